import { useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import { InfoCards } from '../../table/InfoCard.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import type { TableModel } from '../../table/table-model.ts';
import '../../styles/planning.css';
import { words } from '../../words/words.ts';
import { OpenPanel } from '../table/OpenPanel.tsx';
import type { PanelName } from '../table/OpenPanel.tsx';
import { KeepLine } from './KeepLine.tsx';
import type { OpenPlan } from './open-plan.ts';
import { realNews } from './real-news.ts';
import { say } from './words/say.ts';

export interface PlanBoardProps {
  readonly open: OpenPlan;
  readonly real: TableModel;
  readonly onBack: () => void;
}

/** The same table over a private copy of the match, in which whoever plans moves for everybody. */
export function PlanBoard({ open, real, onBack }: PlanBoardProps) {
  const [panel, setPanel] = useState<PanelName>();
  const { table } = open;
  const { game } = table.match;
  const scene = table.scene.value;
  const { house, keys } = words();
  const mine = (scene?.legal.length ?? 0) > 0;
  useShortcuts({
    b: onBack,
    u: () => table.canTakeBack && void table.takeBack(),
    h: () => mine && void table.askHint(),
    r: () => setPanel('rules'),
    t: () => setPanel('describe'),
    '?': () => setPanel('keys'),
  });
  if (!scene) return <p class="loading">{house.loading}</p>;
  return (
    <>
      <TableFrame
        table={table}
        scene={scene}
        game={game}
        title={say().title}
        parts={{ below: <PlanPart open={open} real={real} onBack={onBack} /> }}
        covered={false}
        isPlan
        onEscape={onBack}
        ways={<Button label={keys.open} onClick={() => setPanel('keys')} />}
        bar={<Button class="main plan-back" label={say().back} onClick={onBack} />}
      />
      <InfoCards ui={table.ui} scene={scene} game={game} asking={table.asking} />
      <OpenPanel
        open={panel}
        table={table}
        scene={scene}
        game={game}
        onClose={(closed) => setPanel((now) => (now === closed ? undefined : now))}
      />
    </>
  );
}

/** What only a plan has: what it is, another deal, and what the real match does meanwhile. */
function PlanPart({ open, real, onBack }: PlanBoardProps) {
  const { table, plan } = open;
  const texts = say();
  const buttons = (
    <>
      <Button label={texts.dealAgain} onClick={() => plan.deal()} />
      {table.position.value?.outcome && (
        <Button label={texts.undo} onClick={() => void table.takeBack()} />
      )}
    </>
  );
  return (
    <section class="plan-part" aria-label={texts.title}>
      <RealNewsNote open={open} real={real} onBack={onBack} />
      <p class="quiet-text plan-roomy">{texts.about}</p>
      {open.book ? (
        <KeepLine open={open} real={real} book={open.book}>
          {buttons}
        </KeepLine>
      ) : (
        <div class="row">{buttons}</div>
      )}
    </section>
  );
}

/** Always there, so that what appears in it is read out. */
function RealNewsNote({ open, real, onBack }: PlanBoardProps) {
  const position = real.position.value;
  const news = position && realNews(position, real.steps.value, open.seat, open.since);
  const { and } = words();
  const texts = say();
  const moved =
    news?.kind === 'moved'
      ? [
          texts.moved(and(news.seats.map((seat) => real.seats[seat]?.name ?? ''))),
          ...(news.yourTurn ? [texts.yourTurn] : []),
        ].join(' ')
      : undefined;
  return (
    <div class="row plan-news" role="status">
      {news && (
        <>
          <p>{moved ?? texts[news.kind === 'over' ? 'over' : 'changed']}</p>
          <Button label={texts.back} onClick={onBack} />
        </>
      )}
    </div>
  );
}
