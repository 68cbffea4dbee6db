import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { forgetPlaces } from '../../pieces/travel.ts';
import type { TableModel } from '../../table/table-model.ts';
import { loadWords } from '../../words/catalog.ts';
import type { LineBook } from './line-book.ts';
import type { OpenPlan } from './open-plan.ts';
import type { PlanBoardProps } from './PlanBoard.tsx';

interface Shown {
  readonly open: OpenPlan;
  readonly Board: ComponentType<PlanBoardProps>;
}

/** The planning board beside a table, loaded when it is first opened; the board while somebody plans. */
export function usePlanning(
  real: TableModel,
  book: LineBook | undefined,
): {
  readonly begin: () => void;
  readonly board: JSX.Element | undefined;
} {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!shown) return undefined;
    return () => {
      forgetPlaces();
      shown.open.table.leave();
    };
  }, [shown]);
  const begin = async (): Promise<void> => {
    const next = await loadPlan(real, book).catch(() => undefined);
    forgetPlaces();
    if (next) setShown(next);
    else real.notice.value = 'not-loaded';
  };
  return {
    begin: () => void begin(),
    board: shown && (
      <shown.Board open={shown.open} real={real} onBack={() => setShown(undefined)} />
    ),
  };
}

async function loadPlan(real: TableModel, book: LineBook | undefined): Promise<Shown | undefined> {
  const [{ PlanBoard }, { openPlan }] = await Promise.all([
    import('./PlanBoard.tsx'),
    import('./open-plan.ts'),
  ]);
  await loadWords();
  const open = await openPlan(real, book);
  return open && { open, Board: PlanBoard };
}
