import { MEAN_PIECE } from '../../fair/coin-pusher/prizes.ts';
import { type Ratio, ratio } from '../../fair/ratio.ts';
import { FUNDS_AT_MOST, FUND_PPM } from '../../server/funds/funds.ts';
import { type Return, judge } from './coin-pusher/measure.ts';
import { jackpotRows } from './jackpot.ts';
import { promotionRows } from './promotions.ts';
import { type Row, atMost, equalTo, percent } from './row.ts';
import { slotRows } from './slots.ts';

const ppm = (rate: number): Ratio => ratio(BigInt(rate), 1_000_000n);

/** Returns rows with each fund's share of the valid bet (docs/product-rules.md, Promotion funds). */
function fundRows(): Row[] {
  const format = percent(2);
  const named = (what: keyof typeof FUND_PPM, wanted: string): Row =>
    equalTo(wanted, { game: 'funds', what, figure: ppm(FUND_PPM[what]), format });
  const sum = Object.values(FUND_PPM).reduce((total, rate) => total + rate, 0);
  return [
    named('bankruptcy', '0.20 %'),
    named('red-vs-blue', '0.05 %'),
    named('raffle', '0.03 %'),
    named('rank', '0.02 %'),
    atMost(ppm(FUNDS_AT_MOST), { game: 'funds', what: 'all together', figure: ppm(sum), format: percent(3) }),
    equalTo('0.40 %', { game: 'funds', what: 'all together at most', figure: ppm(FUNDS_AT_MOST), format }),
  ];
}

/** Returns the rows of all games and promotions except the coin pusher, whose return cannot be computed exactly. */
export const exactRows = (): Row[] => [
  ...jackpotRows(),
  ...slotRows(),
  ...promotionRows(),
  equalTo('1.09345', {
    game: 'coin-pusher',
    what: 'the mean disc, of the price',
    figure: ratio(BigInt(Math.round(MEAN_PIECE * 10)), 100_000n),
    format: (worth) =>
      (typeof worth === 'number' ? worth : Number(worth.over) / Number(worth.under)).toFixed(5),
  }),
  ...fundRows(),
];

/**
 * Returns a row with the measured return of the coin pusher and its 95 % interval, judged by the bounds of
 * docs/product-rules.md, Coin pusher.
 */
export function pusherRow({ drops, stated }: Return): Row {
  const verdict = judge(stated, stated);
  return {
    game: 'coin-pusher',
    what: `return of ${drops} drops`,
    got: `${percent(2)(stated.mean)} ± ${percent(2)(stated.half)}`,
    wanted: '87.6 % (88 ± 1)',
    verdict: ({ kept: 'fits', undecided: 'undecided', broken: 'differs' } as const)[verdict],
    exact: '',
  };
}
