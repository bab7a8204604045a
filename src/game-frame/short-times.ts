/** Hundredths of the stake in one of a unit: a million times, a thousand times, once. */
const UNITS = [
  ['m', 100_000_000],
  ['k', 100_000],
  ['', 100],
] as const;

/** A multiplier in three figures, cut and never rounded up: 1267.2× is 1.26k. */
export function shortTimes(multiplier: number): string {
  const [unit, size] = UNITS.find(([, least]) => multiplier >= least) ?? ['', 100];
  const figures = multiplier / size;
  const decimals = figures >= 100 ? 0 : figures >= 10 ? 1 : 2;
  const cut = Math.floor(figures * 10 ** decimals + 1e-6) / 10 ** decimals;
  return `${cut.toFixed(decimals).replace(/\.0+$/, '')}${unit}`;
}
