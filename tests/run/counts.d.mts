/** Outcome of a test runner's process: whether it exited without an error, and what it printed. */
interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Numbers of tests in a step. `unsteady` lists the tests that passed only at their second try, with the first error.
 */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady?: readonly { readonly name: string; readonly reason: string }[];
}

export function stepCounts(outcome: Outcome): Counts;
export function vitestCounts(file: string): () => Counts;
export function passedFiles(file: string, root: string): string[];
export function playwrightCounts(file: string): () => Counts;
export function printedCounts(outcome: Outcome): Counts;
