import { timesOf } from '../models/round/times-of.ts';
import { TINTS_BY_PAY } from './tuning.ts';

/** Returns the colour of a multiplier of the stake, given in hundredths. */
export const tintOf = (pays: number): number => TINTS_BY_PAY.find(([from]) => pays >= from)?.[1] ?? 0xffffff;

/** A multiplier that the wheel can pay. */
export interface WheelPay {
  /** Multiplier of the stake, in hundredths. */
  readonly pays: number;
  readonly text: string;
  /** Probability of the multiplier, as text such as "28%". */
  readonly chance: string;
}

/** Returns the different multipliers of a wheel, lowest first, with probabilities to a hundredth of a per cent. */
export function paysOf(segments: readonly number[]): readonly WheelPay[] {
  return [...new Set(segments)]
    .sort((a, b) => a - b)
    .map((pays) => {
      const count = segments.filter((one) => one === pays).length;
      const share = Math.round((count * 10_000) / segments.length);
      return { pays, text: `${timesOf(pays)}x`, chance: `${timesOf(share)}%` };
    });
}
