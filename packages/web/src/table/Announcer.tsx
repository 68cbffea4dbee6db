import { useEffect, useRef, useState } from 'preact/hooks';
import { offeredIn } from '../pieces/roving.ts';
import { shortcuts } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { gathered } from './announcement.ts';
import { linesOf } from './log-lines.ts';
import { promptText } from './Prompt.tsx';
import type { TableModel } from './table-model.ts';

/** So long it must be quiet before what happened is told, and so long it is gathered at most. */
const QUIET = 500;
const LONGEST = 6000;

/** What a screen reader hears: what others did, gathered, then what is asked and how much is offered. */
export function Announcer({ table }: { table: TableModel }) {
  const [text, setText] = useState('');
  const region = useRef<HTMLParagraphElement>(null);
  const told = useRef(table.steps.value.at(-1)?.moves ?? 0);
  const asked = useRef<string>('');
  const since = useRef<number>(undefined);
  const scene = table.scene.value;
  const steps = table.steps.value;
  const last = steps.at(-1)?.moves ?? 0;
  const mine = (scene?.legal.length ?? 0) > 0;
  const question = mine ? `${table.position.value?.moves}: ${promptText(table)}` : '';
  const waits = last !== told.current || (mine && question !== asked.current);
  useEffect(() => {
    if (!scene || !waits || table.moment.value !== undefined) return;
    since.current ??= Date.now();
    const left = since.current + LONGEST - Date.now();
    const timer = setTimeout(
      () => {
        const lines = steps
          .filter(({ moves }) => moves > told.current)
          .flatMap((step) => linesOf(table.ui, step, scene));
        const back = last < told.current ? [words().keys.takenBack] : [];
        const ask = mine ? [promptText(table), ...offerText(region.current)] : [];
        told.current = last;
        asked.current = question;
        since.current = undefined;
        setText((before) => fresh(gathered([...back, ...lines], ask), before));
      },
      table.behind.value ? Math.max(0, left) : Math.min(QUIET, Math.max(0, left)),
    );
    return () => clearTimeout(timer);
  }, [last, question, waits, table.behind.value]);
  return (
    <p ref={region} class="sr-only" role="status" aria-atomic="true" data-announcer>
      {text}
    </p>
  );
}

/** "14 moves available. Press N for the next." */
function offerText(region: Element | null): string[] {
  const count = offeredIn(region?.closest('.table') ?? document).length;
  const { offered, pressN } = words().keys;
  if (count === 0) return [];
  return shortcuts.value === 'on' ? [offered(count), pressN] : [offered(count)];
}

/** The same words again are told again only if the text differs. */
const fresh = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);
