import { checkReelScene } from '../../../tests/reel-scene.ts';
import { classicSlot } from '../../../fair/reels/line-reels.ts';
import { studioScene } from './studio.ts';
import { MACHINE } from './reel-config.ts';

checkReelScene(studioScene, {
  slot: classicSlot('mid', 9600),
  machine: MACHINE,
  lost: [24, 42, 3],
  won: [
    ['win.small', [40, 21, 2]],
    ['win.medium', [16, 46, 3]],
    ['win.big', [35, 7, 12]],
    ['win.big', [21, 42, 35]],
  ],
});
