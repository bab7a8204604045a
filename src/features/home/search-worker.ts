/** Web worker of the search, which builds the index and searches it, so that typing never waits for either. */
import { type Ask, createSearchIndex, type SearchEntry } from './search-index.ts';

/** Message from the page to the worker: the entries, or a search text. */
export type SearchMessage = { readonly entries: readonly SearchEntry[] } | { readonly text: string };

let ask: Ask = createSearchIndex([]);

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  if ('entries' in data) ask = createSearchIndex(data.entries);
  else postMessage(ask(data.text));
});
