import { expect, it } from 'vitest';
import { checkStepScene, playToRest } from '../../../tests/step-scene.ts';
import { createBlankArt } from '../../engine/art.ts';
import { createScenePlayer } from '../../engine/scene-player.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { STEP } from '../models/climb/tuning.ts';
import type { ClimbView } from '../models/climb/types.ts';
import { studioScene } from './studio.ts';
import { PAYS, paloLook } from './palo-look.ts';

const opened: ClimbView = { status: 'open', stake: 20_00, payout: 0, taken: [], label: 'Climb', end: null };
const after = (steps: number): ClimbView => ({
  ...opened,
  taken: Array.from({ length: steps }, () => ({ result: 'won' })),
  label: `after ${steps}`,
});
const lost: ClimbView = { ...opened, status: 'lost', taken: [{ result: 'lost' }], label: 'He slid', end: 0 };

checkStepScene(studioScene, {
  props: { line: 'Climb', view: null },
  opened,
  step: {},
  won: after(1),
  lost,
  cashedOut: { ...after(1), status: 'cashedOut', payout: 25_00, end: 4 },
  seenMs: STEP.ms * STEP.known,
  heard: { won: ['climb.pull', 'climb.step'], lost: ['climb.pull', 'climb.slip'] },
});

/** Returns the lines of `describeSprites` for a picture while a round is shown at rest. */
function linesOf(view: ClimbView, picture: string): string[] {
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props: { line: 'Climb', view },
    format: { exact: String, prize: String },
    settings: {},
    seed: 'test',
    onEvent: () => {},
  });
  playToRest(player);
  return describeSprites(player.view).filter((line) => line.startsWith(`${picture} `));
}

it('the tags show which steps are reached, and mark the next step if there is one', () => {
  for (let steps = 0; steps <= PAYS.length; steps++) {
    expect(linesOf(after(steps), 'tag-lit')).toHaveLength(steps);
    expect(linesOf(after(steps), 'next')).toHaveLength(steps < PAYS.length ? 1 : 0);
  }
});

it('after a round, a sign marks the first step that would have failed, if there is such a step', () => {
  expect(linesOf(after(2), 'stop')).toEqual([]);
  expect(linesOf(lost, 'stop')).toHaveLength(1);
  const settled = { ...after(2), status: 'cashedOut' } as const;
  expect(linesOf({ ...settled, end: 5 }, 'stop')).toHaveLength(1);
  expect(linesOf({ ...settled, end: PAYS.length }, 'stop')).toEqual([]);
});

it("the boy climbs towards the prizes, and slides to the pole's foot after a loss", () => {
  const heights = PAYS.map((_, step) => paloLook.at(step + 1).y);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(paloLook.leftAt(5)).toBe(0);
});
