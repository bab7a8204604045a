/** Where a server writes: a process has one, and servers that share a process have one each. */
export interface Output {
  /** Takes a line for whoever started the server. */
  readonly print: (line: string) => void;
  /** Takes what went wrong, as a sentence or as an error. */
  readonly printError: (problem: unknown) => void;
  /** Takes the structured log, line by line; the process's own output when not given. */
  readonly log?: { write(line: string): void };
}

/** The streams of the process itself. */
export const processOutput: Output = {
  print: (line) => console.log(line),
  printError: (problem) => console.error(problem),
};
