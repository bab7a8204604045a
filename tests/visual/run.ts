/**
 * QA's camera.
 *
 *   npm run visual                                    photographs everything and compares with the baselines
 *   npm run visual -- --scene jackpot-wheel           one scene (and --example mega: one example)
 *   npm run visual -- --page member                   one page; --page again: another one
 *   npm run visual -- --no-pages                      the scenes alone; --no-scenes: the pages alone
 *   npm run visual -- --update                        makes what is seen the baseline
 *   npm run visual -- --repeat 10                     ten fresh browsers must give the same bytes
 *   npm run visual -- --parity                        every example in five rhythms, not a few
 *   npm run visual -- --swaps                         swaps the art of every scene fifty times, not of one
 *   npm run visual -- --flashes                       plays every example and counts what flashes, and nothing else
 *   npm run visual -- --shards 2                      so many processes; one for each core when it is left out
 *   npm run visual -- --shard 1/3                     the first third, for one of three machines
 */
import { paths } from '../../src/app/paths.ts';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import { baselineMajor, baselineNames, forget, room, writeBaselineMajor } from './baselines.ts';
import { openCrew } from './crew.ts';
import type { Job, Outcome, PhotosJob, Places } from './job.ts';
import { pageViews } from './page-list.ts';
import { look, openPlaces, readPacks } from './places.ts';
import { flashJobs, partOf, photoJobs, rhythmJobs } from './plan.ts';
import { courseOf } from './purpose.ts';
import { clearReport, writeReport } from './report.ts';
import { readWishes } from './wishes.ts';

const wish = readWishes(process.argv.slice(2));

/** Examples a scene that have their rhythms checked in every run. */
const PARITY_PER_SCENE = 2;
/** Photographs a scene that are taken twice when there is nothing to compare with. */
const REPEATED_PER_SCENE = 6;

const say = (line: string): void => console.log(line);
const started = performance.now();
const sinceStart = (): number => Math.round((performance.now() - started) / 1000);
const isWhole =
  wish.scene === undefined &&
  wish.page === undefined &&
  wish.pages &&
  wish.scenes &&
  wish.shard === undefined;

/** All of the work, the longest first. */
async function plan(entries: readonly CatalogueEntry[]): Promise<Job[]> {
  const packs = await readPacks();
  const asked = entries.filter(({ name }) => wish.scene === undefined || name === wish.scene);
  const dressed = asked.flatMap(({ name }) => {
    const worn = [...packs].filter(([, scenes]) => scenes.includes(name)).map(([pack]) => pack);
    return worn.length === 0
      ? []
      : [{ kind: 'swaps' as const, scene: name, packs: worn, isTimed: wish.swaps }];
  });
  const jobs: Job[] = [];
  if (wish.flashes)
    jobs.push(
      ...flashJobs(asked).filter(({ example }) => wish.example === undefined || example === wish.example),
    );
  if (wish.swaps) jobs.push(...dressed);
  else if (isWhole) jobs.push(...dressed.slice(0, 1));
  if (wish.pages)
    jobs.push(
      ...pageViews(paths)
        .filter(({ name }) => wish.page === undefined || wish.page.includes(name))
        .map((view) => ({ kind: 'page' as const, view })),
    );
  if (wish.scenes) {
    const rhythms = rhythmJobs(asked, wish.parity ? Number.POSITIVE_INFINITY : PARITY_PER_SCENE);
    jobs.push(...rhythms.filter(({ example }) => wish.example === undefined || example === wish.example));
    jobs.push(...photoJobs(entries, { scene: wish.scene, example: wish.example, packs }));
  }
  if (jobs.length === 0) throw new Error('nothing has that name');
  return wish.shard ? partOf(jobs, wish.shard) : jobs;
}

/** Of each scene the first photographs are taken twice: what can be said without baselines of this version. */
function withSecondPhotographs(jobs: readonly Job[]): Job[] {
  const taken = new Map<string, number>();
  return jobs.map((job): Job => {
    const scene = job.kind === 'photos' ? job.shots[0]?.scene : undefined;
    if (scene === undefined || job.kind !== 'photos') return job;
    const before = taken.get(scene) ?? 0;
    const twice = Math.min(job.shots.length, Math.max(0, REPEATED_PER_SCENE - before));
    taken.set(scene, before + twice);
    return { ...job, twice } satisfies PhotosJob;
  });
}

