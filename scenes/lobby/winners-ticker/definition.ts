import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { TickerScene } from './scene.ts';
import { STRIP } from './tuning.ts';
import type { WinnersTickerTypes } from './types.ts';

/** The winners ticker: a strip that shows real wins of players, one line at a time. */
export const winnersTicker = defineScene<WinnersTickerTypes>({
  name: 'winners-ticker',
  size: STRIP,
  art,
  create: (context) => new TickerScene(context),
});
