import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { PageAddress } from '../../src/pages/pages.ts';
import type { ArtSwapsJob, FlashesJob, Job, ParityJob, PhotosJob } from './jobs.ts';
import type { CameraOptions } from './options.ts';
import { pageViews } from './page-list.ts';
import { shardOf } from './shard.ts';

/** Which photographs to take. */
export interface PhotoRequest {
  readonly scene: string | undefined;
  readonly example: string | undefined;
  /** Names of the scenes for which each art pack has pictures. */
  readonly packs: ReadonlyMap<string, readonly string[]>;
}

/** Settings with which an example is photographed in addition to the default: art pack, reduced motion. */
interface Variant {
  readonly pack?: string;
  readonly reduced?: boolean;
}

/**
 * Returns the jobs for all photographs of scenes: each example at its instants in the default art; and one example per
 * scene, at one instant, in every art pack with and without motion (docs/camera.md, Baselines).
 */
export function photoJobs(entries: readonly CatalogueEntry[], wanted: PhotoRequest): PhotosJob[] {
  return entries
    .filter(({ name }) => wanted.scene === undefined || name === wanted.scene)
    .flatMap((entry) => {
      const defaults = entry.examples.map(({ name, photos, tolerance }): PhotosJob => ({
        kind: 'photos',
        tolerance,
        twice: 0,
        shots: photos.map((at) => ({ scene: entry.name, example: name, at })),
      }));
      return [...defaults, ...variantJobs(entry, wanted.packs)].filter(
        ({ shots: [first] }) =>
          first !== undefined && (wanted.example === undefined || first.example === wanted.example),
      );
    });
}

function variantJobs(entry: CatalogueEntry, packs: PhotoRequest['packs']): PhotosJob[] {
  const shown = variantExample(entry);
  if (!shown) return [];
  const packed = [...packs].filter(([, scenes]) => scenes.includes(entry.name)).map(([pack]) => ({ pack }));
  const variants: readonly Variant[] = [{}, ...packed]
    .flatMap((variant) => [variant, { ...variant, reduced: true }])
    .slice(1);
  return variants.map((variant): PhotosJob => {
    // Without motion the example soon ends, so its first instant shows most.
    const index = variant.reduced === true ? 0 : Math.floor(shown.photos.length / 2);
    const shot: PhotoOf = {
      scene: entry.name,
      example: shown.name,
      at: shown.photos[index] ?? 0,
      ...variant,
    };
    return { kind: 'photos', tolerance: shown.tolerance, twice: 0, shots: [shot] };
  });
}

/**
 * Returns the example to show in every art pack: the example with most photographs, or the first of several with the
 * same number.
 */
function variantExample({ examples }: CatalogueEntry): CatalogueEntry['examples'][number] | undefined {
  return examples
    .filter(({ reduced, photos }) => !reduced && photos.length > 0)
    .toSorted((a, b) => b.photos.length - a.photos.length)[0];
}

/**
 * Returns the jobs that check frame rates: for each scene the `perScene` examples whose last photograph is latest, since
 * most has moved by then.
 */
export function parityJobs(entries: readonly CatalogueEntry[], perScene: number): ParityJob[] {
  return entries.flatMap(({ name, examples }) =>
    examples
      .filter(({ photos }) => photos.length > 0)
      .toSorted((a, b) => Math.max(...b.photos) - Math.max(...a.photos) || a.name.localeCompare(b.name))
      .slice(0, perScene)
      .map(({ name: example, photos }) => ({ kind: 'parity' as const, scene: name, example, photos })),
  );
}

/** Returns the jobs that check every example for flashes, with and without motion. */
export function flashJobs(entries: readonly CatalogueEntry[]): FlashesJob[] {
  return entries.flatMap(({ name: scene, examples }) =>
    examples.flatMap(({ name: example, reduced: isStill }) =>
      // An example that shows reduced motion anyway is played only once.
      (isStill ? [false] : [false, true]).map((reduced) => ({
        kind: 'flashes' as const,
        scene,
        example,
        reduced,
      })),
    ),
  );
}

/** What determines the jobs of a run. */
export interface JobRequest {
  readonly options: Pick<
    CameraOptions,
    'scene' | 'example' | 'page' | 'pages' | 'scenes' | 'parity' | 'swaps' | 'flashes' | 'shard'
  >;
  /** Whether the run covers all pages and scenes. */
  readonly isWhole: boolean;
  readonly entries: readonly CatalogueEntry[];
  readonly packs: PhotoRequest['packs'];
  readonly addresses: readonly PageAddress[];
  /** Seed that chooses the one scene whose art is swapped in a normal run. */
  readonly seed: string;
}

/** Number of examples per scene that a normal run checks at several frame rates. */
const PARITY_PER_SCENE = 2;
/** Number of photographs per scene that are taken twice if there are no baselines to compare with. */
const REPEATED_PER_SCENE = 6;

/** Returns all jobs of a run, the longest first. Throws if a requested scene, example or page does not exist. */
export function allJobs({ options, isWhole, entries, packs, addresses, seed }: JobRequest): Job[] {
  const { scene, example, page } = options;
  const asked = entries.filter(({ name }) => scene === undefined || name === scene);
  const isAsked = (job: { readonly example: string }): boolean =>
    example === undefined || job.example === example;
  const jobs: Job[] = [];
  if (options.flashes) jobs.push(...flashJobs(asked).filter(isAsked));
  const swaps = artSwapJobs(asked, packs, options.swaps);
  if (options.swaps) jobs.push(...swaps);
  else if (isWhole) jobs.push(...pickOne(swaps, seed));
  if (options.pages)
    jobs.push(
      ...pageViews(addresses)
        .filter(({ name }) => page === undefined || page.includes(name))
        .map((view) => ({ kind: 'page' as const, view })),
    );
  if (options.scenes) {
    jobs.push(
      ...parityJobs(asked, options.parity ? Number.POSITIVE_INFINITY : PARITY_PER_SCENE).filter(isAsked),
    );
    jobs.push(...photoJobs(entries, { scene, example, packs }));
  }
  if (jobs.length === 0) throw new Error('nothing has that name');
  return options.shard ? shardOf(jobs, options.shard) : jobs;
}

function artSwapJobs(
  entries: readonly CatalogueEntry[],
  packs: PhotoRequest['packs'],
  isTimed: boolean,
): ArtSwapsJob[] {
  return entries.flatMap(({ name: scene }) => {
    const packed = [...packs].filter(([, scenes]) => scenes.includes(scene)).map(([pack]) => pack);
    return packed.length === 0 ? [] : [{ kind: 'art-swaps' as const, scene, packs: packed, isTimed }];
  });
}

/** Returns one item, chosen by the seed; empty if there are none. */
function pickOne<T>(items: readonly T[], seed: string): T[] {
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return items.slice(sum % items.length, (sum % items.length) + 1);
}

/** Makes jobs take the first photographs of each scene twice, the only check without baselines of this browser. */
export function withSecondPhotographs(jobs: readonly Job[]): Job[] {
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
