import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';
import { defineScene, type SceneDefinition } from '../../engine/definition.ts';
import { ExpandingWilds } from '../../parts/reels/expanding-wilds.ts';
import { hallArt, HALL_SIZE } from '../models/reels/hall-reels.ts';
import { FREE_SPINS } from '../../parts/reels/free-spins.ts';
import { ReelScene } from '../../parts/reels/scene.ts';
import { FIVE_REEL_SOUNDS } from '../../parts/reels/sounds.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { waysConfig, MACHINE } from './reel-config.ts';

/**
 * Creates the scene of five reels with 243 ways; the volatility and the declared return (RTP) select the reel strips.
 * The art comes from the game title that is played.
 */
export const waysReelsOf = (volatility: Volatility, declared: DeclaredReturn): SceneDefinition<ReelTypes> =>
  defineScene<ReelTypes>({
    name: 'ways-reels',
    size: HALL_SIZE,
    art: hallArt(MACHINE),
    soundsFrom: FIVE_REEL_SOUNDS,
    musicTrack: 'music.fair',
    title: 'sirena-song',
    create: (context) =>
      new ReelScene(context, waysConfig(volatility, declared), {
        forWins: () => FREE_SPINS,
        makeWilds: (...of) => new ExpandingWilds(...of),
      }),
  });
