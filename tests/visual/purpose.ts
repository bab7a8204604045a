import type { Purpose } from './job.ts';

/** What is known before the first photograph. */
export interface Beginning {
  /** The Chromium major version that the baselines belong to; undefined while there are none. */
  readonly owner: string | undefined;
  /** The one that photographs now. */
  readonly major: string;
  /** What is seen is to become the baseline. */
  readonly update: boolean;
  /** Everything is photographed. */
  readonly isWhole: boolean;
}

/** What becomes of the photographs; `skipped` says in words why they are not compared. */
export interface Course {
  readonly purpose: Exclude<Purpose, 'hash'>;
  readonly skipped?: string;
}

/**
 * Baselines belong to one major version of Chromium (docs/camera.md, Baselines): another one's pictures are only looked at. Throws
 * when a part of the baselines would come to belong to another version than the rest.
 */
export function courseOf({ owner, major, update, isWhole }: Beginning): Course {
  if (update) {
    if (!isWhole && owner !== undefined && owner !== major)
      throw new Error(
        `the baselines belong to Chromium ${owner}, this is ${major}: update all of them or none`,
      );
    return { purpose: 'update' };
  }
  if (owner === major) return { purpose: 'compare' };
  return {
    purpose: 'look',
    skipped:
      owner === undefined
        ? 'Comparison skipped: there are no baselines yet.'
        : `Comparison skipped: the baselines belong to Chromium ${owner}, this is ${major}. Rhythms and repeatability were checked instead.`,
  };
}
