import { useState } from 'preact/hooks';
import type { Table } from '@roundhouse/protocol';
import { api } from '../../match/online/api.ts';
import { useLooking } from '../frame/use-looking.ts';
import { sayOrder } from '../order/words/say-order.ts';
import { say } from '../words/say.ts';
import { TableList } from './TableLine.tsx';

const LOOK_EVERY = 10_000;

/** Tables to which somebody has invited me by name; nothing if there are none. */
export function InvitedTables({ onKnown }: { onKnown: () => void }) {
  const [tables, setTables] = useState<readonly Table[]>([]);
  useLooking(
    async () => {
      const found = await api.invited();
      if (found.ok) setTables(found.value);
      onKnown();
    },
    LOOK_EVERY,
    [],
  );
  if (tables.length === 0) return null;
  return (
    <section class="matches" aria-labelledby="invited">
      <h2 id="invited">{sayOrder().here.invited}</h2>
      <TableList tables={tables} label={say().look} />
    </section>
  );
}
