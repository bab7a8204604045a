/** Returns how many letters to add, remove, replace or swap with their neighbour to turn one word into the other. */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [
    i,
    ...Array.from({ length: b.length }, () => 0),
  ]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  const first = rows[0] ?? [];
  for (let j = 0; j <= b.length; j += 1) first[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const row = rows[i] ?? [];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + changed);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j] ?? 0, at(i - 2, j - 2) + 1);
    }
  }
  return at(a.length, b.length);
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_]+/g, '-');
const last = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Returns the word of `known` that is most similar to `word`; undefined if none is similar. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  const bare = (one: string): string => plain(one).replaceAll('-', '');
  for (const candidate of known) {
    const far = distance(bare(word), bare(candidate));
    if (far < least) [best, least] = [candidate, far];
  }
  return least <= Math.min(3, word.length / 3) ? best : undefined;
}

/**
 * Returns the known name that `name` was probably meant to be; undefined if none is similar. A right word in the wrong
 * folder also counts as similar.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    const whole = distance(plain(name), plain(candidate));
    const word = distance(last(plain(name)), last(candidate)) + 0.5;
    const far = Math.min(whole, word);
    if (far < least) [best, least] = [candidate, far];
  }
  return least <= Math.max(2, last(name).length / 2) ? best : undefined;
}
