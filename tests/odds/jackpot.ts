import { RewardId } from '../../contract/reward-ids.ts';
import { CELLS, JACKPOT_MONEY, TIER_RULES, type TierRule } from '../../fair/jackpot.ts';
import { type Ratio, asNumber, plus, ratio, times } from '../../fair/ratio.ts';
import { type Row, atMost, equalTo, oneIn, percent, pesos } from './row.ts';

const whole = (value: number): Ratio => ratio(BigInt(value), 1n);
const ppmOf = (ppm: number): Ratio => ratio(BigInt(ppm), 1_000_000n);
const inPesos = (hundredths: Ratio): Ratio => times(hundredths, ratio(1n, 100n));
const over = (a: Ratio, b: Ratio): Ratio => times(a, ratio(b.under, b.over));
const sum = (parts: readonly Ratio[]): Ratio => parts.reduce(plus, whole(0));

/**
 * Share of each amount fed to a pool by which its displayed amount grows; the rest pays for the amount with which the
 * pool restarts (docs/product-rules.md, Lucky Jackpot).
 */
const SHOWN = ratio(3n, 5n);

const jackpotCell = sum(
  CELLS.filter(({ propId }) => propId === RewardId.jackpot).map(({ ppm }) => ppmOf(ppm)),
);
const chanceOf = ({ ppm }: TierRule): Ratio => times(jackpotCell, ppmOf(ppm));
const growthOf = (rule: TierRule): Ratio => over(whole(JACKPOT_MONEY.feed), chanceOf(rule));

/** Returns the chance, 0 to 1, that a pool reaches its cap before it is won. */
const fullOf = (rule: TierRule): number =>
  (1 - asNumber(chanceOf(rule))) ** Math.ceil((rule.cap - rule.seed) / JACKPOT_MONEY.feed);

/**
 * Figures of each tier in docs/product-rules.md, Lucky Jackpot: the chance to win the pool in a draw, the mean growth
 * of the pool until it is won, and the chance that it reaches its cap before.
 */
const TIERS: Readonly<Record<TierRule['tier'], readonly [chance: string, growth: string, full: string]>> = {
  mini: ['1 in 125', '₱375', '0.92 %'],
  minor: ['1 in 625', '₱1875', '0.94 %'],
  major: ['1 in 2778', '₱8333', '0.48 %'],
  mega: ['1 in 25000', '₱75000', '0.00 %'],
};

/**
 * Returns rows with the mean value of a draw of the Lucky Jackpot, for grid and wheel cell by cell, to compare with
 * docs/product-rules.md, Lucky Jackpot.
 */
export function jackpotRows(): Row[] {
  const game = 'lucky-jackpot';
  const grid = sum(CELLS.map(({ ppm, worth }) => times(ppmOf(ppm), whole(worth))));
  const fed = over(whole(TIER_RULES.length * JACKPOT_MONEY.feed), SHOWN);
  const both = plus(grid, fed);
  const paid = sum(TIER_RULES.map((rule) => times(chanceOf(rule), plus(whole(rule.seed), growthOf(rule)))));
  // Coins fed to a full pool do not reach its winner: growth above the cap goes to the reserve.
  const feed = asNumber(inPesos(whole(JACKPOT_MONEY.feed)));
  const kept = TIER_RULES.reduce((total, rule) => total + fullOf(rule) * feed, 0);
  const ofBudget = over(both, whole(JACKPOT_MONEY.budget));
  const ofBet = over(both, whole(JACKPOT_MONEY.perChance));
  return [
    equalTo('1 in 100', { game, what: 'the jackpot cell', figure: jackpotCell, format: oneIn(0) }),
    equalTo('₱4.035', { game, what: 'a draw: the grid', figure: inPesos(grid), format: pesos(3) }),
    equalTo('₱20.000', { game, what: 'a draw: into the pools', figure: inPesos(fed), format: pesos(3) }),
    equalTo('96.1 %', { game, what: 'of what a chance is worth', figure: ofBudget, format: percent(1) }),
    equalTo('0.4807 %', { game, what: 'of the valid bet', figure: ofBet, format: percent(4) }),
    ...TIER_RULES.flatMap((rule) => {
      const [chance, growth, full] = TIERS[rule.tier];
      const { tier } = rule;
      return [
        equalTo(chance, { game, what: `a draw: ${tier}`, figure: chanceOf(rule), format: oneIn(0) }),
        equalTo(growth, {
          game,
          what: `${tier} grows by`,
          figure: inPesos(growthOf(rule)),
          format: pesos(0),
        }),
        equalTo(full, { game, what: `${tier} reaches its cap`, figure: fullOf(rule), format: percent(2) }),
      ];
    }),
    atMost(whole(20), { game, what: 'a draw: out of the pools', figure: inPesos(paid), format: pesos(3) }),
    atMost(ratio(8n, 100n), {
      game,
      what: 'a draw: kept back by caps',
      figure: kept,
      format: pesos(3),
    }),
  ];
}
