/** Units of a multiplier in hundredths, with the letter that marks them: millions, thousands, ones. */
const UNITS = [
  ['m', 100_000_000],
  ['k', 100_000],
  ['', 100],
] as const;

/** Formats a multiplier in hundredths with three digits, without rounding up: 126720 becomes 1.26k. */
export function shortTimes(multiplier: number): string {
  const [unit, size] = UNITS.find(([, least]) => multiplier >= least) ?? ['', 100];
  const figures = multiplier / size;
  const decimals = figures >= 100 ? 0 : figures >= 10 ? 1 : 2;
  const cut = Math.floor(figures * 10 ** decimals + 1e-6) / 10 ** decimals;
  return `${cut.toFixed(decimals).replace(/\.0+$/, '')}${unit}`;
}
