/** Where it is kept, below the repository. */
export const MEMORY: string;
/** Files that every unit test depends on. */
export const COMMON: readonly string[];

/** What a run of the unit tests has to do. Paths are relative to the repository. */
export interface UnitPlan {
  readonly tests: readonly string[];
  /** A hash of all that each test depends on; none for one that may read anything. */
  readonly keys: ReadonlyMap<string, string>;
  /** Tests that passed before with everything as it is. */
  readonly known: readonly string[];
}

/** Plans a run of the unit tests of the repository at `root`. */
export function planUnits(root: string): Promise<UnitPlan>;

/** Keeps which tests have passed: those of `passed` and the known ones. */
export function rememberUnits(root: string, plan: UnitPlan, passed: readonly string[]): Promise<void>;
