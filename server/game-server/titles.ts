import { titleById, titles } from '../../contract/catalogue/catalogue.ts';
import { type GameName, PAY_TABLES, type PayTableName } from '../../contract/catalogue/games.ts';
import { HALL_STAKES, stakeProblem } from '../../fair/bets.ts';
import { INSTANT_RULES, REEL_RULES, STEP_RULES } from '../../fair/games.ts';
import { mapNames } from '../../fair/map-names.ts';
import type { InstantGame } from '../../fair/instant/instant-game.ts';
import type { ReelGame } from '../../fair/reels/reel-game.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { GameServerRefusalError } from './refusal.ts';
import { SHARED_RULES, type SharedRules } from './shared/shared-rules.ts';

/** Rules of a title; the key is the way in which its rounds run. */
export type TitleRules =
  | { readonly instant: InstantGame }
  | { readonly steps: StepGame }
  | { readonly reels: ReelGame }
  | { readonly shared: SharedRules };

/** A title with its rules. */
export interface HallTitle {
  readonly gameId: number;
  readonly title: string;
  readonly game: GameName;
  readonly payTable: PayTableName;
  /** Name of the set of pictures that the title uses. */
  readonly artSlug: string;
  readonly rules: TitleRules;
}

/** The rules of every pay table; a pay table without rules is a compile error. */
const RULES: Readonly<Record<PayTableName, TitleRules>> = {
  ...mapNames(INSTANT_RULES, (instant) => ({ instant })),
  ...mapNames(STEP_RULES, (steps) => ({ steps })),
  ...mapNames(REEL_RULES, (reels) => ({ reels })),
  ...mapNames(SHARED_RULES, (shared) => ({ shared })),
};

/** Titles that were already requested, by id. */
const known = new Map<number, HallTitle>();

/** Returns a playable title by its id; undefined for any other id. */
export function hallTitle(gameId: number): HallTitle | undefined {
  const found = known.get(gameId);
  if (found !== undefined) return found;
  const title = titleOf(gameId);
  if (title !== undefined) known.set(gameId, title);
  return title;
}

/** All playable titles that are defined by hand, in the order of their ids. */
export const hallTitles: readonly HallTitle[] = titles
  .flatMap(({ id }) => titleOf(id) ?? [])
  .toSorted((one, other) => one.gameId - other.gameId);

function titleOf(gameId: number): HallTitle | undefined {
  const { title, artSlug, payTable } = titleById.get(gameId) ?? {};
  if (title === undefined || artSlug === undefined || payTable === undefined) return undefined;
  const { game } = PAY_TABLES[payTable];
  return { gameId, title, game, payTable, artSlug, rules: RULES[payTable] };
}

/** Stakes offered as buttons, in hundredths: ₱1 to ₱5,000. */
const STAKE_CHOICES = [100, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000];

/** Returns the allowed stakes of a title, in hundredths. If `listed`, only the amounts in `choices` are allowed. */
export function stakesOf({ rules }: HallTitle) {
  const listed = 'reels' in rules;
  const choices = listed ? [...rules.reels.bets] : STAKE_CHOICES;
  const { least, most, step } = HALL_STAKES;
  if (!listed) return { min: least, max: most, step, choices, listed };
  return { min: Math.min(...choices), max: Math.max(...choices), step: least, choices, listed };
}

/** Parses the choice of a bet by its title's rules. Refuses with choiceNotOffered and stakeNotOffered. */
export function readBet({ rules }: HallTitle, bet: { stake: number; choice: unknown }): unknown {
  if ('reels' in rules) {
    if (!rules.reels.bets.includes(bet.stake)) throw new GameServerRefusalError('stakeNotOffered');
    return {};
  }
  const game = 'shared' in rules ? rules.shared : 'instant' in rules ? rules.instant : rules.steps;
  const choice = offered(() => game.readChoice(bet.choice));
  const top = 'highestFirst' in game ? game.highestFirst(choice) : game.topMultiplier(choice);
  if (stakeProblem(bet.stake, top) !== undefined) throw new GameServerRefusalError('stakeNotOffered');
  return choice;
}

/** Returns the result of `read`; refuses with choiceNotOffered if `read` throws a RangeError. */
export function offered<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new GameServerRefusalError('choiceNotOffered');
    throw error;
  }
}
