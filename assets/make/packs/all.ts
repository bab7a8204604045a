/** Draws all seasonal art packs again. Run: npx tsx assets/make/packs/all.ts */
import { ASSETS } from '../kit/where.ts';
import { drawThemedPusher } from '../scene/coin-pusher.ts';
import { drawThemedDailySpin } from '../scene/daily-spin.ts';
import { drawThemedWheel } from '../scene/jackpot-wheel.ts';
import { drawThemedGrid } from '../scene/lucky-jackpot.ts';
import { drawThemedParts } from '../scene/parts.ts';
import { drawThemedRain } from '../scene/red-packet-rain.ts';
import { drawThemedRewards } from '../scene/reward-flight.ts';
import { drawThemedScratchCard } from '../scene/scratch-card.ts';
import { drawThemedTicker } from '../scene/winners-ticker.ts';
import { drawThemedTug } from '../scene/tug-of-war.ts';
import { CHRISTMAS } from './christmas.ts';
import { CHRISTMAS_FAIR, CHRISTMAS_STORE } from './christmas-reels.ts';
import { drawFairPack, drawStorePack } from './reels.ts';
import { SINULOG } from './sinulog.ts';
import { SINULOG_FAIR, SINULOG_STORE } from './sinulog-reels.ts';

for (const [name, theme, fair, store] of [
  ['christmas', CHRISTMAS, CHRISTMAS_FAIR, CHRISTMAS_STORE],
  ['sinulog', SINULOG, SINULOG_FAIR, SINULOG_STORE],
] as const) {
  drawThemedParts(theme);
  drawThemedGrid(theme);
  drawThemedTicker(theme);
  drawThemedPusher(theme);
  drawThemedRain(theme);
  drawThemedRewards(theme);
  drawThemedScratchCard(theme);
  drawThemedTug(theme);
  await drawThemedWheel(theme);
  await drawThemedDailySpin(theme);
  await drawFairPack(theme, name, fair);
  await drawStorePack(theme, name, store);
  console.log(`drawn into ${ASSETS}${theme.into}`);
}
