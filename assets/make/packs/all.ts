/** Draws the art packs again. Run: npx tsx assets/make/packs/all.ts */
import { ASSETS } from '../kit/where.ts';
import { dressWheel } from '../scene/jackpot-wheel.ts';
import { dressGrid } from '../scene/lucky-jackpot.ts';
import { dressParts } from '../scene/parts.ts';
import { dressTicker } from '../scene/winners-ticker.ts';
import { CHRISTMAS } from './christmas.ts';
import { SINULOG } from './sinulog.ts';

for (const theme of [CHRISTMAS, SINULOG]) {
  dressParts(theme);
  dressGrid(theme);
  dressTicker(theme);
  await dressWheel(theme);
  console.log(`drawn into ${ASSETS}${theme.into}`);
}
