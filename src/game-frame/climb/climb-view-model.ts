import * as v from 'valibot';
import type { ClimbView } from '../../../scenes/hall/models/climb/types.ts';
import { climb } from '../../../contract/catalogue/games/shapes.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { climbGame } from '../../../fair/perya.ts';
import type { StepGame } from '../../../fair/steps/step-game.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { sceneTimes, stepViewBaseOf } from '../step-view.ts';

/** A climbing stall. */
export type ClimbName = 'coaster-climb' | 'palo-sebo';

/** Returns the rules that decide a climb's rounds. */
export const climbRulesOf = (game: ClimbName): StepGame => climbGame(game, STALLS[game]);

/** Texts of a climb's plate. */
export interface ClimbWords {
  readonly line: string;
  /** For an open round, by its current multiplier. */
  readonly open: (times: string) => string;
  /** For a cashed-out round. */
  readonly left: (times: string) => string;
  readonly lost: string;
}

/** Returns the number of steps that a round's secret number allows. */
export const climbEndOf = (game: ClimbName, u: number): number =>
  STALLS[game].steps.filter(({ reachedBelow }) => u < reachedBelow).length;

/** Returns a round's view for the scene; undefined for a round of a single draw. */
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