async function work(jobs: readonly Job[], places: Places): Promise<Outcome> {
  const crew = openCrew(Math.min(wish.shards, jobs.length), places);
  try {
    const outcomes = await crew.do(jobs, (done) => {
      if (Math.floor((done * 10) / jobs.length) > Math.floor(((done - 1) * 10) / jobs.length))
        say(`${done} of ${jobs.length} done, ${sinceStart()} s`);
    });
    return {
      taken: outcomes.flatMap(({ taken }) => taken),
      failures: outcomes.flatMap(({ failures }) => failures),
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      broken: outcomes.flatMap(({ broken }) => broken),
      says: outcomes.flatMap(({ says }) => says).toSorted(),
    };
  } finally {
    await crew.close();
  }
}

/** Fresh browsers each time; answers how many pictures had other bytes than in the first run. */
async function repeat(jobs: readonly Job[], places: Places, times: number): Promise<number> {
  const first = new Map<string, string | undefined>();
  let differ = 0;
  for (let run = 1; run <= times; run++) {
    const { taken, broken } = await work(jobs, places);
    for (const line of broken) say(`  ${line}`);
    differ += broken.length;
    for (const { name, hash } of taken) {
      if (!first.has(name)) first.set(name, hash);
      else if (first.get(name) !== hash) {
        differ += 1;
        say(`  ${name} differs in run ${run}`);
      }
    }
    say(`run ${run} of ${times}: ${taken.length} pictures, ${differ} other bytes so far`);
  }
  return differ;
}

/** Baselines that nothing photographs any more; with `--update` they go. */
async function findOrphans({ taken, broken }: Outcome): Promise<string[]> {
  // What was not photographed because something broke is no orphan.
  if (wish.shard !== undefined || wish.example !== undefined || broken.length > 0) return [];
  const seen = new Set(taken.map(({ name }) => name));
  const isAsked = (name: string): boolean => {
    if (name.startsWith('pages/'))
      return (
        wish.pages &&
        (wish.page === undefined ||
          wish.page.some((page) => [`pages/${page}.png`, `pages/${page}-vip.png`].includes(name)))
      );
    return wish.scenes && (wish.scene === undefined || name.startsWith(`${wish.scene}/`));
  };
  const left = (await baselineNames()).filter((name) => isAsked(name) && !seen.has(name));
  if (!wish.update) return left;
  for (const name of left) await forget(name);
  return [];
}

async function main(): Promise<void> {
  await clearReport();
  const { close, ...open } = await openPlaces({ lobby: wish.pages, swaps: wish.swaps || isWhole });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    const { major, entries } = await look(open.studio);
    const planned = await plan(entries);
    if (wish.repeat !== undefined) {
      const pictures = planned.filter(({ kind }) => kind === 'photos' || kind === 'page');
      const differ = await repeat(pictures, { ...open, purpose: 'hash' }, wish.repeat);
      say(`${wish.repeat} runs, ${differ} pictures with other bytes`);
      process.exitCode = differ > 0 ? 1 : 0;
      return;
    }
    const owner = await baselineMajor();
    const { purpose, skipped } = courseOf({ owner, major, update: wish.update, isWhole });
    const canCompare = purpose !== 'look';

    const outcome = await work(canCompare ? planned : withSecondPhotographs(planned), { ...open, purpose });
    const left = canCompare ? await findOrphans(outcome) : [];
    if (wish.update) await writeBaselineMajor(major);
    const failed = await tell(outcome, left, skipped);

    const differ = outcome.failures.length + left.length;
    say(
      `${outcome.taken.length} pictures, ${differ} differ${wish.update ? ' (baselines updated)' : ''}, ${sinceStart()} s, ${wish.shards} processes`,
    );
    // What `npm test` adds up.
    say(`${outcome.taken.length - outcome.failures.length + outcome.passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

/** Says what was found; answers how many things failed. */
async function tell(outcome: Outcome, left: readonly string[], skipped: string | undefined): Promise<number> {
  const { failures, broken, says } = outcome;
  for (const line of says) say(line);
  for (const { name, reasons } of failures) say(`  ${name}: ${reasons.join('; ')}`);
  for (const name of left) say(`  ${name}: a baseline that nothing photographs any more`);
  for (const line of broken) say(`  ${line}`);
  if (failures.length > 0) say(`  Expected, Actual, Difference: ${await writeReport(failures)}`);
  if (skipped !== undefined) say(skipped);
  const { text, isTooMuch } = await room();
  say(isTooMuch ? `  ${text}: there is no room for that` : text);
  return failures.length + left.length + broken.length + (isTooMuch ? 1 : 0);
}

await main();
