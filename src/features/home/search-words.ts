/** A text as it is compared: in small letters and without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search, as they are compared; none of a search that is empty. */
export const wordsOf = (typed: string): readonly string[] => plain(typed).split(/\s+/).filter(Boolean);

/** True when a text contains every word of a search, and there is one. */
export function isFound(text: string, words: readonly string[]): boolean {
  const among = plain(text);
  return words.length > 0 && words.every((word) => among.includes(word));
}
