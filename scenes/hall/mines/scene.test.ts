import { expect, it } from 'vitest';
import { checkStepScene } from '../../../tests/step-scene.ts';
import { createBlankArt } from '../../engine/art.ts';
import { createScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { studioScene } from './studio.ts';
import { OPEN } from './tuning.ts';
import type { MinesView } from './types.ts';

const opened: MinesView = { status: 'open', stake: 20_00, payout: 0, taken: [], mines: null };
const won: MinesView = { ...opened, taken: [{ tile: 7, times: '1.23x' }] };
const layout = [2, 9, 15, 18, 24];
const props = { line: '5 mines', view: null };

checkStepScene(studioScene, {
  props,
  opened,
  step: { tile: 7 },
  won,
  lost: { ...opened, status: 'lost', taken: [{ tile: 7, times: '' }], mines: [7, 9, 15, 18, 24] },
  cashedOut: { ...won, status: 'cashedOut', payout: 24_60, mines: layout },
  seenMs: OPEN.ms * OPEN.lidAt,
  heard: { won: ['chest.open', 'chest.gem'], lost: ['chest.open', 'mine.thud'] },
});

it('at the end of a round, the chests show exactly the mines and gems of this round', () => {
  const view: MinesView = { ...won, status: 'cashedOut', payout: 24_60, mines: layout };
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props: { ...props, view },
    format: { exact: String, prize: String },
    settings: {},
    seed: 'test',
    sound: createRecordingSound(),
    onEvent: () => {},
  });
  const count = (picture: string): number =>
    describeSprites(player.view).filter((line) => line.startsWith(`${picture} `)).length;
  expect([count('mine'), count('gem'), count('chest'), count('chest-open')]).toEqual([5, 20, 0, 25]);
});
