import { CARDS, LIFTS, SETBACKS, TARIFF_LIMIT, VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { PlayerView } from '@roundhouse/games/iron-horses-rampage';
import { words as house } from '../../words/words.ts';
import { readThing } from '../thing.ts';
import { isResource } from './liveries.ts';
import { cardName, say } from './say.ts';
import type { RampageScene } from './say.ts';

const STOPS = SETBACKS.flatMap(({ id, remedy }) => (remedy === null ? [] : [id]));

/** What a player may choose in a turn of its own; wagons only while something is paid or stolen. */
const CHOSEN: readonly string[] = ['hand', 'setback', 'deck'];

/** Why a thing can't be chosen now; the things are those of `about`. */
export function whyNot(thing: string, scene: RampageScene): string | undefined {
  const { why } = say();
  const { viewer, view } = scene;
  const [what, first] = readThing(thing);
  if (what === 'safe') return why.protected;
  if (!CHOSEN.includes(what)) return undefined;
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!own || scene.legal.length === 0) return why.notYours;
  if (view.phase === 'answer') return why.answerFirst;
  if (view.phase !== 'turn') return why.finish;
  if (view.actionsUsed >= view.actionLimit) return why.noActions;
  if (what === 'setback') return first === viewer ? why.cannotPay : why.othersSetback;
  return what === 'hand' ? whyNotCard(first, own, view.transported) : undefined;
}

function whyNotCard(card: number, own: PlayerView, transported: number): string {
  const { why } = say();
  if (isResource(card)) {
    const stops = own.setbacks.filter((each) => STOPS.includes(CARDS[each]?.id ?? ''));
    if (stops.length > 0) return why.stopped(house().and(stops.map(cardName)));
    return transported + (VALUE[card] ?? 0) > TARIFF_LIMIT ? why.tariff : why.finish;
  }
  const id = CARDS[card]?.id;
  if (id === 'sheriff') return why.sheriff;
  if (id === 'safe') return why.safe;
  if (id === 'hijacker') return why.hijacker;
  const lifts = LIFTS[card] ?? -1;
  return lifts >= 0 ? why.remedy(cardName(lifts)) : why.setback;
}
