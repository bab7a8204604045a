/**
 * QA's camera.
 *
 *   npm run visual                                    photographs everything and compares with the baselines
 *   npm run visual -- --scene jackpot-wheel           one scene (and --example mega: one example)
 *   npm run visual -- --update                        makes what is seen the baseline
 *   npm run visual -- --repeat 10                     ten fresh browsers must give the same bytes
 *   npm run visual -- --parity                        every example in five rhythms, not a few
 *   npm run visual -- --no-home                       leaves out the pages of the lobby
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import {
  accept,
  baselineFolders,
  baselineMajor,
  forget,
  judge,
  orphans,
  type Picture,
  writeBaselineMajor,
} from './baselines.ts';
import { majorOf, openBrowser } from './browser.ts';
import { type Camera, fileOf, openCamera, type Shot, shotsOf } from './camera.ts';
import { photographHome } from './home.ts';
import { checkParity, parityExamples } from './parity.ts';
import { clearReport, type Failure, reasonOf, writeReport } from './report.ts';
import { serveStudio } from './site.ts';

const { values: wish } = parseArgs({
  options: {
    scene: { type: 'string' },
    example: { type: 'string' },
    update: { type: 'boolean', default: false },
    repeat: { type: 'string' },
    parity: { type: 'boolean', default: false },
    'no-home': { type: 'boolean', default: false },
  },
});

/** Examples a scene that have their rhythms checked in every run. */
const PARITY_PER_SCENE = 2;
/** Photographs a scene that are taken twice when there is nothing to compare with. */
const REPEATED_PER_SCENE = 6;

const say = (line: string): void => console.log(line);

async function takeScenes(camera: Camera, shots: readonly Shot[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const shot of shots) {
    const { png, problems } = await camera.photograph(shot);
    const query = new URLSearchParams({ scene: shot.scene, example: shot.example, at: String(shot.at) });
    pictures.push({ name: `${shot.scene}/${fileOf(shot)}`, png, problems, link: `?${query}` });
  }
  return pictures;
}

/** Photographs everything that was asked for, in a browser of its own. */
async function takeAll(browser: Browser, address: string): Promise<Picture[]> {
  const camera = await openCamera(browser, address);
  const pictures = await takeScenes(camera, shotsOf(await camera.catalogue(), wish.scene, wish.example));
  await camera.close();
  return pictures;
}

async function repeat(address: string, times: number): Promise<number> {
  const first = new Map<string, Buffer>();
  let differ = 0;
  for (let run = 1; run <= times; run++) {
    const browser = await openBrowser();
    let pictures: Picture[];
    try {
      pictures = await takeAll(browser, address);
    } finally {
      await browser.close();
    }
    for (const { name, png } of pictures) {
      const before = first.get(name);
      if (before === undefined) first.set(name, png);
      else if (!before.equals(png)) {
        differ += 1;
        say(`  ${name} differs in run ${run}`);
      }
    }
    say(`run ${run} of ${times}: ${pictures.length} pictures, ${differ} other bytes so far`);
  }
  return differ;
}

async function compareAll(pictures: readonly Picture[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const picture of pictures) {
    const verdict = await judge(picture);
    if (wish.update && verdict.kind !== 'same') await accept(picture);
    if (picture.problems.length > 0 || (verdict.kind !== 'same' && !wish.update))
      failures.push({ picture, verdict });
  }
  return failures;
}

async function findOrphans(pictures: readonly Picture[]): Promise<string[]> {
  if (wish.example !== undefined) return [];
  const folders = wish.scene === undefined ? await baselineFolders() : [wish.scene];
  const asked = wish['no-home'] ? folders.filter((folder) => folder !== 'home') : folders;
  const left = await orphans(asked, new Set(pictures.map(({ name }) => name)));
  if (!wish.update) return left;
  for (const name of left) await forget(name);
  return [];
}

