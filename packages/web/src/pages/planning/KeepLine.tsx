import { sameJson } from '@roundhouse/engine';
import type { LineStep } from '@roundhouse/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { Alert } from '../../pieces/Alert.tsx';
import type { LineBook } from './line-book.ts';
import { LineList, LineText, lineWordsOf } from './LineList.tsx';
import type { OpenPlan } from './open-plan.ts';
import { lineFrom, withLine } from './planned-line.ts';
import { say } from './words/say.ts';

interface KeepLineProps {
  open: OpenPlan;
  real: TableModel;
  book: LineBook;
  /** What else can be done with the plan. */
  children: ComponentChildren;
}

/** Makes a conditional move of what was planned, and shows those that are kept where there is room; else they are at the table. */
export function KeepLine({ open, real, book, children }: KeepLineProps) {
  const [trouble, setTrouble] = useState<'full' | 'refused'>();
  const steps = usePlannedSteps(open);
  const { seat, entry } = open;
  const texts = say();
  const lines = book.lines();
  const line = lineFrom(steps, seat, entry);
  const isKept = lines.some((each) => sameJson(each, line));
  const words = lineWordsOf(real.ui, real.match, seat, real.position.value?.view);
  const keep = async (next: typeof lines | undefined): Promise<void> => {
    const isDone = next !== undefined && (await book.keep(next));
    setTrouble(isDone ? undefined : next === undefined ? 'full' : 'refused');
  };
  return (
    <section class="lines-close" aria-label={texts.lines}>
      <div class="row">
        {children}
        {typeof line !== 'string' && !isKept && (
          <Button label={texts.keep} onClick={() => void keep(withLine(lines, line, seat))} />
        )}
      </div>
      <Alert text={trouble && texts.trouble[trouble]} />
      <p class="quiet-text" role="status">
        {lines.length > 0 && texts.kept(lines.length)}
      </p>
      <div class="plan-roomy">
        {typeof line === 'string' && <p class="quiet-text">{texts.noLine[line]}</p>}
        {typeof line !== 'string' && !isKept && <LineText steps={line.steps} words={words} />}
        <LineList
          lines={lines}
          words={words}
          onRemove={(gone) => void keep(lines.filter((each) => each !== gone))}
        />
      </div>
    </section>
  );
}

/** What was planned so far, as the planner would be told of it. */
function usePlannedSteps({ table, plan }: OpenPlan): readonly LineStep[] {
  const [steps, setSteps] = useState<readonly LineStep[]>([]);
  const position = table.position.value;
  useEffect(() => {
    let isOld = false;
    void plan.line().then((next) => {
      if (!isOld) setSteps(next);
    });
    return () => {
      isOld = true;
    };
  }, [position]);
  return steps;
}
