import type { CONTRACT } from './contract.ts';

type Summaries = {
  readonly [Area in keyof typeof CONTRACT]: Readonly<Record<keyof (typeof CONTRACT)[Area], string>>;
};

/** What each operation does, for those who read about it: no browser needs to load this. */
export const SUMMARIES: Summaries = {
  people: {
    guest: 'Comes in as a guest; gives a cookie',
    me: 'Who I am; null without a session',
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
    recovery: 'Whether a link for a new password can be mailed',
    recover:
      'Mails a link for a new password to the confirmed e-mail addresses of an account; answers the same if there is none',
    resetPassword:
      'Sets a new password by a link that was mailed, or made at the machine; all sessions end, and a new one begins',
    exportMe: 'Everything that is kept about me, table by table',
  },
  peace: {
    here: 'How many people have looked at a page in the last five minutes, and which of my friends',
    ties: 'Whom I follow, mute or block; nobody else can ask for this',
    named: 'The account of that name',
    setTie:
      'Follows, mutes or blocks somebody, or not any more; whoever is blocked is never seated with me, and isn’t told',
    report: 'Reports somebody at a match to the moderators, with the lines in question',
  },
  matches: {
    games: 'The games',
    openTables:
      'The lobby: public tables that wait for players, the newest first, 50 at a time; `after` is the last table of the page before',
    mine: 'My matches, those first in which it is my turn',
    tablesToWatch: 'Public matches that are being played',
    tv: 'Of each game the public match that is worth watching most: the one between the strongest players that is going on now',
    create:
      'Creates a table; each seat is `me`, a bot (random, easy, medium, hard, expert) or null for whoever comes',
    table: 'A match; the id of a private one is its secret link',
    record: 'The record of a finished match, seed included',
    viewAt:
      'What a viewer (a seat or `spectator`, oneself by default) saw after so many moves; anybody’s eyes once it is over',
    chat: 'What was said at the table: the first lines after one, or the last ones before one, in the order in which they were said',
    note: 'My private note',
    join: 'Takes a seat, the first free one by default',
    invite:
      'Invites somebody by name to a table that waits; they are notified and find it in their list',
    invited: 'Tables that wait and to which I was invited, the newest first',
    leave: 'Leaves a table before its match begins',
    remove: 'The host sends somebody away, who can’t sit down here again',
    fillSeats: 'The host puts bots into the empty seats, or a bot or nobody into one',
    start: 'The host begins the match',
    rematch: 'A new table with the same people, one for all who ask',
  },
  reviews: {
    review: 'How far the server’s review of a match is; `none` if nobody has asked for one',
    askForReview:
      'Asks for a review of a finished match; it is made once, when bots leave time for it, and kept for everybody',
    reviewNotes:
      'What the review has found out so far, also while it goes on; a browser makes the picture from this and the record',
  },
  ratings: {
    leaderboard:
      'The best of a game and pace, in a season or of all time; only players who show their rating, once it is sure',
    ofMatch: 'What a rated match made of the ratings that you may see; null if it has none',
    profile: 'A user: the name, and whatever that user shows',
    shows: 'What everybody may see of me besides my name',
    show: 'Sets what everybody may see of me',
  },
  seeking: {
    seek: 'Looks for people to play with; the match begins as soon as there are enough',
    state:
      'Whether I look for a game, and whether one was found; whoever looks for a live one asks every few seconds',
    stop: 'Stops looking',
  },
  invitations: {
    list: 'Standing invitations that I may accept, and my own',
    offer: 'Invites people to play at any of several times; a table is made when enough can',
    accept: 'Says at which of its times I can play',
    withdraw: 'I can’t play then after all',
    cancel: 'Takes back an invitation of mine',
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
  bots: {
    tokens: 'My tokens, without what they are',
    addToken: 'Makes a token for a program that acts in my name; it is shown this once',
    revokeToken: 'Revokes a token and closes its sockets',
    list: 'My bot accounts',
    create: 'Makes an account for a program to play with, marked as such everywhere',
    addBotToken: 'Makes a token for one of my bot accounts; it is shown this once',
    revokeBotToken: 'Revokes a token of one of my bot accounts',
    remove: 'Deletes one of my bot accounts; it leaves every match',
  },
  clubs: {
    list: 'My clubs, or those whose names begin like this',
    found: 'Founds a club',
    show: 'A club as everybody may know it',
    inside: 'Its members, tables and ladder; only members may ask',
    change: 'The owner says what it is about, and whether anybody may join',
    join: 'Joins an open club, or asks to be let in',
    leave: 'Leaves; the owner’s place goes to the oldest member, and the last one closes the club',
    admit: 'The owner lets somebody in who has asked',
    dismiss: 'The owner sends somebody away',
    close: 'The owner closes the club; its matches stay',
  },
  tournaments: {
    list: 'Tournaments, the newest first, 50 at a time: those that can be entered, are running or are over',
    create: 'Organises a tournament; `club` makes it one of a club of mine, for its members alone',
    show: 'A tournament with its players, standings and rounds',
    signUp: 'Enters a tournament',
    checkIn: 'Says that I’m there, shortly before the start',
    withdraw: 'Leaves a tournament; the match that is being played goes on',
    start: 'The organiser starts it now; sign-up closes',
    pause: 'The organiser stops it after the matches that are being played',
    resume: 'The organiser lets it go on',
    cancel: 'The organiser ends it; matches that are being played go on',
    remove: 'The organiser removes a player, who can’t enter again',
  },
  order: {
    reports: 'What was reported: the oldest that waits first, or the newest that is done',
    closeReport: 'Says that a report was right, or wasn’t',
    find: 'Somebody by name or id, with roles and sanctions',
    sanction:
      'Bans or limits somebody, for a time or for good; whoever is banned leaves every match',
    lift: 'Ends a ban or a limit',
    rename: 'Gives somebody another name, everywhere',
    setRole: 'Makes somebody a moderator or an admin, or neither; only admins may',
    closeTable: 'Closes a table before its match begins',
    endMatch: 'Ends a match; nobody wins',
    removeLine: 'Takes the text out of a line of chat',
    log: 'What was done by those who keep order, the newest first',
  },
  site: {
    addresses: 'Where other devices find this server; told to the same machine only',
    health: 'Whether it can play; without `news` of other nodes, play goes on',
    ready: 'Whether visitors may be sent here',
    security: 'Whom to tell of a hole in this server (RFC 9116), where somebody wants to know',
  },
};
