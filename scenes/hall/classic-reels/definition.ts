import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';
import { defineScene, type SceneDefinition } from '../../engine/definition.ts';
import { hallArt, HALL_SIZE } from '../models/reels/hall-reels.ts';
import { ReelScene } from '../../parts/reels/scene.ts';
import { THREE_REEL_SOUNDS } from '../../parts/reels/sounds.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { classicConfig, MACHINE } from './reel-config.ts';

/**
 * Creates the scene of three reels with one payline; the volatility and the declared return (RTP) select the reel
 * strips. The art comes from the game title that is played.
 */
export const classicReelsOf = (
  volatility: Volatility,
  declared: DeclaredReturn,
): SceneDefinition<ReelTypes> =>
  defineScene<ReelTypes>({
    name: 'classic-reels',
    size: HALL_SIZE,
    art: hallArt(MACHINE),
    soundsFrom: THREE_REEL_SOUNDS,
    musicTrack: 'music.fair',
    title: 'bar-bar-bells',
    create: (context) => new ReelScene(context, classicConfig(volatility, declared)),
  });
