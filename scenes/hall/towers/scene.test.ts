import { checkStepScene } from '../../../tests/step-scene.ts';
import { studioScene } from './studio.ts';
import { OPEN } from './tuning.ts';
import type { TowersView } from './types.ts';

const opened: TowersView = { status: 'open', stake: 20_00, payout: 0, tiles: 3, taken: [], safe: null };
const won: TowersView = { ...opened, taken: [{ tile: 2 }] };
const safe = Array.from({ length: 8 }, () => [1, 2]);

checkStepScene(studioScene, {
  props: { tiles: 3, pays: ['1.48x', '2.22x'], view: null },
  opened,
  step: { tile: 2 },
  won,
  lost: { ...opened, status: 'lost', taken: [{ tile: 2 }], safe: safe.map(() => [1, 3]) },
  cashedOut: { ...won, status: 'cashedOut', payout: 29_60, safe },
  seenMs: OPEN.ms * OPEN.lidAt,
  heard: {
    won: ['tower.hop', 'window.open', 'window.star'],
    lost: ['tower.hop', 'window.open', 'tower.fall'],
  },
});
