import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WIN } from '../bets.ts';
import { REEL_GAMES } from '../games.ts';
import { openStream } from '../random.ts';
import { asNumber, part } from '../ratio.ts';
import { areApart, shuffleStrip } from '../strip-shuffle.ts';
import { CLASSIC_REELS } from '../tables/reels-classic.ts';
import { LINES_REELS } from '../tables/reels-lines.ts';
import { TUMBLE_REELS } from '../tables/reels-tumble.ts';
import { WAYS_REELS } from '../tables/reels-ways.ts';
import type { DeclaredReturn, Volatility } from '../tables/reels.ts';
import { HOLD_BOARD, holdOdds } from './hold-reels.ts';
import { type ReelGame, playReels } from './reel-game.ts';
import { TUMBLE_BOARD, type TumbleSpin, tumbleWins } from './tumble-reels.ts';
import { stripOdds, waysOdds, waysSpin } from './ways-reels.ts';
import { waysReturn, waysWins } from './ways.ts';

const volatilities: readonly Volatility[] = ['low', 'mid', 'high'];
const declaredReturns: readonly DeclaredReturn[] = [9540, 9600, 9660];
const each = volatilities.flatMap((volatility) =>
  declaredReturns.map((declared) => [volatility, declared] as const),
);
const game = (name: string): ReelGame => {
  const found = REEL_GAMES.get(name);
  if (!found) throw new Error(`no game ${name}`);
  return found;
};

