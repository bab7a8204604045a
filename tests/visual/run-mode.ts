import type { RunMode } from './jobs.ts';

/** Facts known before the first photograph. */
export interface RunFacts {
  /** Chromium major version of the baselines; undefined while there are none. */
  readonly baselineMajor: string | undefined;
  /** Chromium major version of this run. */
  readonly major: string;
  /** Whether the photographs become the baselines. */
  readonly update: boolean;
  /** Whether everything is photographed. */
  readonly isWhole: boolean;
}

/** Use of the photographs; `skipped` is the reason why they are not compared. */
export interface ModeChoice {
  readonly mode: Exclude<RunMode, 'hash'>;
  readonly skipped?: string;
}

/**
 * Chooses the mode. Baselines belong to one major version of Chromium (docs/camera.md, Baselines): pictures of
 * another one are only inspected. Throws when some of the baselines would belong to another version than the rest.
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
