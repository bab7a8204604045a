import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { KareraScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { KareraTypes } from './types.ts';

/** Karera: six riders race along the street of a fiesta and finish in the order that the server drew. */
export const karera = defineScene<KareraTypes>({
  name: 'karera',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new KareraScene(context),
});
