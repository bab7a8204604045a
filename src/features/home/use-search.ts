import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer, SearchEntry } from './search-index.ts';
import type { SearchMessage } from './search-worker.ts';

/** State of a search. */
export interface SearchState {
  /** The latest answer; while the player types it may be the previous one. Undefined before the first. */
  readonly answer: SearchAnswer | undefined;
  /** Whether the worker failed to start or has ended. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Searches the entries in a web worker; an empty text sends nothing. `entries` must stay the same object. */
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
    // A new worker needs the search text again.
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
