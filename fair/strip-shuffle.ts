import { openStream } from './random.ts';

/**
 * Generates the stored strips of a slot: a Fisher-Yates shuffle from a fair stream named after the slot and the reel.
 * The shuffle is repeated until all symbols of `apart`, equal or not, are at least three positions apart on the ring. A
 * test generates the strips again and compares them.
 */
export function shuffleStrip(counts: Readonly<Record<string, number>>, name: string, apart: string): string {
  const symbols = Object.entries(counts).flatMap(([symbol, count]) => Array<string>(count).fill(symbol));
  for (let attempt = 0; ; attempt++) {
    const { below } = openStream(name, 'strip', attempt);
    const left = [...symbols];
    let strip = '';
    while (left.length > 0) strip += left.splice(below(left.length), 1).join('');
    if (areApart(strip, apart)) return strip;
  }
}

/**
 * Returns whether all of these symbols are at least three positions apart on the ring; a window of three rows then
 * shows at most one of them.
 */
export function areApart(strip: string, symbols: string): boolean {
  const twice = strip + strip;
  return [...strip].every(
    (here, index) =>
      !symbols.includes(here) ||
      ![...symbols].some((other) => twice.slice(index + 1, index + 3).includes(other)),
  );
}
