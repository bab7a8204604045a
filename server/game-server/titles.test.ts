import { expect, it } from 'vitest';
import { isPlayable, titles } from '../../contract/catalogue/catalogue.ts';
import { GAME_NAMES, GAMES, PAY_TABLES, type PayTableName } from '../../contract/catalogue/games.ts';
import { combinationsOf } from '../../contract/catalogue/games/choices.ts';
import { isOffered } from '../../fair/choice.ts';
import { INSTANT_GAMES, REEL_GAMES, STEP_GAMES } from '../../fair/games.ts';
import { asNumber, type Ratio } from '../../fair/ratio.ts';
import { targetReturn } from '../../fair/rising.ts';
import { returnRangeOf } from './returns.ts';
import { hallTitle, hallTitles, readBet, stakesOf } from './titles.ts';

/**
 * The targets of limbo with the lowest RTP. Limbo draws a 32-bit word; for each possible number of winning words, the
 * list has the lowest target with that number, up to the highest target on offer.
 */
const worstTargets = Array.from({ length: 50_000 }, (_, index) => index + 1)
  .map((words) => Math.floor((99 * 2 ** 32) / (words + 1)) + 1)
  .filter((target) => target <= 100_000_000);
const targets = [101, 200, ...worstTargets];

/** Choices of games that have more targets than their manifests list, by pay table. */
const EVERY_TARGET: Readonly<Partial<Record<PayTableName, readonly object[]>>> = {
  limbo: targets.map((target) => ({ target })),
  crash: targets.map((auto) => ({ auto })),
};

/** Returns every choice of a pay table that may have a different RTP. */
const choicesOf = (payTable: PayTableName): readonly object[] =>
  EVERY_TARGET[payTable] ?? GAMES[PAY_TABLES[payTable].game].choices.flatMap(combinationsOf);

/** Returns the RTPs of a choice; an empty array if the rules refuse the choice. */
function returnsOf(payTable: PayTableName, asked: object): readonly Ratio[] {
  // RTP of a bet with a target; cash-outs by hand and by the maximum win have the same RTP.
  if (payTable === 'crash') return [targetReturn((asked as { auto: number }).auto)];
  const [instant, steps] = [INSTANT_GAMES.get(payTable), STEP_GAMES.get(payTable)];
  const rules = instant ?? steps;
  if (!isOffered(() => rules?.readChoice(asked))) return [];
  if (instant) return [instant.exactReturn(instant.readChoice(asked))];
  return steps?.exactReturns(steps.readChoice(asked)) ?? [];
}

/** Returns the lowest and the highest of some RTPs, in millionths. */
function rangeOf(returns: readonly Ratio[]) {
  const millionths = returns.map((share) => Math.round(asNumber(share) * 1_000_000));
  return { least: Math.min(...millionths), most: Math.max(...millionths) };
}

it.each(Object.keys(PAY_TABLES) as PayTableName[])(
  'pay table %s has the RTP that the game server shows',
  (payTable) => {
    const reels = REEL_GAMES.get(payTable);
    const returns = reels
      ? [reels.exactReturn()]
      : choicesOf(payTable).flatMap((choice) => returnsOf(payTable, choice));
    expect(returnRangeOf({ payTable })).toEqual(rangeOf(returns));
  },
);

const shown = titles.filter(({ id }) => isPlayable(id));

it.each(shown)('the lobby shows the RTP and the stakes of $title', (game) => {
  const title = hallTitle(game.id);
  if (title === undefined) throw new Error(`${game.slug} cannot be played`);
  const { least, most } = returnRangeOf(title);
  const announced = [game.rtpBp, game.rtpMostBp ?? game.rtpBp];
  expect(announced).toEqual([least, most].map((millionths) => Math.floor(millionths / 100)));
  const { min, max } = stakesOf(title);
  expect(game.minBet).toBe(min);
  expect(game.maxBet).toBeLessThanOrEqual(max);
});

/** Titles without a choice; their top prize limits the stake. */
const plain = shown.flatMap((game) => {
  const title = hallTitle(game.id);
  return title?.game === 'scratch' ? [{ ...game, hall: title }] : [];
});

it.each(plain)('$title accepts its largest stake and refuses a higher one', ({ hall, maxBet }) => {
  expect(readBet(hall, { stake: maxBet, choice: {} })).toEqual({});
  expect(() => readBet(hall, { stake: maxBet + 100, choice: {} })).toThrow('stakeNotOffered');
});

it('every game has a title, every title belongs to a game, and an id that is not listed gives no title', () => {
  expect(new Set(hallTitles.map(({ game }) => game))).toEqual(new Set(GAME_NAMES));
  expect(hallTitle(2016)).toBeUndefined();
});
