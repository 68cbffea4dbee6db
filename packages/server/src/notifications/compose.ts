import type { Language } from '@roundhouse/protocol/languages';
import type { AnyGame } from '@roundhouse/engine';
import type { NotificationKind } from '@roundhouse/protocol';
import type { MatchRow } from '../store/store.ts';
import type { TournamentRow } from '../store/tournament-store.ts';
import type { NoticeMessage } from './message.ts';
import { listOf, noticeWords } from './words/words.ts';

type AboutMatch = Exclude<NotificationKind, 'digest' | 'check-in'>;

/** Puts notices into words. */
export class Composer {
  private readonly games: readonly AnyGame[];

  constructor(games: readonly AnyGame[]) {
    this.games = games;
  }

  aboutMatch(kind: AboutMatch, match: MatchRow, user: string, language: Language): NoticeMessage {
    const words = noticeWords(language);
    const others = this.others(match, user, language);
    const host = match.seats.find((seat) => seat.user === match.owner)?.name;
    const texts: Readonly<Record<AboutMatch, string>> = {
      turn: words.with(others),
      finished: words.with(others),
      begun: words.with(others),
      full: words.fullText(others),
      rematch: words.rematchText(plain(host ?? words.nobody)),
      arranged: words.arrangedText(others),
      invited: words.invitedText(plain(host ?? words.nobody)),
    };
    const title = words[kind](this.gameName(match));
    const links = [{ text: title, path: pathOf(match) }];
    return { kind, title, text: texts[kind], links, match: match.id, language };
  }

  digest(waiting: readonly MatchRow[], user: string, language: Language): NoticeMessage {
    const words = noticeWords(language);
    return {
      kind: 'digest',
      title: words.digest(waiting.length),
      text: words.digestText,
      links: waiting.map((match) => ({
        text: words.inGame(this.gameName(match), this.others(match, user, language)),
        path: pathOf(match),
      })),
      match: null,
      language,
    };
  }

  checkIn(tournament: TournamentRow, language: Language): NoticeMessage {
    const words = noticeWords(language);
    const title = words.checkIn(plain(tournament.name));
    return {
      kind: 'check-in',
      title,
      text: words.checkInText(this.gameName(tournament.terms)),
      links: [{ text: title, path: `/tournaments/${tournament.id}` }],
      match: null,
      language,
    };
  }

  test(language: Language): NoticeMessage {
    const words = noticeWords(language);
    const links = [{ text: words.account, path: '/account' }];
    return {
      kind: 'test',
      title: words.test,
      text: words.testText,
      links,
      match: null,
      language,
    };
  }

  private gameName({ game }: { readonly game: string }): string {
    return this.games.find(({ id }) => id === game)?.name ?? game;
  }

  private others(match: MatchRow, user: string, language: Language): string {
    const words = noticeWords(language);
    const names = match.seats
      .filter((seat) => seat.user !== user)
      .map(({ name, bot }) => (bot === null ? plain(name ?? words.nobody) : words.bot));
    return listOf(language, names);
  }
}

const pathOf = ({ id }: MatchRow): string => `/match/${id}`;

/** A name that can't break out of its line. */
const plain = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim();
