import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer, SearchEntry } from './search-index.ts';
import type { SearchMessage } from './search-worker.ts';

/** State of the search that runs in a web worker. */
export interface SearchState {
  /** Latest answer; it may still answer the previous text. Undefined for an empty text and before the first answer. */
  readonly answer: SearchAnswer | undefined;
  /** Whether the web worker could not start or has failed. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Searches the entries for a text in a web worker; an empty text is not searched. `entries` must stay the same object,
 * because a new object starts a new worker.
 */
export function useSearch(entries: readonly SearchEntry[] | undefined, text: string): SearchState {
  const [attempt, setAttempt] = useState(0);
  const thread = useRef<Worker>(undefined);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [failedAt, setFailedAt] = useState<number>();

  useEffect(() => {
    if (entries === undefined) return;
    const made = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => setAnswer(data));
    made.addEventListener('error', () => setFailedAt(attempt));
    tell(made, { entries });
    thread.current = made;
    return () => made.terminate();
  }, [entries, attempt]);

  useEffect(() => {
    if (thread.current !== undefined && text !== '') tell(thread.current, { text });
    // A new worker, started because `entries` or `attempt` changed, needs the text too.
  }, [entries, attempt, text]);

  return {
    answer: text === '' ? undefined : answer,
    hasFailed: failedAt === attempt,
    retry: () => setAttempt((number) => number + 1),
  };
}

function tell(thread: Worker, message: SearchMessage): void {
  thread.postMessage(message);
}
