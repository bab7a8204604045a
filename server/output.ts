/** Where a server prints and logs: the process's streams, or separate ones for several servers in one process. */
export interface Output {
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  /** Prints an error, or a sentence that describes it. */
  readonly printError: (problem: unknown) => void;
  /** Receives the structured log line by line; by default the log goes to the process's own output. */
  readonly log?: { write(line: string): void };
}

/** Output to the streams of the process. */
export const processOutput: Output = {
  print: (line) => console.log(line),
  printError: (problem) => console.error(problem),
};
