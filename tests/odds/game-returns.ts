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
import { STALLS, type Stall } from '../../fair/tables/perya.ts';

type Words = readonly string[];

/** Returns the numbers in a check's words, in order. */
const numbersIn = (words: Words): number[] =>
  words
    .join(' ')
    .split(/[^\d.]+/)
    .filter(Boolean)
    .map(Number);

const only = (numbers: readonly number[], at = 0): number => numbers[at] ?? Number.NaN;

/** Returns a target, written as a decimal, in hundredths. */
const targetIn = (words: Words): number => Math.round(100 * only(numbersIn(words)));

/** Returns the return after the given number of won steps. */
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

/** Returns all choices of a stall. */
function stallChoices(slug: string): unknown[] {
  const stall: Stall = STALLS[slug as keyof typeof STALLS];
  if ('bets' in stall && stall.bets) return stall.bets.map(({ name }) => ({ field: name }));
  return [{ places: [1, 2, 3] }];
}

/** Return of a check's game for its choice; several figures where every choice must return the same. */
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
  scratch: ([slug = '']) => {
    const card = INSTANT_GAMES.get(slug);
    return card ? [card.exactReturn({})] : [];
  },
  perya: ([slug = '']) => {
    const climb = STEP_GAMES.get(slug);
    if (climb) return [...climb.exactReturns({})];
    const stall = INSTANT_GAMES.get(slug);
    return stall ? stallChoices(slug).map((choice) => stall.exactReturn(stall.readChoice(choice))) : [];
  },
};

/** Returns the exact returns that a check refers to. */
export function returnsOf(game: string, param: string): Ratio[] {
  const [family = '', model] = game.split(' ');
  if (family !== 'reels') return RETURNS[game]?.(param.split(' ')) ?? [];
  const reels = REEL_GAMES.get([family, model, ...param.split(' ')].join('-'));
  return reels ? [reels.exactReturn()] : [];
}

/** Rounds a share to six decimals, as in the checks. */
export const sixDecimals = ({ over, under }: Ratio): string =>
  (Number((over * 2_000_000n + under) / (2n * under)) / 1_000_000).toFixed(6);
