import { seedFromText, optionCombinations } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { missingFixtures, recordMatch } from '@roundhouse/engine/testing';
import type { Fixture } from '@roundhouse/engine/testing';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpIfAsked } from '../../../scripts/help.mjs';
import { findGame, GAMES } from '../src/registry.ts';
import { countsOf, dealtMatchOf, fixtureFolder, readFixtures, transcriptOf } from './recordings.ts';

const TRIES = 20_000;

function record(game: AnyGame, fixtures: Map<string, Fixture>): void {
  const kinds = [undefined, 'pass', 'done', 'end-turn', 'stop', 'vote', 'draw', 'build'];
  const tables = optionCombinations(game.options).flatMap((options) =>
    game.seatCountsFor(game.parseOptions(options)).map((seats) => ({ options, seats })),
  );
  for (let number = 0; number < TRIES; number++) {
    const missing = missingFixtures(game, [...fixtures.values()]);
    if (missing.length === 0) return;
    const table = tables[number % tables.length];
    if (table === undefined) return;
    const prefer = kinds[Math.floor(number / tables.length) % kinds.length];
    const fixture = recordMatch(
      game,
      { ...table, seed: seedFromText(`fixture/${number}`) },
      prefer,
    );
    const { record: match, outcome } = fixture;
    if (missingFixtures(game, [...fixtures.values(), fixture]).length === missing.length) continue;
    const chosen = Object.entries(match.options as object)
      .map(([key, value]) => `${key}-${String(value)}`)
      .join('.');
    fixtures.set(
      `${[match.seats, chosen, outcome.reason].filter(Boolean).join('.')}.match.json`,
      fixture,
    );
  }
  console.error(`not found: ${missingFixtures(game, [...fixtures.values()]).join('; ')}`);
}

helpIfAsked(`npm run fixtures -- <game-id> [--all]

Records the matches that no fixture of a game covers yet, and writes its transcript and its move counts.

  --all  records all of them anew: after a change of rules`);
const [id = '', flag] = process.argv.slice(2);
const game = findGame(id);
if (game === undefined) {
  console.error(
    `There is no game '${id}'; the games are ${GAMES.map((each) => each.id).join(', ')}.`,
  );
  process.exit(2);
}
const folder = fixtureFolder(id);
if (flag === '--all') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const fixtures = readFixtures(id);
record(game, fixtures);
for (const [name, fixture] of fixtures) {
  writeFileSync(join(folder, name), `${JSON.stringify(fixture)}\n`);
}
writeFileSync(join(folder, 'dealt.json'), `${JSON.stringify(dealtMatchOf(game))}\n`);
writeFileSync(join(folder, 'transcript.txt'), transcriptOf(game));
writeFileSync(join(folder, 'counts.json'), `${JSON.stringify(countsOf(game))}\n`);
