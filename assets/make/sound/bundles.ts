import type { GameName, GAMES } from '../../../contract/catalogue/games.ts';
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

/**
 * Recipes of the sounds of the hall's games, by the name in a game's manifest. A name without an entry fails to
 * compile.
 */
const hallBundles: Readonly<Record<(typeof GAMES)[GameName]['sounds'], Bundle>> = {
  crash: crashBundle,
  dice: diceBundle,
  mines: minesBundle,
  drops: dropsBundle,
  limbo: limboBundle,
  wheel: hallWheelBundle,
  hilo: hiloBundle,
  keno: kenoBundle,
  towers: towersBundle,
  'coin-flips': flipsBundle,
  cups: cupsBundle,
  diamonds: diamondsBundle,
  pump: pumpBundle,
  snakes: snakesBundle,
  karera: kareraBundle,
  stalls: stallsBundle,
  climbs: climbsBundle,
  'scratch-card': cardBundle,
  'three-reels': threeReelsBundle,
  'five-reels': fiveReelsBundle,
  'tumble-reels': tumbleReelsBundle,
  'hold-reels': holdReelsBundle,
};

/** Recipes of the sounds of all sprites in assets/pipeline/sound/sprite-table.ts. */
export const bundles: readonly Bundle[] = [
  uiBundle,
  winBundle,
  gridBundle,
  wheelBundle,
  pusherBundle,
  dailyBundle,
  rainBundle,
  ...Object.values(hallBundles),
  ...musicBundles,
];
