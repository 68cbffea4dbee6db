import type { CONTRACT } from './contract.ts';

type Summaries = {
  readonly [Area in keyof typeof CONTRACT]: Readonly<Record<keyof (typeof CONTRACT)[Area], string>>;
};

/** What each operation does, for those who read about it: no browser needs to load this. */
export const SUMMARIES: Summaries = {
  people: {
    guest: 'Comes in as a guest; gives a cookie',
    me: 'Who I am',
    rename: 'Takes another name',
    deleteMe: 'Deletes the account; its seats lose their name, matches stay',
    setPassword:
      'Sets login and password; a guest becomes an account, other sessions end, and this one gets a new cookie',
    logIn: 'Comes back with login and password; gives a cookie',
    logOut: 'Ends this session',
    sessions: 'My sessions',
    endSession: 'Ends a session and its sockets',
    passkeys: 'My passkeys',
    passkeyOptions: 'Options for navigator.credentials.create',
    addPasskey: 'Adds a passkey; a guest becomes an account and gets a new cookie',
    removePasskey: 'Removes one of my passkeys',
    passkeyLoginOptions: 'Options for navigator.credentials.get',
    passkeyLogIn: 'Comes back with a passkey; gives a cookie',
  },
  matches: {
    games: 'The games',
    openTables:
      'The lobby: public tables that wait for players, the newest first, 50 at a time; `after` is the last table of the page before',
    mine: 'My matches, those first in which it is my turn',
    tablesToWatch: 'Public matches that are being played',
    create:
      'Creates a table; each seat is `me`, a bot (random, easy, medium, hard, expert) or null for whoever comes',
    table: 'A match; the id of a private one is its secret link',
    record: 'The record of a finished match, seed included',
    viewAt:
      'What a viewer (a seat or `spectator`, oneself by default) saw after so many moves; anybody’s eyes once it is over',
    chat: 'What was said at the table: the first lines after one, or the last ones before one, in the order in which they were said',
    note: 'My private note',
    join: 'Takes a seat, the first free one by default',
    leave: 'Leaves a table before its match begins',
    remove: 'The host sends somebody away, who can’t sit down here again',
    fillSeats: 'The host puts bots into the empty seats, or a bot or nobody into one',
    start: 'The host begins the match',
    rematch: 'A new table with the same people, one for all who ask',
  },
  notifications: {
    list: 'How I am told what waits for me, and what went wrong with it',
    keepHabits: 'Sets language, time zone and the hour of the daily digest',
    addPush: 'Adds this browser; it ends with the session',
    renewPush: 'Tells that this browser has another address now',
    addWebhook: 'Adds a webhook; only https on the open internet',
    addEmail: 'Adds an e-mail address and mails a code to it',
    confirm: 'Confirms an e-mail address with the code that was mailed to it',
    test: 'Sends a test at once',
    turn: 'Turns a channel on or off',
    removeChannel: 'Removes a channel',
    stop: 'Turns off the channel whose e-mail had this link; no cookie needed',
    ofMatch: 'Whether I am told of this match, and whether any channel is on',
    setOfMatch: 'Mutes this match, or not any more',
  },
  site: {
    addresses: 'Where other devices find this server; told to the same machine only',
    health: 'Whether it can play; without `news` of other nodes, play goes on',
    ready: 'Whether visitors may be sent here',
    security: 'Whom to tell of a hole in this server (RFC 9116), where somebody wants to know',
  },
};
