import { describe, expect, it } from 'vitest';
import { classicSlot, lineSlot, slotGame } from '../../../fair/reels/line-reels.ts';
import { REEL_GAMES } from '../../../fair/games.ts';
import { playReels, type ReelGame } from '../../../fair/reels/reel-game.ts';
import { waysGame } from '../../../fair/reels/ways-reels.ts';
import { openStream } from '../../../fair/random.ts';
import { asNumber, type Ratio } from '../../../fair/ratio.ts';
import { classicOdds } from './classic-rules.tsx';
import { lineOdds } from './line-rules.tsx';
import { stripsOf } from './reel-strips.ts';
import { nextStake } from '../stake.ts';
import { waysOddsOf } from './ways-rules.tsx';

const SPINS = 20_000;

/** Returns the hit rate of a game over many spins. */
function played(game: ReelGame): number {
  const stream = openStream(`hits of ${game.rules}`, 'test', 0);
  let hits = 0;
  for (let spin = 0; spin < SPINS; spin++) if (playReels(game, stream, 100).total > 0) hits++;
  return hits / SPINS;
}

/** Odds of one set of strips of each game, and the corresponding game. */
const games: readonly (readonly [string, { hit: Ratio; total: Ratio }, ReelGame])[] = [
  ['classic', classicOdds(classicSlot('mid', 9600)), slotGame(classicSlot('mid', 9600))],
  ['lines', lineOdds(lineSlot('low', 9600)), slotGame(lineSlot('low', 9600))],
  ['ways', waysOddsOf({ volatility: 'high', declared: 9660 }), waysGame('high', 9660)],
];

describe.each(games)('stated odds of %s', (_, { hit, total }, game) => {
  it('match those of its spins, within four standard errors', () => {
    const chance = asNumber(hit);
    // A bought spin that pays nothing can pay in its free spins only if scatters had paid.
    expect(Math.abs(played(game) - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / SPINS));
  });

  it('state the exact return', () => {
    expect(total).toEqual(game.exactReturn());
  });
});

it('parses the strips of every pay table of reels, and of no other', () => {
  for (const payTable of REEL_GAMES.keys()) {
    const { volatility, declared } = stripsOf(payTable);
    expect(payTable).toMatch(new RegExp(`^reels-[a-z]+-${volatility}-${declared}$`));
  }
  for (const payTable of ['dice', 'reels-lines-wild-9600', 'reels-lines-mid-9700'])
    expect(() => stripsOf(payTable)).toThrow(RangeError);
});

it('steps through the list of bets and stops at its ends', () => {
  const bets = [100, 200, 500];
  expect(bets.map((bet) => nextStake(bets, bet, 1))).toEqual([200, 500, 500]);
  expect(bets.map((bet) => nextStake(bets, bet, -1))).toEqual([100, 100, 200]);
});
