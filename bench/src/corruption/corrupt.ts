import { drawBelow, rngFromSeed, seedFromText } from '@roundhouse/engine';
import { acceptLoss, DamagedStore, FOLDER_FILES, SQLITE_FILE } from '@roundhouse/server';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corrupt, HARMS, TARGETS } from './corruptions.ts';
import type { Corruption, Target } from './corruptions.ts';
import { copyFiles, makeImages, openWhole, readContents } from './image.ts';
import type { Image, Images } from './image.ts';

interface CorruptionPlan {
  readonly cases: number;
  readonly moves: number;
  readonly seed: string;
  readonly onDone?: (done: number, all: number) => void;
}

/** What became of the cases of one kind. */
interface Outcomes {
  /** Opened, and everything was there. */
  whole: number;
  /** Refused; with `acceptLoss` it then opened with every acknowledged entry. */
  saved: number;
  /** Refused; with `acceptLoss` it opened, and said that something was lost. */
  told: number;
  /** Opened without a word though something was missing, or the evidence was changed. There must be none. */
  silent: number;
}

interface CorruptionReport {
  /** By kind of damage. */
  readonly outcomes: ReadonlyMap<string, Outcomes>;
  /** Cases in which there was nothing to damage, such as a log that was not there. */
  readonly unchanged: number;
}

/** Pairs are of files that a server can't do without; marks that are both older and alone would be a store put back as a whole. */
const IN_PAIRS: readonly Target[] = ['main file', 'WAL', 'first journal', 'second journal'];

/** Damages the files of a store in every way, opens it each time, and counts what comes of it. */
export async function runCorruptionTest(plan: CorruptionPlan): Promise<CorruptionReport> {
  const workplace = mkdtempSync(join(tmpdir(), 'roundhouse-corrupt-'));
  try {
    const images = await makeImages(workplace, plan.moves);
    const outcomes = new Map<string, Outcomes>();
    const random = randomFrom(plan.seed);
    let unchanged = 0;
    for (let number = 0; number < plan.cases; number++) {
      const { kind, corruptions } = caseOf(number, random);
      const outcome = await attempt(workplace, images, number, corruptions, random);
      if (outcome === undefined) unchanged++;
      else count(outcomes, kind, outcome);
      plan.onDone?.(number + 1, plan.cases);
    }
    return { outcomes, unchanged };
  } finally {
    rmSync(workplace, { recursive: true });
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: string): () => number {
  const rng = rngFromSeed(seedFromText(seed));
  return () => drawBelow(rng, 2 ** 30) / 2 ** 30;
}

const SINGLES: readonly Corruption[] = (Object.keys(TARGETS) as Target[]).flatMap((target) =>
  HARMS.map((harm) => ({ target, harm })),
);

/** Every single harm in turn, and after each round of them as many pairs. */
function caseOf(
  number: number,
  random: () => number,
): { kind: string; corruptions: readonly Corruption[] } {
  const single = SINGLES[number % SINGLES.length];
  const isPair = Math.floor(number / SINGLES.length) % 3 === 2;
  if (single === undefined || isPair) {
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const corruptions = [0, 1].map(() => ({ target: pick(IN_PAIRS), harm: pick(HARMS) }));
    return { kind: 'two files', corruptions };
  }
  return { kind: `${single.target}, ${single.harm}`, corruptions: [single] };
}

function count(report: Map<string, Outcomes>, kind: string, outcome: keyof Outcomes): void {
  const outcomes = report.get(kind) ?? { whole: 0, saved: 0, told: 0, silent: 0 };
  outcomes[outcome]++;
  report.set(kind, outcomes);
}

/** Undefined if nothing was damaged, such as a log that was not there. */
async function attempt(
  workplace: string,
  { older, moments }: Images,
  number: number,
  corruptions: readonly Corruption[],
  random: () => number,
): Promise<keyof Outcomes | undefined> {
  const image = moments[Math.floor(random() * moments.length)];
  if (image === undefined) throw new Error('there are no images');
  const folder = copyFiles(image.folder, join(workplace, `case-${number}`));
  try {
    const changes = corruptions.map((each) => corrupt(folder, older, each, random));
    return changes.includes(true) ? await outcomeOf(folder, image) : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function outcomeOf(folder: string, image: Image): Promise<keyof Outcomes> {
  const evidence = readFiles(folder);
  try {
    await (await openWhole(folder)).close();
    return readContents(folder) === image.contents ? 'whole' : 'silent';
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error;
  }
  if (readFiles(folder) !== evidence) return 'silent';
  const { losses, lostAtMost } = await acceptLoss(folder);
  const lost = await countLost(folder, image);
  if (lost === 0) return 'saved';
  return losses.length > 0 && lost <= lostAtMost ? 'told' : 'silent';
}

/** Whoever opens a database of SQLite's to read it may leave an empty log. */
const readFiles = (folder: string): string =>
  FOLDER_FILES.map((ending) => {
    const path = join(folder, SQLITE_FILE + ending);
    return existsSync(path) ? readFileSync(path, 'base64') : '';
  }).join('\n');

/** How many acknowledged entries are not where they were. */
async function countLost(folder: string, { acknowledged }: Image): Promise<number> {
  const store = await openWhole(folder);
  let lost = 0;
  for (const [match, ids] of acknowledged) {
    const entries = await store.entries(match, 0);
    lost += ids.filter((id, at) => entries[at]?.id !== id).length;
  }
  await store.close();
  return lost;
}
