import type { RunMode } from './jobs.ts';

/** Facts that are known about a run before its first photograph. */
export interface RunFacts {
  /** Chromium major version that took the baselines; undefined if there are none. */
  readonly baselineMajor: string | undefined;
  /** Chromium major version that takes this run's photographs. */
  readonly major: string;
  /** Whether the run makes its photographs the baselines. */
  readonly update: boolean;
  /** Whether the run covers all pages and scenes. */
  readonly isWhole: boolean;
}

/** What the run does with its photographs; `skipped` is the reason why they are not compared. */
export interface ModeChoice {
  readonly mode: Exclude<RunMode, 'hash'>;
  readonly skipped?: string;
}

/**
 * Chooses the mode of a run. All baselines belong to one major version of Chromium (docs/camera.md, Baselines), so
 * photographs of another version are only inspected. Throws if an update would replace only some of the baselines by
 * photographs of another version.
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
