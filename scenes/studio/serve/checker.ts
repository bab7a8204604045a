/** Checks art for the studio: saved files first, and at most one full check at a time. */
import type { CheckedFile, CheckMessage } from '../protocol.ts';

/**
 * Checks one file, or all art without a file. Returns undefined for a file that is not art. Rejects if the signal
 * aborts the check.
 */
export type RunCheck = (
  file: string | undefined,
  signal: AbortSignal,
) => Promise<readonly CheckMessage[] | undefined>;

/** Runs the checks that the studio requests. */
export interface Checker {
  /**
   * Returns the findings for all art. Callers during a check share its result. A save during the check restarts it, so
   * that the result is never out of date.
   */
  all(): Promise<readonly CheckMessage[]>;
  /** Returns the findings for a saved file; undefined if it was saved again in the meantime or is not art. */
  saved(file: string): Promise<CheckedFile | undefined>;
}

/** Creates a checker. `nameOf` converts a file's path to the name that findings use. */
export function createChecker(runCheck: RunCheck, nameOf: (file: string) => string): Checker {
  let whole: { readonly answer: Promise<readonly CheckMessage[]>; readonly restart: () => void } | undefined;
  const alone = new Map<string, AbortController>();
  let running = 0;
  let wake = (): void => undefined;

  /** Resolves when no saved file is being checked; a full check starts only then. */
  const nextFree = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });

  function begin(): NonNullable<typeof whole> {
    let run = new AbortController();
    const checkAll = async (): Promise<readonly CheckMessage[]> => {
      for (;;) {
        while (running > 0) await nextFree();
        const mine = (run = new AbortController());
        try {
          const messages = await runCheck(undefined, mine.signal);
          if (!mine.signal.aborted) return messages ?? [];
        } catch (error) {
          if (!mine.signal.aborted) throw error;
        }
      }
    };
    const answer = checkAll().finally(() => {
      whole = undefined;
    });
    return { answer, restart: () => run.abort() };
  }

  return {
    all: () => (whole ??= begin()).answer,
    async saved(file) {
      whole?.restart();
      alone.get(file)?.abort();
      const mine = new AbortController();
      alone.set(file, mine);
      running += 1;
      try {
        const messages = await runCheck(file, mine.signal);
        return mine.signal.aborted || !messages ? undefined : { file: nameOf(file), messages };
      } catch (error) {
        if (mine.signal.aborted) return undefined;
        throw error;
      } finally {
        if (alone.get(file) === mine) alone.delete(file);
        running -= 1;
        if (running === 0) wake();
      }
    },
  };
}
