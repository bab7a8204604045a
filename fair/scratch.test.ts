import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStream } from './random.ts';
import {
  ADD_UP_AWARDS,
  ADD_UP_CYCLE,
  FACE_CELLS,
  SCRATCH_MONEY,
  SCRATCH_PRIZES,
  SCRATCH_SYMBOLS,
  drawFace,
  drawScratch,
  playedOfCycle,
  prizeOf,
  prizeOnFace,
} from './scratch.ts';

const MILLION = 1_000_000;

describe('the prize table of scratch cards, over all million numbers', () => {
  const hits = new Map<number | undefined, number>();
  let paid = 0;
  for (let ticket = 0; ticket < MILLION; ticket++) {
    const prize = prizeOf(ticket);
    hits.set(prize, (hits.get(prize) ?? 0) + 1);
    if (prize !== undefined) paid += SCRATCH_PRIZES[prize]?.amount ?? Number.NaN;
  }

  it('gives every prize exactly the share that the product rules list', () => {
    expect(SCRATCH_PRIZES.map(({ amount }, place) => [amount, hits.get(place)])).toEqual([
      [200, 250_000],
      [500, 180_000],
      [1_000, 80_000],
      [2_000, 30_000],
      [5_000, 10_000],
      [10_000, 4_000],
      [50_000, 600],
      [500_000, 50],
    ]);
  });

  it('lets 55.465 % of the cards win', () => {
    expect(MILLION - (hits.get(undefined) ?? 0)).toBe(554_650);
  });

  it('returns ₱4.25 of the price of ₱5: exactly 85 %', () => {
    // A hundred diamonds are worth ₱10 (docs/product-rules.md, Rewards), so one is worth 10 hundredths.
    const stake = SCRATCH_MONEY.price * 10;
    expect(stake).toBe(500);
    expect(paid).toBe(SCRATCH_MONEY.worth * MILLION);
    // Integers on both sides: paid / (stake × tickets) = 85 / 100.
    expect(paid * 100).toBe(85 * stake * MILLION);
  });

  it('returns 94.76 % together with the awards of whole cycles', () => {
    const awards = ADD_UP_AWARDS.reduce((sum, award) => sum + award.amount, 0);
    expect(awards).toBe(24_400);
    expect(ADD_UP_AWARDS.at(-1)?.cards).toBe(ADD_UP_CYCLE);
    const paidInACycle = SCRATCH_MONEY.worth * ADD_UP_CYCLE + awards;
    expect(paidInACycle * 10_000).toBe(9_476 * 500 * ADD_UP_CYCLE);
  });
});

const streamOf = (name: string) => {
  let nonce = 0;
  return () => openStream('5c'.repeat(32), name, nonce++);
};
const countsOf = (face: readonly number[]): number[] =>
  Array.from({ length: SCRATCH_SYMBOLS }, (_, symbol) => face.filter((other) => other === symbol).length);

/** Returns Pearson's chi-square over classes with their expected counts. */
const chiSquare = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1),
    0,
  );

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const choose = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k));
/**
 * Returns how many rows of `cells` cells, filled from `symbols` symbols, have exactly `pairs` symbols twice and all
 * others at most once.
 */
const rowsWithPairs = (cells: number, symbols: number, pairs: number): number => {
  const singles = cells - 2 * pairs;
  if (singles < 0 || pairs + singles > symbols) return 0;
  return (choose(symbols, pairs) * choose(symbols - pairs, singles) * factorial(cells)) / 2 ** pairs;
};

