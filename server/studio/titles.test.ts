import { expect, it } from 'vitest';
import { games } from '../../contract/catalogue/catalogue.ts';
import { hasScene } from '../../contract/catalogue/playing.ts';
import { GAME_KINDS } from '../../contract/studio.ts';
import { INSTANT_GAMES, STEP_GAMES } from '../../fair/games.ts';
import { diceTargets } from '../../fair/instant/dice.ts';
import { KENO_RISKS } from '../../fair/instant/keno.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from '../../fair/instant/plinko.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from '../../fair/instant/wheel.ts';
import { asNumber } from '../../fair/ratio.ts';
import { hallTitle, hallTitles, RETURNS } from './titles.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const ofDifficulty = (...names: string[]) => names.map((difficulty) => ({ difficulty }));

/**
 * The targets of limbo that return least: the lowest that wins with each number of words of 2³², up to the highest target.
 */
const worstTargets = upTo(50_000)
  .map((words) => Math.floor((99 * 2 ** 32) / (words + 1)) + 1)
  .filter((target) => target <= 100_000_000);

/** Every choice of a kind that returns anything of its own. */
const CHOICES: Readonly<Record<string, readonly object[]>> = {
  dice: diceTargets().map((target) => ({ target, side: 'under' })),
  limbo: [101, 200, ...worstTargets].map((target) => ({ target })),
  plinko: PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk }))),
  wheel: WHEEL_SEGMENTS.flatMap((segments) => WHEEL_RISKS.map((risk) => ({ segments, risk }))),
  keno: KENO_RISKS.flatMap((risk) => upTo(10).map((count) => ({ risk, picks: upTo(count) }))),
  diamonds: [{}],
  mines: upTo(24).map((mines) => ({ mines })),
  towers: ofDifficulty('easy', 'medium', 'hard', 'expert', 'master'),
  pump: ofDifficulty('easy', 'medium', 'hard', 'expert'),
  hilo: [{}],
  cups: [{ cups: 3 }, { cups: 4 }, { cups: 5 }],
  'coin-flips': [{}],
  snakes: ofDifficulty('easy', 'medium', 'hard', 'expert', 'master'),
};

it.each(GAME_KINDS)('%s returns what the studio tells', (kind) => {
  const instant = INSTANT_GAMES.get(kind);
  const steps = STEP_GAMES.get(kind);
  const returns = (CHOICES[kind] ?? []).flatMap((asked) => {
    if (instant) return [asNumber(instant.exactReturn(instant.readChoice(asked)))];
    return steps ? steps.exactReturns(steps.readChoice(asked)).map(asNumber) : [];
  });
  const millionths = (share: number): number => Math.round(share * 1_000_000);
  const least = returns.reduce((worst, one) => Math.min(worst, one), 1);
  const most = returns.reduce((best, one) => Math.max(best, one), 0);
  expect(RETURNS[kind]).toEqual({ least: millionths(least), most: millionths(most) });
});

it.each(games.filter(({ id }) => hasScene(id)))('$title tells in the lobby what it returns', (game) => {
  const { least, most } = RETURNS[hallTitle(game.id)?.kind ?? 'dice'];
  const told = [game.rtpBp, game.rtpMostBp ?? game.rtpBp];
  expect(told).toEqual([least, most].map((millionths) => Math.floor(millionths / 100)));
});

it('has every kind once, and no title that is not told', () => {
  expect(hallTitles.map(({ kind }) => kind).toSorted()).toEqual(GAME_KINDS.toSorted());
  expect(hallTitle(2001)).toBeUndefined();
});
