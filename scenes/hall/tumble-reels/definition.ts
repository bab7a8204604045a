import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { TumbleScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { TumbleTypes } from './types.ts';

/** Tumble reels: 6 by 5 cells; eight equal symbols anywhere win, then burst, and new symbols fall in. */
export const tumbleReels = defineScene<TumbleTypes>({
  name: 'tumble-reels',
  size: SIZE,
  title: 'comet-chase',
  art,
  musicTrack: 'music.fair',
  create: (context) => new TumbleScene(context),
});
