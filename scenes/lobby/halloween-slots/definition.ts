import { defineScene } from '../../engine/definition.ts';
import { ReelScene } from '../../parts/reels/scene.ts';
import { FIVE_REEL_SOUNDS } from '../../parts/reels/sounds.ts';
import { SIZE } from '../../parts/reels/tuning.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { art } from './art.ts';
import { lateWins } from './late-wins.ts';
import { halloween } from './reel-config.ts';

/** The Halloween slot: a night fair with five reels. */
export const halloweenSlots = {
  ...defineScene<ReelTypes>({
    name: 'halloween-slots',
    size: SIZE,
    art,
    soundsFrom: FIVE_REEL_SOUNDS,
    musicTrack: 'music.halloween',
    create: (context) => new ReelScene(context, halloween, { forWins: () => lateWins.part?.LINE_PARTS }),
  }),
  late: lateWins,
};
