import { CURVE_DECIMALS, CURVE_POWERS } from '../tables/crash.ts';

/**
 * Crash's curve (docs/games.md, Crash): floor(100 · e^(0.00006 · ms)), computed from stored powers, so that every
 * engine gets the same result.
 */

const ONE = 10n ** BigInt(CURVE_DECIMALS);
/**
 * End of the time range of the stored powers, in ms: 524 s, far beyond the time at which any bet reaches the maximum
 * win.
 */
export const CURVE_END = 2 ** CURVE_POWERS.length;

/** Returns the multiplier in hundredths at a time after the start of a run, in whole milliseconds. */
export function multiplierAt(ms: number): number {
  if (!Number.isSafeInteger(ms) || ms < 0 || ms >= CURVE_END) throw new RangeError(`no curve at ${ms} ms`);
  let value = ONE;
  CURVE_POWERS.forEach((power, bit) => {
    if (Math.floor(ms / 2 ** bit) % 2 === 1) value = (value * power) / ONE;
  });
  return Number((100n * value) / ONE);
}

/** Returns the first millisecond of a run at which the curve reaches a multiplier, in hundredths. */
export function firstShownAt(multiplier: number): number {
  let [before, at] = [-1, CURVE_END - 1];
  if (multiplierAt(at) < multiplier) throw new RangeError(`the curve ends below ${multiplier}`);
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (multiplierAt(middle) >= multiplier) at = middle;
    else before = middle;
  }
  return at;
}
