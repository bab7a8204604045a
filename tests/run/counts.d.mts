/** A runner's outcome: whether it exited well, and what it printed. */
interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Counts of a step; `unsteady` lists the tests that passed at their second try, with the errors of the first. */
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
