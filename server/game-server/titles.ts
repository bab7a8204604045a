import { gameById } from '../../contract/catalogue/catalogue.ts';
import { playingTitle } from '../../contract/catalogue/playing.ts';
import { PLAYING } from '../../contract/catalogue/playing/all.ts';
import { GAME_FAMILIES } from '../../contract/game-server.ts';
import type { GameFamily } from '../../contract/hall-games.ts';
import { HALL_STAKES, stakeProblem } from '../../fair/bets.ts';
import { INSTANT_GAMES, REEL_GAMES, STEP_GAMES } from '../../fair/games.ts';
import type { InstantGame } from '../../fair/instant/instant-game.ts';
import type { ReelGame } from '../../fair/reels/reel-game.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { GameServerRefusalError } from './refusal.ts';
import { SHARED_GAMES, type SharedRules } from './shared/shared-rules.ts';

/** Rules of a title, by the course of its rounds. */
export type TitleRules =
  | { readonly instant: InstantGame }
  | { readonly steps: StepGame }
  | { readonly reels: ReelGame }
  | { readonly shared: SharedRules };

/** A title with its rules. */
export interface HallTitle {
  readonly gameId: number;
  readonly title: string;
  readonly family: GameFamily;
  /** Name of its rules in fair/games.ts. */
  readonly kind: string;
  /** Title whose art it uses, a slug of the catalogue. */
  readonly look: string;
  readonly rules: TitleRules;
}

/** Cache of requested titles, by id. */
const known = new Map<number, HallTitle>();

/** Returns a playable title; undefined for any other. */
export function hallTitle(gameId: number): HallTitle | undefined {
  const found = known.get(gameId);
  if (found !== undefined || playingTitle(gameId) === undefined) return found;
  const title = titleOf(gameId);
  known.set(gameId, title);
  return title;
}

/** All playable titles that are defined by hand. */
export const hallTitles: readonly HallTitle[] = Object.keys(PLAYING).map((id) => titleOf(Number(id)));

function titleOf(gameId: number): HallTitle {
  const playing = playingTitle(gameId);
  const { title, slug, look = slug } = gameById.get(gameId) ?? {};
  const rules = playing && rulesOf(playing.kind);
  const family = playing && GAME_FAMILIES.find((one) => one === (playing.family ?? playing.kind));
  if (!playing || title === undefined || look === undefined || !rules || !family)
    throw new Error(`no rules are known of the title ${gameId}, or no game shows it`);
  return { gameId, title, look, family, kind: playing.kind, rules };
}

function rulesOf(kind: string): TitleRules | undefined {
  const instant = INSTANT_GAMES.get(kind);
  const steps = STEP_GAMES.get(kind);
  const reels = REEL_GAMES.get(kind);
  const shared = SHARED_GAMES.get(kind);
  // A race is a game of one draw too, but shared by all.
  if (shared) return { shared };
  if (instant) return { instant };
  if (steps) return { steps };
  return reels && { reels };
}

/** Stakes offered as buttons, in hundredths: ₱1 to ₱5,000. */
const STAKE_CHOICES = [100, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000];

/** Returns the allowed stakes of a title, hundredths. `listed`: only the amounts in `choices`. */
export function stakesOf({ rules }: HallTitle) {
  const listed = 'reels' in rules;
  const choices = listed ? [...rules.reels.bets] : STAKE_CHOICES;
  const { least, most, step } = HALL_STAKES;
  if (!listed) return { min: least, max: most, step, choices, listed };
  return { min: Math.min(...choices), max: Math.max(...choices), step: least, choices, listed };
}

/** Parses the choice of a bet by the title's rules. Refuses with choiceNotOffered and stakeNotOffered. */
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

/** Returns the result of `read`; refuses with choiceNotOffered when it throws a RangeError. */
export function offered<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new GameServerRefusalError('choiceNotOffered');
    throw error;
  }
}
