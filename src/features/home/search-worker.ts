/** The search's own thread: it makes the index and answers, so that typing never waits for either. */
import { type Ask, createSearchIndex, type SearchEntry } from './search-index.ts';

/** What the page tells the thread: what can be found, or what is searched for. */
export type SearchMessage = { readonly entries: readonly SearchEntry[] } | { readonly text: string };

let ask: Ask = createSearchIndex([]);

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  if ('entries' in data) ask = createSearchIndex(data.entries);
  else postMessage(ask(data.text));
});
