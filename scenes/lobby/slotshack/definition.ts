import { defineScene } from '../../engine/definition.ts';
import { ReelScene } from '../../parts/reels/scene.ts';
import { THREE_REEL_SOUNDS } from '../../parts/reels/sounds.ts';
import { SIZE } from '../../parts/reels/tuning.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { art } from './art.ts';
import { shack } from './reel-config.ts';

/** The Slotshack: a slot with three reels in a sari-sari store, a small corner shop. */
export const slotshack = defineScene<ReelTypes>({
  name: 'slotshack',
  size: SIZE,
  art,
  soundsFrom: THREE_REEL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new ReelScene(context, shack),
});