describe('the strips of reel games', () => {
  it.each(each)(
    'the strips for volatility %s and return %i are the seeded shuffle of their symbol counts',
    (volatility, declared) => {
      for (const [mechanic, table, apart, stops] of [
        ['classic', CLASSIC_REELS, '', 48],
        ['lines', LINES_REELS, 'S', volatility === 'high' ? 40 : 36],
        ['ways', WAYS_REELS, 'SW', 40],
      ] as const) {
        const { counts, strips } = table[volatility].returns[declared];
        expect(strips).toEqual(
          counts.map((count, reel) =>
            shuffleStrip(count, `${mechanic} ${volatility} ${declared} reel ${reel + 1}`, apart),
          ),
        );
        expect(strips.every((strip) => strip.length === stops && areApart(strip, apart))).toBe(true);
      }
    },
  );

  it('strips count as spaced only if different symbols of the list are apart from each other too', () => {
    expect([areApart('SxxWxx', 'SW'), areApart('SxWxxx', 'SW'), areApart('WxxxxS', 'SW')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('every reel game', () => {
  it('yields the same outcome from the same seeds, with a whole total and a payout of at most the maximum win', () => {
    const names = [...REEL_GAMES.keys()];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(10_000),
        fc.constantFrom(100, 2_000),
        (name, nonce, bet) => {
          const play = () => playReels(game(name), openStream('a'.repeat(64), 'me', nonce), bet);
          const round = play();
          expect(play()).toEqual(round);
          expect(Number.isSafeInteger(round.total)).toBe(true);
          expect(round.payout).toBe(Math.min(round.total, MAX_WIN));
        },
      ),
      { numRuns: 60 },
    );
    expect(names).toHaveLength(45);
    expect(new Set([...REEL_GAMES.values()].map(({ rules }) => rules)).size).toBe(45);
  });

  it('refuses a bet that is not offered', () => {
    expect(() => playReels(game('reels-ways-mid-9600'), openStream('a', 'b', 0), 150)).toThrow(RangeError);
  });
});

describe('wins by ways', () => {
  it('multiply the numbers of matching or wild cells on the reels from the first without a gap, and pay only the longest run', () => {
    const pays = { A: [5, 15, 45], B: [1, 2, 3] };
    expect(waysWins(pays, ['AAx', 'xAW', 'Axx', 'xxx', 'AAA'], 20)).toEqual([
      { symbol: 'A', reels: 3, ways: 4, win: 20 },
    ]);
    expect(waysWins(pays, ['BAx', 'WWW', 'WWW', 'xxB', 'xxx'], 40)).toEqual([
      { symbol: 'A', reels: 3, ways: 9, win: 90 },
      { symbol: 'B', reels: 4, ways: 9, win: 36 },
    ]);
    expect(waysWins(pays, ['xxx', 'AAA', 'AAA', 'AAA', 'AAA'], 20)).toEqual([]);
  });

  it('treat a reel with a visible wild as full of wilds, but count the scatters before that', () => {
    const strips = ['SAB', 'SWB', 'SBA', 'BBB', 'BBB'];
    const spin = waysSpin(WAYS_REELS.low, strips, { stops: [0, 0, 0, 0, 0], bet: 100, multiplier: 1 });
    expect(spin).toMatchObject({ scatters: 3, scatterWin: 200, freeSpins: 8 });
    expect(spin.wins).toContainEqual({ symbol: 'A', reels: 3, ways: 3, win: 75 });
    expect(spin.wins).toContainEqual({ symbol: 'B', reels: 5, ways: 27, win: 4_320 });
  });

  it('have the RTP that is found by trying every stop of small reels', () => {
    const strips = ['ABCD', 'AWBCE', 'BACW', 'CABDA', 'ABCA'];
    const { pays } = WAYS_REELS.mid;
    let paid = 0;
    let turns = 0;
    const turn = (stops: readonly number[]): void => {
      const strip = strips[stops.length];
      if (strip) for (let stop = 0; stop < strip.length; stop++) turn([...stops, stop]);
      else {
        turns++;
        paid += waysSpin(WAYS_REELS.mid, strips, { stops, bet: 20, multiplier: 1 }).win;
      }
    };
    turn([]);
    expect(waysReturn(pays, strips.map(stripOdds))).toEqual(part(paid, 20 * turns));
  });

  it('have the returns of ways, scatters and free spins, and the trigger probability, that the rules list', () => {
    const parts = ({ ways, scatter, free, trigger }: ReturnType<typeof waysOdds>) =>
      [ways, scatter, free, trigger].map((share) => asNumber(share).toFixed(6));
    expect(parts(waysOdds('low', 9540))).toEqual(['0.890308', '0.008010', '0.055694', '0.003758']);
    expect(parts(waysOdds('high', 9660))).toEqual(['0.855022', '0.009652', '0.101300', '0.003758']);
  });
});

describe('the tumble game', () => {
  /**
   * Returns the probability that no paying symbol appears eight times or more among the thirty cells of a first
   * board.
   */
  function quiet(volatility: Volatility): number {
    const { weights, pays } = TUMBLE_REELS[volatility];
    const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    let chances = [1];
    for (const [symbol, weight] of Object.entries(weights)) {
      const next = Array.from({ length: 31 }, () => 0);
      for (const [cells, chance] of chances.entries()) {
        let term = chance;
        for (let count = 0; cells + count <= 30; count++) {
          if (symbol in pays && count >= 8) break;
          next[cells + count] = (next[cells + count] ?? 0) + term;
          term *= weight / all / (count + 1);
        }
      }
      chances = next;
    }
    return Array.from({ length: 30 }, (_, index) => index + 1).reduce(
      (product, one) => product * one,
      chances[30] ?? 0,
    );
  }

  it.each([
    ['low', 0.430_285],
    ['mid', 0.512_382],
    ['high', 0.596_081],
  ] as const)(
    'a game of volatility %s has the hit rate of the rules, and comes close to it and to its RTP in 1,000 rounds',
    (volatility, hit) => {
      expect(1 - quiet(volatility)).toBeCloseTo(hit, 6);
      const stream = openStream('6'.repeat(64), `tumble ${volatility}`, 0);
      const rounds = 1_000;
      let hits = 0;
      let won = 0;
      let squares = 0;
      for (let round = 0; round < rounds; round++) {
        const outcome = game(`reels-tumble-${volatility}-9600`).spin(stream, 100) as unknown as {
          total: number;
          spins: readonly TumbleSpin[];
        };
        if ((outcome.spins[0]?.length ?? 0) > 1) hits++;
        won += outcome.total / 100;
        squares += (outcome.total / 100) ** 2;
      }
      // The stream is fixed, so the result is deterministic.
      expect(Math.abs(hits / rounds - hit)).toBeLessThan(3 * Math.sqrt((hit * (1 - hit)) / rounds));
      const mean = won / rounds;
      expect(Math.abs(mean - 0.96)).toBeLessThan(3 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
    },
  );

  it('removes winning symbols, lets the others fall and refills the columns from the top', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (nonce) => {
        const { spins } = game('reels-tumble-high-9600').spin(
          openStream('7'.repeat(64), 'me', nonce),
          100,
        ) as unknown as {
          spins: readonly TumbleSpin[];
        };
        for (const boards of spins)
          for (const [index, { board, wins, multiplier, win }] of boards.entries()) {
            expect(board.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
            expect(wins).toEqual(tumbleWins(TUMBLE_REELS.high.pays, board));
            expect(win).toBe(multiplier * wins.reduce((sum, { pay }) => sum + pay, 0));
            const next = boards[index + 1];
            expect(next === undefined).toBe(wins.length === 0);
            board.forEach((column, at) => {
              const stays = [...column]
                .filter((cell) => wins.every(({ symbol }) => symbol !== cell))
                .join('');
              if (next) expect(next.board[at]?.endsWith(stays)).toBe(true);
            });
          }
        const last = spins[0]?.at(-1)?.board.join('') ?? '';
        expect(spins).toHaveLength(last.split('S').length - 1 >= TUMBLE_BOARD.trigger ? 11 : 1);
      }),
      { numRuns: 25 },
    );
  });

  it('has tables of multipliers whose weights sum to a million', () => {
    for (const { returns, freeMultipliers } of Object.values(TUMBLE_REELS))
      for (const table of [freeMultipliers, ...Object.values(returns)])
        expect(table.reduce((sum, [, weight]) => sum + weight, 0)).toBe(1_000_000);
  });
});

describe('the hold-and-respin game', () => {
  it.each([
    ['low', '0.524818', '0.008447', '8.138189', '0.000928'],
    ['mid', '0.554903', '0.006964', '8.409965', '0.001728'],
    ['high', '0.679843', '0.004592', '8.680970', '0.002962'],
  ] as const)(
    'a game of volatility %s has the return of ways, the trigger probability and the coin odds of the rules',
    (volatility, ...wanted) => {
      const odds = holdOdds(volatility);
      const trigger = asNumber(odds.trigger);
      expect(
        [asNumber(odds.base), trigger, asNumber(odds.coins) / trigger, asNumber(odds.full) / trigger].map(
          (figure) => figure.toFixed(6),
        ),
      ).toEqual(wanted);
    },
  );

  it('holds its coins, resets the respins to three after a new coin, and pays all coins at the end', () => {
    const ROUNDS = 1_000;
    let features = 0;
    const stream = openStream('8'.repeat(64), 'hold', 0);
    for (let round = 0; round < ROUNDS; round++) {
      const { window, coins, respins, coinWin, isGrand } = game('reels-hold-low-9600').spin(
        stream,
        100,
      ) as unknown as {
        window: readonly string[];
        coins: readonly { cell: number; multiplier: number }[];
        respins: readonly (readonly { cell: number; multiplier: number }[])[];
        coinWin: number;
        isGrand: boolean;
      };
      expect(coins.map(({ cell }) => window.join('').charAt(cell))).toEqual(coins.map(() => '*'));
      const isFeature = coins.length >= HOLD_BOARD.trigger;
      const all = isFeature ? [...coins, ...respins.flat()] : [];
      expect(respins.length > 0).toBe(isFeature);
      expect(new Set(all.map(({ cell }) => cell)).size).toBe(all.length);
      expect(coinWin).toBe(100 * all.reduce((sum, { multiplier }) => sum + multiplier, isGrand ? 500 : 0));
      if (!isFeature) continue;
      features++;
      const quiet = respins.findLastIndex((added) => added.length > 0);
      if (!isGrand) expect(respins.length - 1 - quiet).toBe(HOLD_BOARD.respins);
    }
    const chance = asNumber(holdOdds('low').trigger);
    expect(Math.abs(features - ROUNDS * chance)).toBeLessThan(3 * Math.sqrt(ROUNDS * chance));
  });
});
