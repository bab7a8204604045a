import { NONE, type Ratio, plus, ratio, restOf } from '../ratio.ts';

/** A prize, as a multiplier in hundredths of the stake, and the number of combinations that win it. */
export interface WeightedPrize {
  readonly multiplier: number;
  readonly ways: bigint;
}

/** Returns the RTP of a table of prizes; combinations without a prize, up to `all`, pay nothing. */
export function returnOf(prizes: readonly WeightedPrize[], all: bigint): Ratio {
  const paid = prizes.reduce((sum, { multiplier, ways }) => sum + BigInt(multiplier) * ways, 0n);
  return ratio(paid, all * 100n);
}

/** Returns the binomial probabilities of 0, 1, 2 … hits in the given number of tries. */
export function hitChances(tries: number, chance: Ratio): Ratio[] {
  const miss = restOf(chance);
  let chances: Ratio[] = [{ over: 1n, under: 1n }];
  for (let done = 0; done < tries; done++) {
    const before = [...chances, NONE];
    chances = before.map((stay, hits) => {
      const from = before[hits - 1] ?? NONE;
      return plus(
        ratio(stay.over * miss.over, stay.under * miss.under),
        ratio(from.over * chance.over, from.under * chance.under),
      );
    });
  }
  return chances;
}
