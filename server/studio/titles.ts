import { gameById } from '../../contract/catalogue/catalogue.ts';
import { PLAYING, playingTitle } from '../../contract/catalogue/playing.ts';
import type { GameKind } from '../../contract/studio-games.ts';
import { stakeProblem } from '../../fair/bets.ts';
import { INSTANT_GAMES, STEP_GAMES } from '../../fair/games.ts';
import type { InstantGame } from '../../fair/instant/instant-game.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { StudioRefusalError } from './refusal.ts';

/** A title with its rules. */
export interface HallTitle {
  readonly gameId: number;
  readonly title: string;
  readonly kind: GameKind;
  readonly rules: { readonly instant: InstantGame } | { readonly steps: StepGame };
}

/**
 * Shares of the stake that come back on average, in millionths: of the worst and the best choice of each kind (docs/games.md).
 * A test works them out again.
 */
export const RETURNS: Readonly<Record<GameKind, { readonly least: number; readonly most: number }>> = {
  dice: { least: 988_919, most: 989_901 },
  limbo: { least: 989_767, most: 990_000 },
  plinko: { least: 989_764, most: 990_000 },
  wheel: { least: 990_000, most: 990_000 },
  keno: { least: 989_950, most: 990_000 },
  diamonds: { least: 990_000, most: 990_000 },
  mines: { least: 982_800, most: 990_000 },
  towers: { least: 986_667, most: 990_000 },
  pump: { least: 982_800, most: 990_000 },
  hilo: { least: 984_615, most: 990_000 },
  cups: { least: 990_000, most: 990_000 },
  'coin-flips': { least: 990_000, most: 990_000 },
  snakes: { least: 982_778, most: 990_000 },
};

const titles: ReadonlyMap<number, HallTitle> = new Map(
  Object.keys(PLAYING).map((id) => [Number(id), titleOf(Number(id))]),
);

/** Returns a title that can be played; undefined for any other. */
export const hallTitle = (gameId: number): HallTitle | undefined => titles.get(gameId);

/** Every title that can be played. */
export const hallTitles: readonly HallTitle[] = [...titles.values()];

function titleOf(gameId: number): HallTitle {
  const kind = playingTitle(gameId)?.kind;
  const title = gameById.get(gameId)?.title;
  const instant = INSTANT_GAMES.get(kind ?? '');
  const steps = STEP_GAMES.get(kind ?? '');
  const rules = instant ? { instant } : steps ? { steps } : undefined;
  if (kind === undefined || title === undefined || rules === undefined)
    throw new Error(`no rules are known of the title ${gameId}`);
  return { gameId, title, kind, rules };
}

/** Returns the choice of a bet as the rules read it. Refuses with choiceNotOffered and stakeNotOffered. */
export function readBet({ rules }: HallTitle, bet: { stake: number; choice: unknown }): unknown {
  const choice = offered(() => ('instant' in rules ? rules.instant : rules.steps).readChoice(bet.choice));
  const top = 'instant' in rules ? rules.instant.topMultiplier(choice) : rules.steps.highestFirst(choice);
  if (stakeProblem(bet.stake, top) !== undefined) throw new StudioRefusalError('stakeNotOffered');
  return choice;
}

/** Returns what the rules make of a choice; a RangeError of theirs is refused with choiceNotOffered. */
export function offered<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new StudioRefusalError('choiceNotOffered');
    throw error;
  }
}
