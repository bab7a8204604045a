import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';
import { defineScene, type SceneDefinition } from '../../engine/definition.ts';
import { hallArt, HALL_SIZE } from '../models/reels/hall-reels.ts';
import { LINE_PARTS } from '../../parts/reels/line-parts.ts';
import { ReelScene } from '../../parts/reels/scene.ts';
import { FIVE_REEL_SOUNDS } from '../../parts/reels/sounds.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { lineConfig, MACHINE } from './reel-config.ts';

/**
 * Creates the scene of five reels with twenty paylines; the volatility and the declared return (RTP) select the reel
 * strips. The art comes from the game title that is played.
 */
export const lineReelsOf = (volatility: Volatility, declared: DeclaredReturn): SceneDefinition<ReelTypes> =>
  defineScene<ReelTypes>({
    name: 'line-reels',
    size: HALL_SIZE,
    art: hallArt(MACHINE),
    soundsFrom: FIVE_REEL_SOUNDS,
    musicTrack: 'music.fair',
    title: 'ginto-kingdom',
    create: (context) =>
      new ReelScene(context, lineConfig(volatility, declared), { forWins: () => LINE_PARTS }),
  });
