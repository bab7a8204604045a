/** Everything that a test file can depend on. Paths are relative to the repository; `files` are those it imports. */
export interface Closure {
  readonly files: readonly string[];
  /** Files and folders that the test reads according to its comment `// Reads: …`. */
  readonly folders: readonly string[];
  /** A module that may read any file, if the test imports one and has no comment `// Reads: …`. */
  readonly unseen: string | undefined;
}

/** Finds everything that each test file of the repository at `root` can depend on. */
export function findClosures(root: string, testFiles: readonly string[]): Promise<Map<string, Closure>>;
