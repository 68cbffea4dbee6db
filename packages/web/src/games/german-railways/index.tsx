import { STARTING_CASH } from '@roundhouse/games/german-railways';
import type { Event, Move, View } from '@roundhouse/games/german-railways';
import { gameUi } from '../game-ui.ts';
import type { AccountLine } from '../game-ui.ts';
import { about } from './about.ts';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { Desk } from './Desk.tsx';
import { Forecast } from './Forecast.tsx';
import { buttonOf, confirmOf, labelOf, promptOf } from './labels.ts';
import { Ledger } from './Ledger.tsx';
import { SurveyMap } from './map/SurveyMap.tsx';
import { Railroads } from './Railroads.tsx';
import { RoundStrip } from './RoundStrip.tsx';
import { say } from './say.ts';
import type { GermanScene } from './say.ts';
import { SeatPanel } from './SeatPanel.tsx';
import './style.css';
import './map.css';
import './desk.css';
import './ledger.css';
import './controls.css';
import { brief, heading, showFor, soundOf, tell } from './telling.ts';
import { Tools } from './tools/Tools.tsx';
import { whyNot } from './why-not.ts';
import { why } from './why.ts';

function Board({ scene }: { scene: GermanScene }) {
  return (
    <div class="german" data-phase={scene.view.phase}>
      <header class="now">
        <RoundStrip scene={scene} />
        <Desk scene={scene} />
      </header>
      <div class="survey" data-ask="map">
        <SurveyMap scene={scene} />
        <Ledger scene={scene} />
      </div>
      <Railroads scene={scene} />
      <Forecast scene={scene} />
    </div>
  );
}

/** The rules that matter in each phase. */
function rulesNow({ view }: GermanScene): readonly string[] {
  if (view.auction) return view.auction.opening ? ['3.2', '3.3', 'G4'] : ['6.2', '6.3', 'G4'];
  if (view.build) return ['7.2', '7.3', '7.4', '7.5', '8.1', '8.2', '10.1', '10.2', 'G22'];
  if (view.vote) return ['11.1', 'G19'];
  return ['4.1', '6.1', '7.1', '5.2', '11.1', 'G14', 'G18', 'G19'];
}

function accountOf({ players }: View, events: readonly Event[]): AccountLine[] {
  const words = say().account;
  const paid = players.map((_, seat) =>
    events.reduce(
      (sum, event) =>
        event.kind === 'share-sold' && event.seat === seat ? sum - event.price : sum,
      0,
    ),
  );
  const dividends = players.map((_, seat) =>
    events.reduce(
      (sum, event) => (event.kind === 'dividends-paid' ? sum + (event.received[seat] ?? 0) : sum),
      0,
    ),
  );
  const shares = players.map((player) => player.shares.reduce((sum, count) => sum + count, 0));
  return [
    { label: words.start, values: players.map(() => STARTING_CASH[players.length] ?? 0) },
    { label: words.shares, values: paid },
    { label: words.dividends, values: dividends },
    { label: words.held, values: shares.map((count) => `(${count})`) },
  ];
}

export const ui = gameUi<View, Move, Event>({
  secrets: false,
  Board,
  Controls,
  SeatPanel,
  Tools,
  seatChip: ({ view }, seat) => {
    const { cash = 0, income = 0, shares = [] } = view.players[seat] ?? {};
    const held = shares.reduce((sum, count) => sum + count, 0);
    return {
      score: `${cash}`,
      facts: [
        { sign: 'income', value: income, title: say().seat.income(income) },
        { sign: 'shares', value: held, title: say().seat.shares(held) },
      ],
    };
  },
  prompt: promptOf,
  label: labelOf,
  button: buttonOf,
  confirm: confirmOf,
  why,
  tell,
  heading,
  brief,
  about,
  whyNot,
  describe,
  rulesNow,
  standing: ({ players }) => players.map(({ cash }) => cash),
  standingName: () => say().standing,
  account: (view, _outcome, events) => accountOf(view, events),
  endings: () => say().endings,
  sound: soundOf,
  showFor,
});
