import type { Bot, Budget } from './bot.ts';
import type { AnyBrain } from './brain.ts';
import { botNamed } from './levels.ts';

const OWN_BUDGET = /^([1-9]\d{0,8})(ms)?$/;

/** What the name of a bot ends with that has the network. */
const WITH_NETWORK = '+net';

/**
 * A bot of the arena by its name, such as `search`, or by its name and a budget of its own, which it has instead of
 * everybody's: `search:400` imagines 400 worlds, `search:500ms` thinks for half a second. `search+net` has the brain with
 * a network that is measured, if there is one. Undefined if there is no such bot.
 */
export function contestantNamed(name: string, learned?: AnyBrain): Bot | undefined {
  const [known = '', own, ...rest] = name.split(':');
  const hasNetwork = known.endsWith(WITH_NETWORK);
  const bot = botNamed(hasNetwork ? known.slice(0, -WITH_NETWORK.length) : known);
  const budget = own === undefined ? undefined : parseBudget(own);
  const isMissing = (own !== undefined && budget === undefined) || rest.length > 0;
  if (bot === undefined || isMissing || (hasNetwork && learned === undefined)) return undefined;
  if (budget === undefined && !hasNetwork) return bot;
  const terms = { ...(budget && { budget }), ...(hasNetwork && { brain: learned }) };
  return { name, choose: (task) => bot.choose({ ...task, ...terms }) };
}

function parseBudget(text: string): Budget | undefined {
  const [, amount, unit] = OWN_BUDGET.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}