/** Two photographs of the same instant are the same bytes: what can be said without baselines of this version. */
async function repeatSome(
  camera: Camera,
  pictures: readonly Picture[],
  shots: readonly Shot[],
): Promise<string[]> {
  const first = new Map(pictures.map(({ name, png }) => [name, png]));
  const seen = new Map<string, number>();
  const problems: string[] = [];
  for (const shot of shots) {
    const count = (seen.get(shot.scene) ?? 0) + 1;
    seen.set(shot.scene, count);
    if (count > REPEATED_PER_SCENE) continue;
    const name = `${shot.scene}/${fileOf(shot)}`;
    const { png } = await camera.photograph(shot);
    if (!first.get(name)?.equals(png)) problems.push(`${name}: the second photograph is not the first`);
  }
  return problems;
}

async function main(): Promise<void> {
  const started = performance.now();
  await clearReport();
  const site = await serveStudio();
  const browser = await openBrowser();
  try {
    if (wish.repeat !== undefined) {
      const differ = await repeat(site.address, Number(wish.repeat));
      say(`${wish.repeat} runs, ${differ} pictures with other bytes`);
      process.exitCode = differ > 0 ? 1 : 0;
      return;
    }
    const major = majorOf(browser);
    const owner = await baselineMajor();
    if (wish.update && wish.scene !== undefined && owner !== undefined && owner !== major) {
      throw new Error(
        `the baselines belong to Chromium ${owner}, this is ${major}: update all of them or none`,
      );
    }
    const canCompare = wish.update || owner === major;

    const camera = await openCamera(browser, site.address);
    const entries = await camera.catalogue();
    const shots = shotsOf(entries, wish.scene, wish.example);
    if (shots.length === 0) throw new Error('no example has that name');
    const pictures = await takeScenes(camera, shots);
    if (wish.scene === undefined && !wish['no-home']) pictures.push(...(await photographHome(say)));

    const failures = canCompare
      ? await compareAll(pictures)
      : pictures
          .filter(({ problems }) => problems.length > 0)
          .map((picture): Failure => ({ picture, verdict: { kind: 'same' } }));
    const left = canCompare ? await findOrphans(pictures) : [];
    for (const failure of failures) say(`  ${failure.picture.name}: ${reasonOf(failure)}`);
    for (const name of left) say(`  ${name}: a baseline that nothing photographs any more`);
    if (failures.length > 0) say(`  Expected, Actual, Difference: ${await writeReport(failures)}`);
    if (wish.update) await writeBaselineMajor(major);

    const asked = entries.filter(({ name }) => wish.scene === undefined || name === wish.scene);
    const rhythms = parityExamples(asked, wish.parity ? Number.POSITIVE_INFINITY : PARITY_PER_SCENE);
    const broken: string[] = [];
    for (const { scene, example, photos } of rhythms)
      broken.push(...(await checkParity(camera, scene, example, photos)));
    say(`${rhythms.length} examples in 5 rhythms, ${broken.length} instants with other pixels`);
    const skipped = canCompare ? undefined : whySkipped(owner, major);
    if (skipped !== undefined) {
      say(skipped);
      broken.push(...(await repeatSome(camera, pictures, shots)));
    }
    for (const line of broken) say(`  ${line}`);
    await camera.close();

    const differ = failures.length + left.length;
    const seconds = Math.round((performance.now() - started) / 1000);
    say(
      `${pictures.length} pictures, ${differ} differ${wish.update ? ' (baselines updated)' : ''}, ${seconds} s`,
    );
    // What `npm test` adds up.
    const passed = pictures.length - failures.length + Math.max(0, rhythms.length - broken.length);
    say(`${passed} passed, ${differ + broken.length} failed`);
    process.exitCode = differ + broken.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await site.close();
  }
}

const whySkipped = (owner: string | undefined, major: string): string =>
  owner === undefined
    ? 'Comparison skipped: there are no baselines yet.'
    : `Comparison skipped: the baselines belong to Chromium ${owner}, this is ${major}. Rhythms and repeatability were checked instead.`;

await main();
