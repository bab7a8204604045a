import { expect, it } from 'vitest';
import type { HallRound } from '../../../contract/game-server.ts';
import { openStream } from '../../../fair/random.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { holdGame } from '../../../fair/reels/hold-reels.ts';
import { playReels, type ReelGame } from '../../../fair/reels/reel-game.ts';
import { tumbleGame, tumbleHit } from '../../../fair/reels/tumble-reels.ts';
import { translator } from '../../i18n/i18n.tsx';
import { holdOutcomeOf, tumbleOutcomeOf } from './board-outcomes.ts';
import { boardTexts } from './board-texts.ts';
import { jackpotsOf } from './hold-jackpots.ts';
import { formatHolds, formatTumbles } from './format-boards.ts';
import { reelTexts } from './texts.ts';

const STAKE = 20_00;
const english = {
  name: (symbol: string) => `Symbol ${symbol}`,
  reels: translator<typeof reelTexts.en>(reelTexts.en),
  boards: translator<typeof boardTexts.en>(boardTexts.en),
};
const filipino = {
  ...english,
  reels: translator<typeof reelTexts.en>(reelTexts.fil),
  boards: translator<typeof boardTexts.en>(boardTexts.fil),
};

/** Plays a seed by a game's rules. Returns the round in the form in which the game server sends it. */
function roundOf(game: ReelGame, seed: number): HallRound {
  const { payout, ...outcome } = playReels(game, openStream(String(seed), 'perya', 0), STAKE);
  return {
    roundId: '1',
    time: 1,
    stake: STAKE,
    choice: {},
    outcome,
    multiplier: 0,
    payout,
    proof: null,
    round: null,
  };
}
/** Tries seed after seed. Returns the first round of a game that meets a condition. */
function firstOf(game: ReelGame, wanted: (round: HallRound) => boolean): HallRound {
  for (let seed = 0; seed < 3_000; seed++) {
    const round = roundOf(game, seed);
    if (wanted(round)) return round;
  }
  throw new Error('no such round');
}
const tumbles = tumbleGame('low', 9600);
const holds = holdGame('low', 9600);

it('reads every outcome of a tumbling board or of hold reels completely, and rejects an outcome of the other kind', () => {
  for (let seed = 0; seed < 100; seed++) {
    const [tumble, hold] = [roundOf(tumbles, seed), roundOf(holds, seed)];
    expect(tumbleOutcomeOf(tumble)).toEqual(tumble.outcome);
    expect(holdOutcomeOf(hold)).toEqual(hold.outcome);
    expect([tumbleOutcomeOf(hold), holdOutcomeOf(tumble)]).toEqual([undefined, undefined]);
  }
});

it('announces the tumbles and free spins of a board with the amount that was paid, not with the sum of all wins', () => {
  const free = firstOf(tumbles, (round) => (tumbleOutcomeOf(round)?.spins.length ?? 0) > 1);
  const outcome = tumbleOutcomeOf(free);
  if (!outcome) throw new Error('it was read before');
  const count = (outcome.spins[0]?.length ?? 1) - 1;
  const announcement = formatTumbles(outcome, 50_00, english);
  expect(announcement).toMatch(/^You won ₱50\.00\./);
  expect(announcement).toContain('With 10 free spins.');
  expect(announcement.includes(`${count} tumble`)).toBe(count > 0);
  expect(formatTumbles({ ...outcome, spins: [[]] }, 0, filipino)).toBe('Walang panalo ngayon.');
});

it('announces how many coins stayed on hold reels and what they paid, and the grand jackpot only if it was won', () => {
  const feature = firstOf(holds, (round) => (holdOutcomeOf(round)?.respins.length ?? 0) > 0);
  const outcome = holdOutcomeOf(feature);
  if (!outcome) throw new Error('it was read before');
  const held = outcome.coins.length + outcome.respins.flat().length;
  expect(formatHolds(outcome, feature.payout, english)).toContain(`${held} coins stayed and paid ₱`);
  expect(formatHolds(outcome, feature.payout, english)).not.toContain('GRAND');
  expect(formatHolds({ ...outcome, isGrand: true }, feature.payout, filipino)).toContain('GRAND');
});

it('the jackpot amounts of hold reels grow with the stake', () => {
  expect(jackpotsOf({ volatility: 'mid', declared: 9600 }, STAKE)).toEqual({
    grand: 20_000_00,
    major: 4_000_00,
    minor: 1_000_00,
    mini: 400_00,
  });
  expect(jackpotsOf({ volatility: 'high', declared: 9540 }, 1_00).grand).toBe(2_000_00);
});

it('the stated hit rate of a tumbling board is the share of winning rounds in 4,000 played by the rules', () => {
  const spins = 4_000;
  const hits = Array.from({ length: spins }, (_, seed) => tumbleOutcomeOf(roundOf(tumbles, seed))).filter(
    (outcome) => (outcome?.spins[0]?.length ?? 0) > 1,
  ).length;
  const chance = asNumber(tumbleHit('low'));
  const deviation = Math.sqrt((chance * (1 - chance)) / spins);
  expect(Math.abs(hits / spins - chance)).toBeLessThan(4 * deviation);
});
