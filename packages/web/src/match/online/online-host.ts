import { parseRecord } from '@roundhouse/engine';
import type { Answer, Connection, Host, MatchInfo, Past, Problem } from '../host.ts';
import { theHost } from '../hosts.ts';
import { api } from './api.ts';
import type { Reply } from './api.ts';
import { matchInfoOf, summaryOf } from './match-info.ts';
import { OnlineMatch } from './online-match.ts';
import { keptRequests } from './kept-requests.ts';
import { PlaySocket } from './play-socket.ts';

const HINT_LEVEL = 'hard';
const PROBLEM_OF: Readonly<Record<string, Problem>> = {
  'no-such-match': 'no-such-match',
  'no-such-game': 'no-such-game',
  'bad-options': 'bad-setup',
  'bad-seat-count': 'bad-setup',
  'not-finished': 'match-running',
  'other-rules': 'other-rules',
  'no-connection': 'no-connection',
};

let line: PlaySocket | undefined;

/** The line to the server that served this page; opened when it is first needed. */
export function theSocket(): PlaySocket {
  line ??= openSocket();
  return line;
}

function openSocket(): PlaySocket {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
  const socket = new PlaySocket({
    open: (end) => {
      const wire = new WebSocket(address);
      wire.addEventListener('message', ({ data }) => end.hear(String(data)));
      wire.addEventListener('close', ({ code }) => end.closed(code));
      return wire;
    },
    isOnline: () => navigator.onLine,
    random: Math.random,
    kept: keptRequests,
  });
  const look = (): void => socket.setAway(document.hidden);
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('offline', () => socket.lost());
  window.addEventListener('online', () => socket.renew());
  return socket;
}

/** Matches on the server. Rules and bots for previews, hints and replays work in this browser. */
export const onlineHost: Host = {
  choices: (game) => theHost().choices(game),
  async matches() {
    const mine = await api.mine();
    return mine.ok ? mine.value.filter(({ status }) => status !== 'open').map(summaryOf) : [];
  },
  async create({ game, options, sitters }) {
    const me = sitters.findIndex(({ kind }) => kind === 'person');
    const seats = sitters.map((sitter, seat) =>
      sitter.kind === 'bot' ? sitter.level : seat === me ? 'me' : null,
    );
    const created = await api.create({
      game,
      seats,
      options,
      time: { kind: 'none' },
      isPublic: true,
      onTimeOut: 'bot',
      onResign: 'bot',
      seating: 'random',
    });
    return created.ok ? { ok: true, value: created.value.id } : failed(created);
  },
  async join(id, _, listener) {
    const match = new OnlineMatch(id, theSocket());
    const found = await api.table(id);
    if (!found.ok) {
      match.leave();
      return failed(found);
    }
    match.table.value ??= found.value;
    match.listen(listener);
    return { ok: true, value: connectionTo(match, matchInfoOf(found.value)) };
  },
  async replay(id): Promise<Answer<Past>> {
    const [table, record] = await Promise.all([api.table(id), api.record(id)]);
    if (!table.ok) return failed(table);
    if (!record.ok) return failed(record);
    return theHost().unfold(matchInfoOf(table.value), record.value);
  },
  /** A match on the server belongs to everybody at its table. */
  remove: async () => {},
  async record(id) {
    const reply = await api.record(id);
    if (!reply.ok) return failed(reply);
    const parsed = parseRecord(reply.value);
    return parsed.ok ? { ok: true, value: parsed.record } : { ok: false, problem: 'not-a-record' };
  },
  keep: (record) => theHost().keep(record),
};

/** A place at a match that this page follows. */
export function connectionTo(match: OnlineMatch, info: MatchInfo): Connection {
  const { game, id } = info;
  return {
    match: info,
    look: () => match.tellWhole(),
    play: (_, move, moves) => match.play(move, moves),
    takeBack: () => match.takeBack(1),
    async hint(seat) {
      const latest = match.latest.value;
      if (!latest || latest.legal.length === 0) return undefined;
      const session = `${id}/${seat}/${HINT_LEVEL}`;
      const { view, legal: moves } = latest;
      return theHost().think({ game, view, moves, seat, level: HINT_LEVEL, session });
    },
    preview: (seat, move) => theHost().ahead({ game, view: match.latest.value?.view, seat, move }),
    async past(viewer) {
      const past = await onlineHost.replay(id);
      return past.ok ? past.value.frames(viewer) : [];
    },
    at: (viewer, moves) => match.at(viewer, moves),
    shown() {},
    leave: () => match.leave(),
  };
}

function failed(reply: Extract<Reply<unknown>, { ok: false }>): Answer<never> {
  return { ok: false, problem: PROBLEM_OF[reply.error] ?? 'not-allowed' };
}
