import { timesOf } from '../parts/round/times-of.ts';
import { TINTS_BY_PAY } from './tuning.ts';

/** The colour of what pays so much, hundredths of the stake. */
export const tintOf = (pays: number): number => TINTS_BY_PAY.find(([from]) => pays >= from)?.[1] ?? 0xffffff;

/** What a wheel can pay. */
export interface Pay {
  /** Hundredths of the stake. */
  readonly pays: number;
  readonly text: string;
  /** How likely it is, as "28%". */
  readonly chance: string;
}

/** What a wheel can pay, the least first, with its chance to the hundredth of a per cent. */
export function paysOf(segments: readonly number[]): readonly Pay[] {
  return [...new Set(segments)]
    .toSorted((a, b) => a - b)
    .map((pays) => {
      const count = segments.filter((one) => one === pays).length;
      const share = Math.round((count * 10_000) / segments.length);
      return { pays, text: `${timesOf(pays)}x`, chance: `${timesOf(share)}%` };
    });
}
