import { expect, it } from 'vitest';
import { games } from '../../contract/catalogue/catalogue.ts';
import { hasScene } from '../../contract/catalogue/playing.ts';
import { GAME_FAMILIES } from '../../contract/game-server.ts';
import { INSTANT_GAMES, STEP_GAMES } from '../../fair/games.ts';
import { diceTargets } from '../../fair/instant/dice.ts';
import { KENO_RISKS } from '../../fair/instant/keno.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from '../../fair/instant/plinko.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from '../../fair/instant/wheel.ts';
import { targetReturn } from '../../fair/rising.ts';
import { ORIGINAL_RETURNS, rangeOf, returnRangeOf } from './returns.ts';
import { hallTitle, hallTitles, readBet, stakesOf } from './titles.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const ofDifficulty = (...names: string[]) => names.map((difficulty) => ({ difficulty }));

/**
 * The targets of limbo with the lowest RTP: the lowest that wins with each number of words of 2³², up to the highest
 * target.
 */
const worstTargets = upTo(50_000)
  .map((words) => Math.floor((99 * 2 ** 32) / (words + 1)) + 1)
  .filter((target) => target <= 100_000_000);

/** Every choice of a kind that has an RTP of its own. */
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
  crash: [101, 200, ...worstTargets].map((target) => ({ target })),
  karera: [0, 1, 2, 3, 4, 5].flatMap((runner) => [
    { kind: 'win', runner },
    { kind: 'place', runner },
    ...[0, 1, 2, 3, 4, 5]
      .filter((second) => second !== runner)
      .map((second) => ({ kind: 'exacta', first: runner, second })),
  ]),
};

it.each(Object.keys(ORIGINAL_RETURNS))('%s has the RTP that the game server shows', (kind) => {
  const instant = INSTANT_GAMES.get(kind);
  const steps = STEP_GAMES.get(kind);
  const returns = (CHOICES[kind] ?? []).flatMap((asked) => {
    // For bets with a target; cash-outs by hand and by the maximum win have the same RTP.
    if (kind === 'crash') return [targetReturn((asked as { target: number }).target)];
    if (instant) return [instant.exactReturn(instant.readChoice(asked))];
    return steps?.exactReturns(steps.readChoice(asked)) ?? [];
  });
  expect(ORIGINAL_RETURNS[kind]).toEqual(rangeOf(returns));
});

const shown = games.filter(({ id }) => hasScene(id));

it.each(shown)('$title shows its RTP and stakes in the lobby', (game) => {
  const title = hallTitle(game.id);
  if (title === undefined) throw new Error(`${game.slug} cannot be played`);
  const { least, most } = returnRangeOf(title);
  const announced = [game.rtpBp, game.rtpMostBp ?? game.rtpBp];
  expect(announced).toEqual([least, most].map((millionths) => Math.floor(millionths / 100)));
  const { min, max } = stakesOf(title);
  expect(game.minBet).toBe(min);
  expect(game.maxBet).toBeLessThanOrEqual(max);
});

/** Titles without a choice: the top prize limits their stake. */
const plain = shown.flatMap((game) => {
  const title = hallTitle(game.id);
  return title?.family === 'scratch' ? [{ ...game, hall: title }] : [];
});

it.each(plain)('$title accepts its largest stake, and none above', ({ hall, maxBet }) => {
  expect(readBet(hall, { stake: maxBet, choice: {} })).toEqual({});
  expect(() => readBet(hall, { stake: maxBet + 100, choice: {} })).toThrow('stakeNotOffered');
});

it('every family has a title, every title one of the families, and an unlisted id is no title', () => {
  expect(new Set(hallTitles.map(({ family }) => family))).toEqual(new Set(GAME_FAMILIES));
  expect(hallTitle(2016)).toBeUndefined();
});
