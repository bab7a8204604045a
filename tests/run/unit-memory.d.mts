/** File that remembers which unit tests have passed, relative to the repository. */
export const MEMORY: string;
/** Files that every unit test depends on. */
export const COMMON: readonly string[];

/** The unit tests of a run, and those that may be skipped. Paths are relative to the repository. */
export interface UnitPlan {
  readonly tests: readonly string[];
  /** Hash of everything that a test depends on, by test file; missing for a test that may read any file. */
  readonly keys: ReadonlyMap<string, string>;
  /** Tests that have passed before with the same hash, so they need not run. */
  readonly known: readonly string[];
}

/** Plans a run of the unit tests of the repository at `root`. */
export function planUnits(root: string): Promise<UnitPlan>;

/** Stores which tests have passed: those in `passed`, and those already known. */
export function rememberUnits(root: string, plan: UnitPlan, passed: readonly string[]): Promise<void>;
