/** Names of pictures that are not the symbol's character in the rules. */
const NAMES: Readonly<Record<string, string>> = {
  W: 'wild',
  S: 'scatter',
  '*': 'coin',
  '7': 'seven',
  '3': 'bar-3',
  '2': 'bar-2',
  '1': 'bar-1',
};

/** Returns the name of a symbol's picture from its character in the rules, for all reels except classic reels. */
export const symbolPictureOf = (symbol: string): string => NAMES[symbol] ?? symbol.toLowerCase();
