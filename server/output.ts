/** Output of a server: one per process, or one for each of several servers in a process. */
export interface Output {
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  /** Prints an error or a sentence about it. */
  readonly printError: (problem: unknown) => void;
  /** Receives the structured log, line by line; default the process's own output. */
  readonly log?: { write(line: string): void };
}

/** Output to the streams of the process. */
export const processOutput: Output = {
  print: (line) => console.log(line),
  printError: (problem) => console.error(problem),
};
