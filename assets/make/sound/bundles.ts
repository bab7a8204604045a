import type { Bundle } from './cue.ts';
import { musicBundles } from './cues-music.ts';
import { cardBundle } from './cues-card.ts';
import { gridBundle } from './cues-grid.ts';
import { climbsBundle, dropsBundle } from './cues-drops.ts';
import { pusherBundle } from './cues-pusher.ts';
import { diamondsBundle, kenoBundle, rainBundle } from './cues-rain.ts';
import { fiveReelsBundle, holdReelsBundle, threeReelsBundle, tumbleReelsBundle } from './cues-reels.ts';
import { stallsBundle } from './cues-stalls.ts';
import { cupsBundle, diceBundle, flipsBundle, hiloBundle, limboBundle, snakesBundle } from './cues-tables.ts';
import { uiBundle } from './cues-ui.ts';
import { crashBundle, kareraBundle, minesBundle, pumpBundle, towersBundle } from './cues-ventures.ts';
import { dailyBundle, hallWheelBundle, wheelBundle } from './cues-wheel.ts';
import { winBundle } from './cues-win.ts';

/** Highest true peak of any source, in dBFS. */
export const PEAK_CEILING = -3;

/** All sprites. */
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
  fiveReelsBundle,
  threeReelsBundle,
  tumbleReelsBundle,
  holdReelsBundle,
  stallsBundle,
  dropsBundle,
  climbsBundle,
  diceBundle,
  snakesBundle,
  flipsBundle,
  hiloBundle,
  cupsBundle,
  limboBundle,
  minesBundle,
  towersBundle,
  pumpBundle,
  crashBundle,
  kareraBundle,
  ...musicBundles,
];
