import type { Bundle } from './cue.ts';
import { musicBundles } from './cues-music.ts';
import { cardBundle } from './cues-card.ts';
import { gridBundle } from './cues-grid.ts';
import { pusherBundle } from './cues-pusher.ts';
import { diamondsBundle, kenoBundle, rainBundle } from './cues-rain.ts';
import {
  halloweenSlotsBundle,
  hallReelBundles,
  holdReelsBundle,
  slotshackBundle,
  tumbleReelsBundle,
} from './cues-reels.ts';
import { uiBundle } from './cues-ui.ts';
import { dailyBundle, hallWheelBundle, wheelBundle } from './cues-wheel.ts';
import { winBundle } from './cues-win.ts';

/** Highest true peak of any source, in dBFS. */
export const PEAK_CEILING = -3;

/** Every sprite there is. */
export const bundles: readonly Bundle[] = [
  uiBundle,
  winBundle,
  gridBundle,
  wheelBundle,
  pusherBundle,
  cardBundle,
  dailyBundle,
  hallWheelBundle,
  rainBundle,
  kenoBundle,
  diamondsBundle,
  halloweenSlotsBundle,
  slotshackBundle,
  tumbleReelsBundle,
  holdReelsBundle,
  ...hallReelBundles,
  ...musicBundles,
];
