import MiniSearch from 'minisearch';
import { plain } from '../../platform/plain-text.ts';

/** One thing that can be found. */
export interface SearchEntry {
  readonly key: string;
  readonly title: string;
  readonly provider: string;
  /** Its kind, its marks and whatever else it is called. */
  readonly tags: string;
}

/** What a search finds. */
export interface SearchAnswer {
  /** What was asked for. */
  readonly text: string;
  /** Keys of what fits every word, best first. */
  readonly found: readonly string[];
  /** Where nothing fits: keys of what comes near, best first. */
  readonly near: readonly string[];
}

/** Answers one search. */
export type Ask = (text: string) => SearchAnswer;

/** Near misses that are worth a look. */
const NEAR = 12;

/** Wrong letters that a word may have: short words would turn into any other. */
const toleranceOf = (word: string): number => (word.length >= 5 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Creates the index of the lobby's search: title, provider, kind and marks, whatever the case and the accents. A word
 * that is still being typed finds what begins with it. As few wrong letters are forgiven as let anything be found, at
 * most two in a word: who types right never sees what only sounds alike.
 */
export function createSearchIndex(entries: readonly SearchEntry[]): Ask {
  const index = new MiniSearch<SearchEntry & { readonly joined: string }>({
    idField: 'key',
    fields: ['title', 'joined', 'provider', 'tags'],
    processTerm: (term) => plain(term),
    searchOptions: { boost: { title: 3, joined: 2 }, prefix: true },
  });
  // "Coin Pusher" is also typed in one word.
  index.addAll(
    entries.map((entry) => ({
      ...entry,
      joined: entry.title.includes(' ') ? entry.title.replaceAll(' ', '') : '',
    })),
  );
  const search = (text: string, wrong: number, combineWith: 'AND' | 'OR'): readonly string[] =>
    index
      .search(text, { combineWith, fuzzy: (word) => Math.min(wrong, toleranceOf(word)) })
      .map(({ id }) => String(id));
  return (text) => {
    for (const wrong of [0, 1, 2]) {
      const found = search(text, wrong, 'AND');
      if (found.length > 0) return { text, found, near: [] };
    }
    return { text, found: [], near: search(text, 2, 'OR').slice(0, NEAR) };
  };
}
