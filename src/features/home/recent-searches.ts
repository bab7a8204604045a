import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage.ts';
import { plain } from '../../platform/plain-text.ts';

/** Key of the latest searches in this device's local storage. */
const KEY = 'perya.searches';
const MOST = 8;
/** Maximum length of a stored search text, in characters. */
const LONGEST = 60;

const listeners = new Set<() => void>();

/** Parses the stored searches; returns none if the text is damaged. */
export function searchesIn(stored: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the searches with one more at the front, at most eight. Searches that differ only in case, accents or spaces
 * count as the same.
 */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const added = text.trim().slice(0, LONGEST);
  if (added === '') return searches;
  return [added, ...searches.filter((other) => plain(other) !== plain(added))].slice(0, MOST);
}

function keep(searches: readonly string[]): void {
  writeStored(KEY, searches.length === 0 ? undefined : JSON.stringify(searches));
  for (const listener of listeners) listener();
}

/** Stores a search text that led to a result. */
export const rememberSearch = (text: string): void => keep(withSearch(searchesIn(readStored(KEY)), text));

/** Removes the stored searches. */
export const forgetSearches = (): void => keep([]);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  const stop = onStoredElsewhere(KEY, changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
}

/** Returns the latest searches on this device, the latest first. */
export const useRecentSearches = (): readonly string[] =>
  searchesIn(useSyncExternalStore(subscribe, () => readStored(KEY)));
