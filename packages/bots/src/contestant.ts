import type { Bot, Budget } from './bot.ts';
import { botNamed } from './levels.ts';

const OWN_BUDGET = /^([1-9]\d{0,8})(ms)?$/;

/**
 * A bot of the arena by its name, such as `search`, or by its name and a budget of its own, which it has instead of
 * everybody's: `search:400` imagines 400 worlds, `search:500ms` thinks for half a second. Undefined if there is none.
 */
export function contestantNamed(name: string): Bot | undefined {
  const [known = '', own, ...rest] = name.split(':');
  const bot = botNamed(known);
  if (bot === undefined || own === undefined) return bot;
  const budget = parseBudget(own);
  if (budget === undefined || rest.length > 0) return undefined;
  return { name, choose: (task) => bot.choose({ ...task, budget }) };
}

function parseBudget(text: string): Budget | undefined {
  const [, amount, unit] = OWN_BUDGET.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}
