import { photoName } from '../../scenes/studio/photo-name.ts';
import { baselineNames, deleteBaseline } from './baselines.ts';
import { subjectOf } from './inputs/subject.ts';
import type { Job, JobResult } from './jobs.ts';
import type { CameraOptions } from './options.ts';
import type { SubjectState } from './selection.ts';

/** Returns the baselines that are no longer photographed; deletes them if the run updates baselines. */
export async function findOrphans(
  { taken, errors }: Pick<JobResult, 'taken' | 'errors'>,
  unchanged: readonly Job[],
  states: ReadonlyMap<string, SubjectState>,
  options: Pick<CameraOptions, 'update' | 'pages' | 'page' | 'scenes' | 'scene' | 'example' | 'shard'>,
): Promise<string[]> {
  // After an error, pictures may be missing that are still photographed.
  if (options.shard !== undefined || options.example !== undefined || errors.length > 0) return [];
  const known = new Set([
    ...taken.map(({ name }) => name),
    ...unchanged.flatMap((job) => picturesOf(job, states)),
  ]);
  const orphans = (await baselineNames()).filter((name) => isAsked(name, options) && !known.has(name));
  if (!options.update) return orphans;
  for (const name of orphans) await deleteBaseline(name);
  return [];
}

/** Returns the names of the pictures of a skipped job; those of a page were recorded with its inputs. */
function picturesOf(job: Job, states: ReadonlyMap<string, SubjectState>): readonly string[] {
  if (job.kind === 'photos') return job.shots.map(photoName);
  if (job.kind !== 'page') return [];
  return [...(states.get(subjectOf(job)?.key ?? '')?.pictures ?? [])];
}

function isAsked(
  name: string,
  { pages, page, scenes, scene }: Pick<CameraOptions, 'pages' | 'page' | 'scenes' | 'scene'>,
): boolean {
  if (!name.startsWith('pages/')) return scenes && (scene === undefined || name.startsWith(`${scene}/`));
  const isOf = (asked: string): boolean => [`pages/${asked}.png`, `pages/${asked}-vip.png`].includes(name);
  return pages && (page === undefined || page.some(isOf));
}
