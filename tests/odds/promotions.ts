import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { DAILY_SPIN_NEEDS, SECTORS } from '../../fair/daily-spin.ts';
import { LOTTERY_PRIZES, LOTTERY_TICKETS } from '../../fair/halloween-lottery.ts';
import type { FairStream } from '../../fair/random.ts';
import { RAIN, fillPacket, packetsOf } from '../../fair/red-packet.ts';
import { ADD_UP_AWARDS, ADD_UP_CYCLE, SCRATCH_MONEY, SCRATCH_PRIZES } from '../../fair/scratch.ts';
import { type Ratio, plus, ratio } from '../../fair/ratio.ts';
import { type Row, equalTo, oneIn, percent, pesos } from './row.ts';

interface Prize {
  readonly amount: number;
  readonly ppm: number;
}

const MILLION = 1_000_000n;
const total = (values: readonly number[]): bigint => values.reduce((sum, value) => sum + BigInt(value), 0n);
/** Returns the mean value of a table of prizes divided by a price, both in hundredths. */
const meanOf = (prizes: readonly Prize[], price: number): Ratio =>
  ratio(total(prizes.map(({ amount, ppm }) => amount * ppm)), MILLION * BigInt(price));
/** A peso in hundredths; as the price for `meanOf` it makes the mean a number of pesos. */
const PESO = 100;

/** Returns the rows of the scratch card and of its awards for cards played (docs/product-rules.md, Scratch cards). */
function scratchRows(): Row[] {
  const game = 'scratch-card';
  const price = SCRATCH_MONEY.price * DIAMOND_WORTH;
  const awards = (share: number): Ratio =>
    ratio(total(ADD_UP_AWARDS.map(({ amount }) => amount)), BigInt(ADD_UP_CYCLE * share));
  const hit = ratio(total(SCRATCH_PRIZES.map(({ ppm }) => ppm)), MILLION);
  const cycle = plus(meanOf(SCRATCH_PRIZES, price), awards(price));
  return [
    equalTo('55.465 %', { game, what: 'a card wins', figure: hit, format: percent(3) }),
    equalTo('₱4.25', { game, what: 'a card', figure: meanOf(SCRATCH_PRIZES, PESO), format: pesos(2) }),
    equalTo('85.00 %', {
      game,
      what: 'of its price',
      figure: meanOf(SCRATCH_PRIZES, price),
      format: percent(2),
    }),
    equalTo('₱0.488', { game, what: 'a card: awards of a cycle', figure: awards(PESO), format: pesos(3) }),
    equalTo('94.76 %', { game, what: 'of the price, whole cycles', figure: cycle, format: percent(2) }),
  ];
}

/** Returns the rows of the daily wheel, to compare with docs/product-rules.md, Daily spin. */
function dailySpinRows(): Row[] {
  const game = 'daily-spin';
  const rarest = ratio(BigInt(Math.min(...SECTORS.map(({ ppm }) => ppm))), MILLION);
  return [
    equalTo('₱1.89', { game, what: 'a spin', figure: meanOf(SECTORS, PESO), format: pesos(2) }),
    equalTo('1 in 2000', { game, what: 'the largest prize', figure: rarest, format: oneIn(0) }),
    equalTo('0.063 %', {
      game,
      what: 'of the valid bet',
      figure: meanOf(SECTORS, DAILY_SPIN_NEEDS),
      format: percent(3),
    }),
  ];
}

/** Returns the rows of the ticket draw, to compare with docs/product-rules.md, Halloween. */
function lotteryRows(): Row[] {
  const game = 'halloween-lottery';
  return [
    equalTo('₱0.625', { game, what: 'a ticket', figure: meanOf(LOTTERY_PRIZES, PESO), format: pesos(3) }),
    equalTo('0.0625 %', {
      game,
      what: 'of the valid bet',
      figure: meanOf(LOTTERY_PRIZES, LOTTERY_TICKETS.perTicket),
      format: percent(4),
    }),
  ];
}

/**
 * Returns the rows of the first packet in a full red packet rain, to compare with docs/product-rules.md, Red packet
 * rain. Computes the packet's amount for every number that could be drawn.
 */
function redPacketRows(): Row[] {
  const game = 'red-packet-rain';
  const packets = packetsOf(RAIN.pool);
  let ways = 1;
  const amounts: number[] = [];
  for (let number = 0; number < ways; number++) {
    const below = (limit: number): number => {
      ways = limit;
      return number;
    };
    const stream: FairStream = { cursor: 0, float: () => 0, below };
    amounts.push(fillPacket(stream, RAIN.pool, packets));
  }
  const mean = ratio(total(amounts), BigInt(ways * PESO));
  const most = ratio(BigInt(Math.max(...amounts)), BigInt(PESO));
  return [
    // The amount is uniform between one hundredth and 2 · left / packets − 1, so its mean is left / packets.
    equalTo('₱10.00', { game, what: 'a packet', figure: mean, format: pesos(2) }),
    equalTo('₱19.99', { game, what: 'a packet at most', figure: most, format: pesos(2) }),
  ];
}

/** Returns the rows of all promotions with random prizes, computed by enumerating the outcomes. */
export const promotionRows = (): Row[] => [
  ...scratchRows(),
  ...dailySpinRows(),
  ...lotteryRows(),
  ...redPacketRows(),
];
