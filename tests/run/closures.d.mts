/** What a test file can depend on; paths are relative to the repository. */
export interface Closure {
  readonly files: readonly string[];
  /** Files and folders that it says it reads. */
  readonly folders: readonly string[];
  /** A module that may read anything, of a test that does not say what. */
  readonly unseen: string | undefined;
}

/** Finds the closure of each test file of the repository at `root`. */
export function findClosures(root: string, testFiles: readonly string[]): Promise<Map<string, Closure>>;
