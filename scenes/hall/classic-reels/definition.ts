import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';
import { defineScene, type SceneDefinition } from '../../engine/definition.ts';
import { hallArt, HALL_SIZE, hallSounds } from '../models/reels/hall-reels.ts';
import { ReelScene } from '../../parts/reels/scene.ts';
import { THREE_REEL_SOUNDS } from '../../parts/reels/sounds.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { examples } from './examples.ts';
import { classicConfig, MACHINE } from './reel-config.ts';

/**
 * Creates three reels with one payline and the strips of one volatility and one declared return; the art comes from a
 * title.
 */
export const classicReelsOf = (
  volatility: Volatility,
  declared: DeclaredReturn,
): SceneDefinition<ReelTypes> =>
  defineScene<ReelTypes>({
    name: 'classic-reels',
    size: HALL_SIZE,
    art: hallArt(MACHINE),
    sounds: hallSounds(MACHINE),
    soundsFrom: THREE_REEL_SOUNDS,
    musicTrack: 'music.fair',
    title: 'bar-bar-bells',
    examples,
    controls: {
      'props.bet': { note: 'total bet' },
      'props.stops.*': { min: 0, max: 47 },
      'land.outcome': { note: 'as the server gives it' },
    },
    create: (context) => new ReelScene(context, classicConfig(volatility, declared)),
  });

/** Classic reels shown by studio, tests and camera. */
export const classicReels = classicReelsOf('mid', 9600);
