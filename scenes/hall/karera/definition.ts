import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { KareraScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { KareraTypes } from './types.ts';

/** Karera: six riders race along the fiesta's street and finish in the order that the server drew. */
export const karera = defineScene<KareraTypes>({
  name: 'karera',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: { 'won.stake': { money: true }, 'won.payout': { money: true } },
  create: (context) => new KareraScene(context),
});
