import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { ScratchCardScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import { type ScratchCardTypes } from './types.ts';

/** The scratch card: nine symbols under a foil that the player scratches off. */
export const scratchCard = defineScene<ScratchCardTypes>({
  name: 'scratch-card',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new ScratchCardScene(context),
});
