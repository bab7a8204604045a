import MiniSearch from 'minisearch';
import { plain } from '../../platform/plain-text.ts';

/** A searchable game or activity. */
export interface SearchEntry {
  readonly key: string;
  readonly title: string;
  readonly provider: string;
  /** Category, marks and synonyms. */
  readonly tags: string;
}

/** Answer to a search. */
export interface SearchAnswer {
  /** The search text. */
  readonly text: string;
  /** Keys that match every word, best first. */
  readonly found: readonly string[];
  /** Keys of similar entries if nothing matches, best first. */
  readonly near: readonly string[];
}

/** Answers one search. */
export type Ask = (text: string) => SearchAnswer;

/** Maximum number of similar entries. */
const NEAR = 12;

/** Returns the number of wrong letters allowed in a word: short words would match any other. */
const toleranceOf = (word: string): number => (word.length >= 5 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Creates the index of the lobby's search: title, provider, category and marks, ignoring case and accents. The last
 * word also matches as a prefix while it is typed. Tolerance rises only until something matches, to at most two wrong
 * letters a word: a correct spelling never finds merely similar words.
 */
export function createSearchIndex(entries: readonly SearchEntry[]): Ask {
  const index = new MiniSearch<SearchEntry & { readonly joined: string }>({
    idField: 'key',
    fields: ['title', 'joined', 'provider', 'tags'],
    processTerm: (term) => plain(term),
    searchOptions: { boost: { title: 3, joined: 2 }, prefix: true },
  });
  // "Coin Pusher" is also typed as one word.
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
