import type { RunMode } from './jobs.ts';

/** What is known before the first photograph. */
export interface RunFacts {
  /** The Chromium major version that the baselines belong to; undefined while there are none. */
  readonly baselineMajor: string | undefined;
  /** The one that photographs now. */
  readonly major: string;
  /** What is seen is to become the baseline. */
  readonly update: boolean;
  /** Everything is photographed. */
  readonly isWhole: boolean;
}

/** What becomes of the photographs; `skipped` tells why they are not compared. */
export interface ModeChoice {
  readonly mode: Exclude<RunMode, 'hash'>;
  readonly skipped?: string;
}

/**
 * Baselines belong to one major version of Chromium (docs/camera.md, Baselines): pictures of another one are only
 * inspected. Throws when a part of the baselines would come to belong to another version than the rest.
 */
export function chooseMode({ baselineMajor, major, update, isWhole }: RunFacts): ModeChoice {
  if (update) {
    if (!isWhole && baselineMajor !== undefined && baselineMajor !== major)
      throw new Error(
        `the baselines belong to Chromium ${baselineMajor}, this is ${major}: update all of them or none`,
      );
    return { mode: 'update' };
  }
  if (baselineMajor === major) return { mode: 'compare' };
  return {
    mode: 'inspect',
    skipped:
      baselineMajor === undefined
        ? 'Comparison skipped: there are no baselines yet.'
        : `Comparison skipped: the baselines belong to Chromium ${baselineMajor}, this is ${major}. Frame rates and repeatability were checked instead.`,
  };
}
