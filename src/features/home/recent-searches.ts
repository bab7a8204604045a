import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage.ts';
import { plain } from '../../platform/plain-text.ts';

/** Where the latest searches are kept: on this device alone. */
const KEY = 'perya.searches';
const MOST = 8;
/** Letters of a search that are kept. */
const LONGEST = 60;

const listeners = new Set<() => void>();

/** Reads the kept searches from their stored text; what is damaged counts as none. */
export function searchesIn(stored: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** A list of searches with one more at its head; one that differs by case, accents or blanks only is the same. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const added = text.trim().slice(0, LONGEST);
  if (added === '') return searches;
  return [added, ...searches.filter((other) => plain(other) !== plain(added))].slice(0, MOST);
}

function keep(searches: readonly string[]): void {
  writeStored(KEY, searches.length === 0 ? undefined : JSON.stringify(searches));
  for (const listener of listeners) listener();
}

/** Keeps a search that has led somewhere. */
export const rememberSearch = (text: string): void => keep(withSearch(searchesIn(readStored(KEY)), text));

/** Forgets every search. */
export const forgetSearches = (): void => keep([]);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  const stop = onStoredElsewhere(KEY, changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
}

/** The latest searches on this device, the last one first. */
export const useRecentSearches = (): readonly string[] =>
  searchesIn(useSyncExternalStore(subscribe, () => readStored(KEY)));