describe('the face of a scratch card', () => {
  const prizes = [undefined, ...SCRATCH_PRIZES.keys()];

  it.each(prizes)(
    'a face with prize %s shows its symbol three times and any other symbol at most twice',
    (prize) => {
      const next = streamOf(`face-${prize}`);
      const faces = Array.from({ length: 500 }, () => drawFace(next(), prize));
      const wrong = faces.filter((face) => {
        const counts = countsOf(face);
        return (
          face.length !== FACE_CELLS ||
          prizeOnFace(face) !== prize ||
          counts.reduce((sum, count) => sum + count, 0) !== FACE_CELLS ||
          counts.some((count, symbol) => (symbol === prize ? count !== 3 : count > 2))
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  it('a losing face is drawn uniformly: pairs of symbols are as frequent as among all losing faces', () => {
    const ways = [1, 2, 3, 4].map((pairs) => rowsWithPairs(FACE_CELLS, SCRATCH_SYMBOLS, pairs));
    const all = ways.reduce((sum, count) => sum + count, 0);
    expect(all).toBe(48_444_480);
    const rounds = 20_000;
    const next = streamOf('losing pairs');
    const seen = [0, 0, 0, 0];
    const places = Array.from({ length: FACE_CELLS * SCRATCH_SYMBOLS }, () => 0);
    const doubled = Array.from({ length: SCRATCH_SYMBOLS }, () => 0);
    for (let round = 0; round < rounds; round++) {
      const face = drawFace(next(), undefined);
      const counts = countsOf(face);
      const pairs = counts.filter((count) => count === 2).length;
      seen[pairs - 1] = (seen[pairs - 1] ?? 0) + 1;
      counts.forEach((count, symbol) => {
        if (count === 2) doubled[symbol] = (doubled[symbol] ?? 0) + 1;
      });
      face.forEach((symbol, cell) => {
        const at = cell * SCRATCH_SYMBOLS + symbol;
        places[at] = (places[at] ?? 0) + 1;
      });
    }
    // Pure chance exceeds each limit once in a thousand runs; the seed is fixed, so the results are deterministic.
    expect(
      chiSquare(
        seen,
        ways.map((count) => (rounds * count) / all),
      ),
    ).toBeLessThan(16.3); // 3 degrees of freedom
    expect(
      chiSquare(
        places,
        places.map(() => rounds / SCRATCH_SYMBOLS),
      ),
    ).toBeLessThan(107.3); // at most 71 degrees of freedom
    // Every symbol appears twice about equally often, whatever its prize.
    const mean = doubled.reduce((sum, count) => sum + count, 0) / SCRATCH_SYMBOLS;
    expect(
      chiSquare(
        doubled,
        doubled.map(() => mean),
      ),
    ).toBeLessThan(24.3); // 7 degrees of freedom
  });

  it('a winning face spreads its three matching symbols evenly over the 84 combinations of cells', () => {
    const rounds = 21_000;
    const next = streamOf('winning places');
    const triples = new Map<string, number>();
    const rest = Array.from({ length: SCRATCH_SYMBOLS }, () => 0);
    const ways = [0, 1, 2, 3].map((pairs) => rowsWithPairs(6, 7, pairs));
    const all = ways.reduce((sum, count) => sum + count, 0);
    expect(all).toBe(83_790);
    const seen = [0, 0, 0, 0];
    const prize = 3;
    for (let round = 0; round < rounds; round++) {
      const face = drawFace(next(), prize);
      const key = face.flatMap((symbol, cell) => (symbol === prize ? [cell] : [])).join();
      triples.set(key, (triples.get(key) ?? 0) + 1);
      const pairs = countsOf(face).filter((count) => count === 2).length;
      seen[pairs] = (seen[pairs] ?? 0) + 1;
      for (const symbol of face) rest[symbol] = (rest[symbol] ?? 0) + 1;
    }
    expect(triples.size).toBe(84);
    const counts = [...triples.values()];
    expect(
      chiSquare(
        counts,
        counts.map(() => rounds / 84),
      ),
    ).toBeLessThan(128.6); // 83 degrees of freedom
    expect(
      chiSquare(
        seen,
        ways.map((count) => (rounds * count) / all),
      ),
    ).toBeLessThan(16.3); // 3 degrees of freedom
    const others = rest.filter((_, symbol) => symbol !== prize);
    expect(
      chiSquare(
        others,
        others.map(() => (rounds * 6) / 7),
      ),
    ).toBeLessThan(22.5); // 6 degrees of freedom
  });
});

describe('a round of a scratch card', () => {
  it('draws the same card from the same seeds, with the prize that its face shows', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9a-f]{64}$/),
        fc.stringMatching(/^[!-9;-~]{1,64}$/),
        fc.nat(),
        (seed, client, nonce) => {
          const card = drawScratch(seed, client, nonce);
          expect(drawScratch(seed, client, nonce)).toEqual(card);
          expect(prizeOnFace(card.face)).toBe(card.prize);
          expect(card.amount).toBe(card.prize === undefined ? 0 : SCRATCH_PRIZES[card.prize]?.amount);
        },
      ),
    );
  });

  it('wins each prize as often as the table says (chi-square over 30,000 rounds)', () => {
    const rounds = 30_000;
    const seen = SCRATCH_PRIZES.map(() => 0);
    let none = 0;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { prize } = drawScratch('d'.repeat(64), 'chi', nonce);
      if (prize === undefined) none += 1;
      else seen[prize] = (seen[prize] ?? 0) + 1;
    }
    const share = (ppm: number): number => (rounds * ppm) / MILLION;
    // The two largest prizes are too rare for classes of their own, so they share the class of the third largest.
    const rare = (seen[5] ?? 0) + (seen[6] ?? 0) + (seen[7] ?? 0);
    const observed = [...seen.slice(0, 5), rare, none];
    const expected = [250_000, 180_000, 80_000, 30_000, 10_000, 4_650, 445_350].map(share);
    expect(chiSquare(observed, expected)).toBeLessThan(22.5); // 6 degrees of freedom
  });
});

describe('the awards for played cards', () => {
  it('count only the cards of one cycle', () => {
    expect([0, 1, 499, 500, 501, 1_000].map((played) => playedOfCycle(played, 0))).toEqual([
      0, 1, 499, 500, 500, 500,
    ]);
    expect([0, 500, 501, 1_000, 1_200].map((played) => playedOfCycle(played, 1))).toEqual([
      0, 0, 1, 500, 500,
    ]);
  });
});
