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

const forbidden = [
  allow('engine', 'engine'),
  allow('games', 'engine|games'),
  allow('bots', 'engine|games|bots'),
  allow('bot-runner', 'engine|games|bots|bot-runner'),
  allow('protocol', 'protocol|engine'),
  allow('server', 'engine|games|bots|bot-runner|protocol|server'),
  allow('web', 'engine|games|bots|protocol|web'),
  {
    ...allow('cli', 'engine|games|bots|bot-runner|server|cli'),
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
    from: { path: '^packages/games/src/([^/]+)/' },
    to: { path: '^packages/games/src/([^/]+)/', pathNot: '^packages/games/src/$1/' },
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
