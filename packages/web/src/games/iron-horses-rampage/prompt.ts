import {
  FIRST_MASTER,
  FIRST_SETBACK,
  HAND_LIMIT,
  RAILWAYS,
} from '@roundhouse/games/iron-horses-rampage';
import type { View } from '@roundhouse/games/iron-horses-rampage';
import { cardName, say } from './say.ts';
import type { RampageScene } from './say.ts';

/** What is asked of the viewer. */
export function promptOf({ view, legal, who }: RampageScene): string {
  const { prompt } = say();
  switch (view.phase) {
    case 'answer':
      return prompt.answer(cardName(view.setback), who.name(view.turn));
    case 'steal':
      return prompt.steal(who.name(view.target));
    case 'pay':
      return prompt.pay(cardName(view.setback));
    case 'keep':
      return prompt.keep;
    case 'bury':
      return prompt.bury;
    case 'discard':
      return prompt.discard(view.hand.reduce((sum, count) => sum + count, 0) - HAND_LIMIT);
    default: {
      const canUse = legal.some(({ kind }) => RAILWAYS.some(({ advantage }) => advantage === kind));
      return prompt.turn(Math.max(0, view.actionLimit - view.actionsUsed), canUse);
    }
  }
}

const NOW: Readonly<Record<View['phase'], readonly string[]>> = {
  turn: ['2.1', '2.2', '2.3', '2.4', '2.5', '2.6'],
  answer: ['5.4', '7.7', 'P2'],
  steal: ['4.4', 'P4', 'P5'],
  pay: ['5.2', 'P10', 'P12'],
  keep: ['7.2'],
  bury: ['7.2', 'D9'],
  discard: ['2.7', 'P19'],
  over: ['3.2', 'P29'],
};

/** The rules that matter in this moment: those of the phase, and of what lies in front of whoever decides. */
export function rulesNow({ view }: RampageScene): string[] {
  const player = view.players[view.turn];
  const more = player === undefined || view.phase !== 'turn' ? [] : rulesOf(player);
  return [...NOW[view.phase], ...more];
}

const SETBACK_RULES = ['4.1', '4.1', '4.1', '4.2', '4.3', '4.4'];
const MASTER_RULES = ['6.2', '6.2', '6.2', '6.2', '6.2', '6.3', '6.4', '6.5'];

function rulesOf({ setbacks, master, railway, hasAdvantage }: View['players'][number]): string[] {
  const rules = setbacks.map((card) => SETBACK_RULES[card - FIRST_SETBACK] ?? '');
  if (master >= 0) rules.push(MASTER_RULES[master - FIRST_MASTER] ?? '');
  if (hasAdvantage) rules.push(`7.${railway + 1}`);
  return [...new Set(rules)];
}
