/** Pictures whose name differs from their character in the rules. */
const NAMES: Readonly<Record<string, string>> = {
  W: 'wild',
  S: 'scatter',
  '*': 'coin',
  '7': 'seven',
  '3': 'bar-3',
  '2': 'bar-2',
  '1': 'bar-1',
};

/** Returns the name of a symbol's picture, by its character in the rules of lines, ways, tumble and hold. */
export const symbolPictureOf = (symbol: string): string => NAMES[symbol] ?? symbol.toLowerCase();
