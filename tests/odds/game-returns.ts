import { GAMES, type GameNameOf } from '../../contract/catalogue/games.ts';
import { combinationsOf } from '../../contract/catalogue/games/choices.ts';
import { DIAMONDS } from '../../fair/instant/diamonds.ts';
import { DICE } from '../../fair/instant/dice.ts';
import { KENO } from '../../fair/instant/keno.ts';
import { LIMBO } from '../../fair/instant/limbo.ts';
import { PLINKO } from '../../fair/instant/plinko.ts';
import { WHEEL } from '../../fair/instant/wheel.ts';
import { INSTANT_GAMES, REEL_GAMES, STEP_GAMES } from '../../fair/games.ts';
import type { Ratio } from '../../fair/ratio.ts';
import { targetReturn } from '../../fair/rising.ts';
import { KARERA } from '../../fair/shared/karera.ts';

type Words = readonly string[];

/** Returns the numbers among the words that describe a check's choice, in order. */
const numbersIn = (words: Words): number[] =>
  words
    .join(' ')
    .split(/[^\d.]+/)
    .filter(Boolean)
    .map(Number);

const only = (numbers: readonly number[], at = 0): number => numbers[at] ?? Number.NaN;

/** Returns the target multiplier that a check gives as a decimal number, in hundredths. */
const targetIn = (words: Words): number => Math.round(100 * only(numbersIn(words)));

/** Returns the return of a step game for a player who cashes out after `steps` won steps. */
const after = (name: string, choice: unknown, steps: number): Ratio[] => {
  const game = STEP_GAMES.get(name);
  const found = game?.exactReturns(game.readChoice(choice))[steps - 1];
  return found ? [found] : [];
};

const difficultyFirst =
  (name: string) =>
  ([difficulty = '', ...rest]: Words): Ratio[] =>
    after(name, { difficulty }, only(numbersIn(rest)));

const kareraBet = ([kind = '', runners = '']: Words): unknown => {
  const [first = 0, second = 0] = runners.split('-').map((runner) => Number(runner) - 1);
  return kind === 'exacta' ? { kind, first, second } : { kind, runner: first };
};

/** Returns all choices that the manifest of a stall game offers. */
const stallChoices = (game: string): readonly object[] =>
  GAMES[game as GameNameOf<'instant'>].choices.flatMap(combinationsOf);

/**
 * Functions by game that compute the return for the choice of a check. If a function computes several returns, they
 * must be equal.
 */
const RETURNS: Readonly<Record<string, (words: Words) => Ratio[]>> = {
  dice: (words) => [DICE.exactReturn({ target: only(numbersIn(words)), side: 'under' })],
  limbo: (words) => [LIMBO.exactReturn(LIMBO.readChoice({ target: targetIn(words) }))],
  coinflip: (words) => after('coin-flips', {}, only(numbersIn(words))),
  plinko: ([rows, , risk]) => [PLINKO.exactReturn(PLINKO.readChoice({ rows: Number(rows), risk }))],
  wheel: ([segments, risk]) => [WHEEL.exactReturn(WHEEL.readChoice({ segments: Number(segments), risk }))],
  keno: ([risk, count]) => [
    KENO.exactReturn(
      KENO.readChoice({ risk, picks: Array.from({ length: Number(count) }, (_, index) => index + 1) }),
    ),
  ],
  mines: (words) => after('mines', { mines: only(numbersIn(words)) }, only(numbersIn(words), 1)),
  pump: difficultyFirst('pump'),
  towers: difficultyFirst('towers'),
  snakes: difficultyFirst('snakes'),
  hilo: (words) => after('hilo', {}, only(numbersIn(words))),
  cups: (words) => after('cups', { cups: only(numbersIn(words)) }, only(numbersIn(words), 1)),
  diamonds: () => [DIAMONDS.exactReturn({})],
  crash: (words) => [targetReturn(targetIn(words))],
  karera: (words) => [KARERA.exactReturn(KARERA.readChoice(kareraBet(words)))],
  scratch: ([payTable = '']) => {
    const card = INSTANT_GAMES.get(payTable);
    return card ? [card.exactReturn({})] : [];
  },
  perya: ([game = '']) => {
    const climb = STEP_GAMES.get(game);
    if (climb) return [...climb.exactReturns({})];
    const stall = INSTANT_GAMES.get(game);
    return stall ? stallChoices(game).map((choice) => stall.exactReturn(stall.readChoice(choice))) : [];
  },
};

/** Returns the exact returns of a check's game for its choice. */
export function returnsOf(game: string, param: string): Ratio[] {
  const [reels, mechanic] = game.split(' ');
  if (reels !== 'reels') return RETURNS[game]?.(param.split(' ')) ?? [];
  const rules = REEL_GAMES.get([reels, mechanic, ...param.split(' ')].join('-'));
  return rules ? [rules.exactReturn()] : [];
}

/** Formats a share with six decimals, rounded, as in the checks. */
export const sixDecimals = ({ over, under }: Ratio): string =>
  (Number((over * 2_000_000n + under) / (2n * under)) / 1_000_000).toFixed(6);
