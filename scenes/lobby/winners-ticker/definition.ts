import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { TickerScene } from './scene.ts';
import { STRIP } from './tuning.ts';
import type { WinnersTickerTypes } from './types.ts';

/** The winners ticker: real wins, one line at a time; none is invented. */
export const winnersTicker = defineScene<WinnersTickerTypes>({
  name: 'winners-ticker',
  size: STRIP,
  art,
  create: (context) => new TickerScene(context),
});
