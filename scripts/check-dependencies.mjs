// The rules between folders. Fails also when the tool saw suspiciously few modules: it is silent when it can't read them.
import { cruise } from 'dependency-cruiser';

const packages = (names) => `^packages/(${names})/`;
const allow = (from, to) => ({
  name: `${from} imports only ${to}`,
  severity: 'error',
  from: { path: packages(from) },
  to: { path: '^(packages|bench|e2e)/', pathNot: packages(to) },
});
const PURE = 'engine|games|bots';
/** Measurements are commands too, where they are installed. */
const BENCH_DOOR = '^packages/cli/src/run\\.ts$';
const FEWEST_MODULES = 20;

/** What each room of the web app may know besides itself and styles; `app` knows them all. */
const BELOW_TABLES = ['settings', 'words', 'pieces', 'match/host\\.ts'];
const AT_TABLES = [...BELOW_TABLES, 'games', 'table'];
const ROOMS = {
  settings: [],
  words: ['settings'],
  pieces: ['settings', 'words'],
  match: ['words'],
  games: BELOW_TABLES,
  table: AT_TABLES,
  replay: AT_TABLES,
  lessons: AT_TABLES,
  puzzles: [],
  review: [...AT_TABLES, 'match', 'replay'],
  'service-worker': [],
  offline: ['service-worker', 'settings', 'words'],
  pages: [...AT_TABLES, 'match', 'replay', 'review', 'puzzles', 'lessons', 'offline'],
};
const WEB = '^packages/web/src/';
const webRooms = Object.entries(ROOMS).map(([room, known]) => ({
  name: `the web's ${room} imports only ${known.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `${WEB}${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: WEB, pathNot: `${WEB}(${[room, 'styles', ...known].join('|')})(/|$)` },
}));

/** What each room of the server may know besides itself; `main` knows them all. */
const KEPT = ['base', 'store'];
const SERVER_ROOMS = {
  base: [],
  store: ['base'],
  clocks: KEPT,
  accounts: [...KEPT, 'retention/retention\\.ts'],
  matches: [...KEPT, 'clocks', 'automation/decide\\.ts'],
  bots: [...KEPT, 'matches'],
  automation: [...KEPT, 'matches'],
  notifications: [...KEPT, 'matches', 'retention/retention\\.ts'],
  retention: [...KEPT, 'matches'],
  ratings: [...KEPT, 'matches'],
  seeking: [...KEPT, 'matches', 'ratings'],
  invitations: [...KEPT, 'matches'],
  reviews: [...KEPT, 'bots', 'matches'],
  tournaments: [...KEPT, 'matches', 'ratings'],
  socket: [...KEPT, 'matches', 'automation', 'notifications'],
  http: [
    ...KEPT,
    'accounts',
    'invitations',
    'matches',
    'notifications',
    'ratings',
    'reviews',
    'seeking',
    'tournaments',
  ],
  cluster: [...KEPT, 'matches', 'automation', 'socket'],
};
const SERVER = '^packages/server/src/';
/** Tests stand above all rooms, as does what they share. */
const SERVER_TESTS = '\\.test\\.ts$';
const serverRooms = Object.entries(SERVER_ROOMS).map(([room, known]) => ({
  name: `the server's ${room} imports only ${known.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `${SERVER}${room}/`, pathNot: SERVER_TESTS },
  to: { path: SERVER, pathNot: `${SERVER}(${[room, ...known].join('|')})(/|$)` },
}));
const everyFileInARoom = (within, rooms) => ({
  name: `every file of ${within} is in a room`,
  severity: 'error',
  from: {},
  to: { path: within, pathNot: `${within}(index\\.ts$|(${rooms.join('|')})/)` },
});
const testing = {
  name: 'only tests use what tests share',
  severity: 'error',
  from: { path: SERVER, pathNot: `${SERVER_TESTS}|${SERVER}testing/` },
  to: { path: `${SERVER}testing/` },
};

const forbidden = [
  allow('engine', 'engine'),
  allow('games', 'engine|games'),
  allow('bots', 'engine|games|bots'),
  allow('bot-runner', 'engine|games|bots|bot-runner'),
  allow('protocol', 'protocol|engine'),
  allow('server', 'engine|games|bots|bot-runner|protocol|server'),
  allow('web', 'engine|games|bots|protocol|web'),
  {
    ...allow('cli', 'engine|games|bots|bot-runner|protocol|server|cli'),
    name: 'cli reaches bench only through the list of commands',
    from: { path: packages('cli'), pathNot: BENCH_DOOR },
  },
  {
    name: 'the list of commands loads bench only when it is called',
    severity: 'error',
    from: { path: BENCH_DOOR },
    to: { path: '^bench/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'no npm dependency in engine, games and bots',
    severity: 'error',
    from: { path: packages(PURE), pathNot: '\\.test\\.ts$|/tools/' },
    to: { pathNot: '^packages/' },
  },
  {
    name: 'no game imports another',
    severity: 'error',
    from: { path: '^(packages/games/src|packages/web/src/games)/([^/]+)/' },
    to: { path: '^(packages/games/src|packages/web/src/games)/[^/]+/', pathNot: '/$2/' },
  },
  ...webRooms,
  ...serverRooms,
  everyFileInARoom(WEB, ['app', 'styles', ...Object.keys(ROOMS)]),
  everyFileInARoom(SERVER, ['main', 'testing', ...Object.keys(SERVER_ROOMS)]),
  testing,
  {
    name: "the web's match knows no Preact",
    severity: 'error',
    from: { path: `${WEB}match/`, pathNot: '\\.test\\.ts$' },
    to: { path: 'node_modules/preact/' },
  },
  {
    name: 'no cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

const { output } = await cruise(['packages', 'bench'], {
  ruleSet: { forbidden },
  validate: true,
  tsPreCompilationDeps: true,
  exclude: { path: '^packages/[^/]+/dist/' },
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
});
const { totalCruised, violations } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < FEWEST_MODULES) console.error(`only ${totalCruised} modules were seen`);
process.exit(violations.length > 0 || totalCruised < FEWEST_MODULES ? 1 : 0);
