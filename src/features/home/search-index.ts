import MiniSearch from 'minisearch';
import { plain } from '../../platform/plain-text.ts';

/** A game or activity that the search can find. */
export interface SearchEntry {
  readonly key: string;
  readonly title: string;
  readonly provider: string;
  /** Category, badges and synonyms, as words. */
  readonly tags: string;
}

/** Answer of the index to a search text. */
export interface SearchAnswer {
  /** The search text that was answered. */
  readonly text: string;
  /** Keys of entries that match every word, best match first. */
  readonly found: readonly string[];
  /** Keys of similar entries, best match first, if no entry matches. */
  readonly near: readonly string[];
}

/** Searches the index for a text. */
export type Ask = (text: string) => SearchAnswer;

/** Maximum number of similar entries in an answer. */
const NEAR = 12;

/**
 * Returns how many letters of a search word may be wrong; none in short words, which would resemble too many others.
 */
const toleranceOf = (word: string): number => (word.length >= 5 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Creates the index of the lobby's search: title, provider, category and badges, regardless of case and accents. The
 * last word may be the beginning of a word. Wrong letters, at most two in a word, are allowed only if there is no exact
 * match, so a correct spelling never finds merely similar words.
 */
export function createSearchIndex(entries: readonly SearchEntry[]): Ask {
  const index = new MiniSearch<SearchEntry & { readonly joined: string }>({
    idField: 'key',
    fields: ['title', 'joined', 'provider', 'tags'],
    processTerm: (term) => plain(term),
    searchOptions: { boost: { title: 3, joined: 2 }, prefix: true },
  });
  // Adds titles of several words as one word too: "coinpusher".
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
