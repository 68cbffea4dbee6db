import type { Outlook, View } from '@roundhouse/games/german-railways';
import { say, shortNames } from './say.ts';

const withOutlook = ({ railroads }: View, wanted: Outlook): number[] =>
  railroads.flatMap(({ outlook }, railroad) => (outlook === wanted ? [railroad] : []));

/** Why the match ends with this round as things stand in this view, or undefined. */
export function lastRoundOf(view: View): string | undefined {
  const { lastRound } = say();
  const stuck = withOutlook(view, 'stuck');
  if (stuck.length > 0) return lastRound.stuck(shortNames(stuck));
  if (withOutlook(view, 'connected').length === view.railroads.length) return lastRound.connected;
  return view.endsIfQuiet && !view.build ? lastRound.quiet : undefined;
}

/** How far it is to the end: the railroads that have their two connections, and those that have no partner to spare. */
export function meterOf(view: View): string {
  const connected = withOutlook(view, 'connected');
  const atRisk = withOutlook(view, 'at-risk');
  return say().desk.meter(connected.length, shortNames(connected), shortNames(atRisk));
}
