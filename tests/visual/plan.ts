import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { FlashesJob, Job, PhotosJob, RhythmsJob } from './job.ts';

/** What one run is asked for. */
export interface Wanted {
  readonly scene: string | undefined;
  readonly example: string | undefined;
  /** Every art pack with the scenes that it dresses. */
  readonly packs: ReadonlyMap<string, readonly string[]>;
}

/** How an example is shown, where that is not as usual. */
interface Look {
  readonly pack?: string;
  readonly reduced?: boolean;
}

/**
 * Every photograph of the scenes: each example at its instants as usual; and in each scene one example at one instant in
 * every pack, with motion and without (docs/camera.md, Baselines).
 */
export function photoJobs(entries: readonly CatalogueEntry[], wanted: Wanted): PhotosJob[] {
  return entries
    .filter(({ name }) => wanted.scene === undefined || name === wanted.scene)
    .flatMap((entry) => {
      const usual = entry.examples.map(({ name, photos, tolerance }): PhotosJob => ({
        kind: 'photos',
        tolerance,
        twice: 0,
        shots: photos.map((at) => ({ scene: entry.name, example: name, at })),
      }));
      return [...usual, ...dressed(entry, wanted.packs)].filter(
        ({ shots: [first] }) =>
          first !== undefined && (wanted.example === undefined || first.example === wanted.example),
      );
    });
}

function dressed(entry: CatalogueEntry, packs: Wanted['packs']): PhotosJob[] {
  const model = modelOf(entry);
  if (!model) return [];
  const worn = [...packs].filter(([, scenes]) => scenes.includes(entry.name)).map(([pack]) => ({ pack }));
  const looks: readonly Look[] = [{}, ...worn].flatMap((look) => [look, { ...look, reduced: true }]).slice(1);
  return looks.map((look): PhotosJob => {
    // Without motion everything is over sooner: the first instant shows the most.
    const place = look.reduced === true ? 0 : Math.floor(model.photos.length / 2);
    const shot: PhotoOf = { scene: entry.name, example: model.name, at: model.photos[place] ?? 0, ...look };
    return { kind: 'photos', tolerance: model.tolerance, twice: 0, shots: [shot] };
  });
}

/** The example that tries on everything: the one with the most photographs, of several the first. */
function modelOf({ examples }: CatalogueEntry): CatalogueEntry['examples'][number] | undefined {
  return examples
    .filter(({ reduced, photos }) => !reduced && photos.length > 0)
    .toSorted((a, b) => b.photos.length - a.photos.length)[0];
}

/** Of each scene the examples whose last photograph is latest, where the most has moved. */
export function rhythmJobs(entries: readonly CatalogueEntry[], perScene: number): RhythmsJob[] {
  return entries.flatMap(({ name, examples }) =>
    examples
      .filter(({ photos }) => photos.length > 0)
      .toSorted((a, b) => Math.max(...b.photos) - Math.max(...a.photos) || a.name.localeCompare(b.name))
      .slice(0, perScene)
      .map(({ name: example, photos }) => ({ kind: 'rhythms' as const, scene: name, example, photos })),
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

/** This machine's part of the work: every n-th job, so that long scenes are spread. */
export const partOf = (jobs: readonly Job[], { index, count }: Shard): Job[] =>
  jobs.filter((_, place) => place % count === index - 1);
