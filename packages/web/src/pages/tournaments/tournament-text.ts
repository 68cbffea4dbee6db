import type { Tournament, TournamentInside, TournamentTerms } from '@roundhouse/protocol';
import { gameName } from '../../games/shelf.ts';
import { dateAndTime } from '../../words/when.ts';
import { timeText } from '../lobby/TableLine.tsx';
import { say } from '../words/say.ts';
import { sayTournaments } from './words/say-tournaments.ts';

function formatText({ format, roundEvery }: TournamentTerms): string {
  const { formats, league } = sayTournaments();
  return roundEvery === null ? formats[format] : league(formats[format]);
}

/** What is played and how, in one line. */
export function termsText({ terms }: Tournament): string {
  return [
    gameName(terms.game),
    formatText(terms),
    sayTournaments().atTable(terms.seats),
    timeText(terms.time),
    ...(terms.rated ? [say().rated] : []),
  ].join(' · ');
}

/** How far it is, in one line. */
export function stateText(tournament: Tournament): string {
  const texts = sayTournaments();
  const { state, round, rounds, terms, players } = tournament;
  return [
    texts.state[state],
    ...(round > 0 ? [texts.round(round, rounds)] : []),
    texts.players(players),
    ...(state === 'open' && terms.startsAt !== null
      ? [texts.starts(dateAndTime(terms.startsAt))]
      : []),
  ].join(' · ');
}

/** The names of these players. */
export function namesOf({ players }: TournamentInside, ids: readonly string[]): string[] {
  const { gone } = sayTournaments();
  return ids.map((id) => players.find(({ player }) => player === id)?.name ?? gone);
}
