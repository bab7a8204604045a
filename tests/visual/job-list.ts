import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { FlashesJob, Job, PhotosJob, ParityJob } from './jobs.ts';

/** What one run is asked for. */
export interface PhotoRequest {
  readonly scene: string | undefined;
  readonly example: string | undefined;
  /** Every art pack with the scenes that it has art for. */
  readonly packs: ReadonlyMap<string, readonly string[]>;
}

/** How an example is shown, where that is not the default. */
interface Variant {
  readonly pack?: string;
  readonly reduced?: boolean;
}

/**
 * Every photograph of the scenes: each example at its instants in the default art; and in each scene one example at one instant in
 * every pack, with motion and without (docs/camera.md, Baselines).
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
    // Without motion everything is over sooner: the first instant shows the most.
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

/** The example that is shown in every pack: the one with the most photographs, of several the first. */
function variantExample({ examples }: CatalogueEntry): CatalogueEntry['examples'][number] | undefined {
  return examples
    .filter(({ reduced, photos }) => !reduced && photos.length > 0)
    .toSorted((a, b) => b.photos.length - a.photos.length)[0];
}

/** Of each scene the examples to be checked at several frame rates: those whose last photograph is latest, where the most has moved. */
export function parityJobs(entries: readonly CatalogueEntry[], perScene: number): ParityJob[] {
  return entries.flatMap(({ name, examples }) =>
    examples
      .filter(({ photos }) => photos.length > 0)
      .toSorted((a, b) => Math.max(...b.photos) - Math.max(...a.photos) || a.name.localeCompare(b.name))
      .slice(0, perScene)
      .map(({ name: example, photos }) => ({ kind: 'parity' as const, scene: name, example, photos })),
  );
}

/** Every example to be looked at for flashes, with motion and without. */
export function flashJobs(entries: readonly CatalogueEntry[]): FlashesJob[] {
  return entries.flatMap(({ name: scene, examples }) =>
    examples.flatMap(({ name: example, reduced: isStill }) =>
      // An example that is without motion as it is has no other form.
      (isStill ? [false] : [false, true]).map((reduced) => ({
        kind: 'flashes' as const,
        scene,
        example,
        reduced,
      })),
    ),
  );
}

/** Which of several machines this is; index from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Reads `2/5`. Throws, in words, for anything else. */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard is "${text}"; write 1/3, 2/3 and 3/3`);
  return { index, count };
}

/** This machine's part of the jobs: every n-th job, so that long scenes are spread. */
export const shardOf = (jobs: readonly Job[], { index, count }: Shard): Job[] =>
  jobs.filter((_, place) => place % count === index - 1);
