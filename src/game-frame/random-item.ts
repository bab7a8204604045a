/** Returns a random item of a list; undefined if the list is empty. Never used for outcomes. */
export const randomItem = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * items.length)];
