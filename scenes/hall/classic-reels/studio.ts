import { defineStudioScene } from '../../engine/studio-scene.ts';
import { hallSounds } from '../models/reels/hall-sounds.ts';
import { classicReelsOf } from './definition.ts';
import { examples } from './examples.ts';
import { MACHINE } from './reel-config.ts';

/**
 * The classic reels scene with its examples and sounds, for the studio (where artists look at scenes) and for the
 * tests.
 */
export const studioScene = defineStudioScene(classicReelsOf('mid', 9600), {
  examples,
  sounds: hallSounds(MACHINE),
  controls: {
    'props.bet': { note: 'total bet' },
    'props.stops.*': { min: 0, max: 47 },
    'land.outcome': { note: 'as the server gives it' },
  },
});
