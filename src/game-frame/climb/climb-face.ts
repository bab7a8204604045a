import * as v from 'valibot';
import type { ClimbView } from '../../../scenes/parts/climb/types.ts';
import { stepGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { climbGame } from '../../../fair/perya.ts';
import type { StepGame } from '../../../fair/steps/step-game.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { sceneTimes, viewBaseOf } from '../step-view.ts';

/** A stall that is climbed. */
export type ClimbSlug = 'coaster-climb' | 'palo-sebo';

/** The rules that a climb's rounds are decided by. */
export const rulesOf = (slug: ClimbSlug): StepGame => climbGame(slug, STALLS[slug]);

/** What a climb's plate says. */
export interface ClimbWords {
  readonly line: string;
  /** Of an open round, by what it stands at. */
  readonly open: (times: string) => string;
  /** Of one that was cashed out. */
  readonly left: (times: string) => string;
  readonly lost: string;
}

/** How many steps of a climb its secret number carries. */
export const endOf = (slug: ClimbSlug, u: number): number =>
  STALLS[slug].steps.filter(({ reachedBelow }) => u < reachedBelow).length;

/** What the scene shows of a round; undefined for a round of one draw. */
export function climbViewOf(slug: ClimbSlug, words: ClimbWords, settled: StudioRound): ClimbView | undefined {
  const base = viewBaseOf(settled);
  const { round, outcome, multiplier } = settled;
  if (base === undefined || round === null) return undefined;
  const layout = v.safeParse(stepGames[slug].layout, outcome);
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
    end: layout.success && base.status !== 'void' ? endOf(slug, layout.output.u) : null,
  };
}
