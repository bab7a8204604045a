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

/** Returns the share of winning rounds in many rounds that are played by the rules. */
function played(game: ReelGame): number {
  const stream = openStream(`hits of ${game.rules}`, 'test', 0);
  let hits = 0;
  for (let spin = 0; spin < SPINS; spin++) if (playReels(game, stream, 100).total > 0) hits++;
  return hits / SPINS;
}

/** For each kind of reels, the odds stated for one pay table, and the rules of that pay table. */
const games: readonly (readonly [string, { hit: Ratio; total: Ratio }, ReelGame])[] = [
  ['classic', classicOdds(classicSlot('mid', 9600)), slotGame(classicSlot('mid', 9600))],
  ['lines', lineOdds(lineSlot('low', 9600)), slotGame(lineSlot('low', 9600))],
  ['ways', waysOddsOf({ volatility: 'high', declared: 9660 }), waysGame('high', 9660)],
];

describe.each(games)('stated odds of reels: %s', (_, { hit, total }, game) => {
  it('differ from the share of winning rounds in 20,000 by less than four standard errors', () => {
    const chance = asNumber(hit);
    // Only the bought spin needs to be counted: free spins are won by scatters, which pay as well.
    expect(Math.abs(played(game) - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / SPINS));
  });

  it('include the exact return (RTP) of the rules', () => {
    expect(total).toEqual(game.exactReturn());
  });
});

it("a name of a reel game's pay table is parsed, and any other name is rejected", () => {
  for (const payTable of REEL_GAMES.keys()) {
    const { volatility, declared } = stripsOf(payTable);
    expect(payTable).toMatch(new RegExp(`^reels-[a-z]+-${volatility}-${declared}$`));
  }
  for (const payTable of ['dice', 'reels-lines-wild-9600', 'reels-lines-mid-9700'])
    expect(() => stripsOf(payTable)).toThrow(RangeError);
});

it('a step through the list of bets goes to the next bet and stops at both ends', () => {
  const bets = [100, 200, 500];
  expect(bets.map((bet) => nextStake(bets, bet, 1))).toEqual([200, 500, 500]);
  expect(bets.map((bet) => nextStake(bets, bet, -1))).toEqual([100, 100, 200]);
});
