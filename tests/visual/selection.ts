import { createHash } from 'node:crypto';
import { photoName } from '../../scenes/studio/photo-name.ts';
import type { Change } from './inputs/changes.ts';
import { type Subject, subjectOf } from './inputs/subject.ts';
import type { Job } from './jobs.ts';

/** What a run knows of a page or scene before it begins. */
export interface SubjectState {
  readonly changes: readonly Change[];
  /** Names of the pictures that existed when the inputs were recorded. */
  readonly pictures: ReadonlySet<string>;
}

/** The jobs of a run, in three groups. */
export interface Selection {
  /** Jobs whose pictures may have changed, each with the reason. */
  readonly changed: readonly { readonly job: Job; readonly reason: string }[];
  /** Unchanged jobs that run nevertheless: another sample in every commit. */
  readonly sample: readonly Job[];
  /** Unchanged jobs that do not run. */
  readonly unchanged: readonly Job[];
}

/** Share of the unchanged jobs in the sample, and the minimum number of jobs of each kind in it. */
const SAMPLE = { share: 0.1, least: { page: 3, photos: 12, parity: 2 } } as const;

/**
 * Divides jobs into those with changed or unknown inputs, a sample of the unchanged jobs, chosen by `seed`, and the
 * rest.
 */
export function selectJobs(
  jobs: readonly Job[],
  stateOf: (subject: Subject) => SubjectState | undefined,
  seed: string,
): Selection {
  const changed: { job: Job; reason: string }[] = [];
  const rest: Job[] = [];
  for (const job of jobs) {
    const reason = reasonFor(job, stateOf);
    if (reason === undefined) rest.push(job);
    else changed.push({ job, reason });
  }
  const sample = new Set(
    (['page', 'photos', 'parity'] as const).flatMap((kind) => {
      const ofKind = rest.filter((job) => job.kind === kind);
      const count = Math.max(SAMPLE.least[kind], Math.ceil(ofKind.length * SAMPLE.share));
      return ofKind.toSorted((a, b) => rank(seed, a).localeCompare(rank(seed, b))).slice(0, count);
    }),
  );
  return {
    changed,
    sample: rest.filter((job) => sample.has(job)),
    unchanged: rest.filter((job) => !sample.has(job)),
  };
}

/** Returns a selection of all jobs, each with this reason. */
export const selectAll = (jobs: readonly Job[], reason: string): Selection => ({
  changed: jobs.map((job) => ({ job, reason })),
  sample: [],
  unchanged: [],
});

const rank = (seed: string, job: Job): string =>
  createHash('sha256')
    .update(`${seed} ${labelOf(job)}`)
    .digest('hex');

/** Returns a short name of a job for lists. */
export function labelOf(job: Job): string {
  switch (job.kind) {
    case 'photos': {
      const [shot] = job.shots;
      if (!shot) return 'no photographs';
      const { scene, example, pack, reduced } = shot;
      return `${scene}/${example}${pack === undefined ? '' : `+${pack}`}${reduced === true ? '+reduced' : ''}`;
    }
    case 'page':
      return `pages/${job.view.name}`;
    case 'parity':
      return `${job.scene}/${job.example} at other frame rates`;
    case 'flashes':
      return `${job.scene}/${job.example} and its flashes`;
    case 'art-swaps':
      return `${job.scene} and its art packs`;
  }
}

/** Returns the reason to run a job; undefined if nothing that it depends on has changed. */
function reasonFor(job: Job, stateOf: (subject: Subject) => SubjectState | undefined): string | undefined {
  const subject = subjectOf(job);
  if (!subject) return 'done in every run';
  const state = stateOf(subject);
  if (!state) return 'nothing is known of it';
  const change = state.changes.find((found) => affects(found, job));
  if (change) return change.reason;
  if (job.kind !== 'photos') return undefined;
  const unknown = job.shots.map(photoName).find((name) => !state.pictures.has(name));
  return unknown === undefined ? undefined : `${unknown} was never recorded`;
}

function affects({ pack, picture }: Change, job: Job): boolean {
  if (pack === undefined && picture === undefined) return true;
  switch (job.kind) {
    case 'photos':
      return job.shots.some((shot) =>
        pack !== undefined ? shot.pack === pack : photoName(shot) === picture,
      );
    case 'parity':
      return false;
    default:
      return true;
  }
}
