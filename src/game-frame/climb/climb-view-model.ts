import * as v from 'valibot';
import type { ClimbView } from '../../../scenes/hall/models/climb/types.ts';
import { climb } from '../../../contract/catalogue/games/shapes.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { climbGame } from '../../../fair/perya.ts';
import type { StepGame } from '../../../fair/steps/step-game.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { sceneTimes, stepViewBaseOf } from '../step-view.ts';

/** A game in which the player climbs step by step. */
export type ClimbName = 'coaster-climb' | 'palo-sebo';

/** Returns the rules by which the rounds of a climbing game are decided. */
export const climbRulesOf = (game: ClimbName): StepGame => climbGame(game, STALLS[game]);

/** Texts on the sign in the scene of a climbing game. */
export interface ClimbWords {
  readonly line: string;
  /** Returns the text for an open round, with its current multiplier. */
  readonly open: (times: string) => string;
  /** Returns the text for a round that was cashed out, with its multiplier. */
  readonly left: (times: string) => string;
  readonly lost: string;
}

/** Returns how many steps succeed in a round with the secret number `u`. */
export const climbEndOf = (game: ClimbName, u: number): number =>
  STALLS[game].steps.filter(({ reachedBelow }) => u < reachedBelow).length;

/** Returns what the scene shows of a round; undefined if the round has no steps. */
export function climbViewOf(game: ClimbName, words: ClimbWords, settled: HallRound): ClimbView | undefined {
  const base = stepViewBaseOf(settled);
  const { round, outcome, multiplier } = settled;
  if (base === undefined || round === null) return undefined;
  const layout = v.safeParse(climb.layout, outcome);
  const times = sceneTimes(base.status === 'open' ? round.multiplier : multiplier);
  const label = {
    open: round.taken.length === 0 ? words.line : words.open(times),
    cashedOut: words.left(times),
    lost: words.lost,
    void: words.line,
  }[base.status];
  return {
    ...base,
    taken: round.taken.map(({ result }) => ({ result })),
    label,
    end: layout.success && base.status !== 'void' ? climbEndOf(game, layout.output.u) : null,
  };
}
