/** Draws the art packs again. Run: npx tsx assets/make/packs/all.ts */
import { ASSETS } from '../kit/where.ts';
import { dressPusher } from '../scene/coin-pusher.ts';
import { dressDailySpin } from '../scene/daily-spin.ts';
import { dressWheel } from '../scene/jackpot-wheel.ts';
import { dressGrid } from '../scene/lucky-jackpot.ts';
import { dressParts } from '../scene/parts.ts';
import { dressRain } from '../scene/red-packet-rain.ts';
import { dressRewards } from '../scene/reward-flight.ts';
import { dressScratchCard } from '../scene/scratch-card.ts';
import { dressTicker } from '../scene/winners-ticker.ts';
import { CHRISTMAS } from './christmas.ts';
import { CHRISTMAS_FAIR, CHRISTMAS_STORE } from './christmas-reels.ts';
import { dressFair, dressStore } from './reels.ts';
import { SINULOG } from './sinulog.ts';
import { SINULOG_FAIR, SINULOG_STORE } from './sinulog-reels.ts';

for (const [name, theme, fair, store] of [
  ['christmas', CHRISTMAS, CHRISTMAS_FAIR, CHRISTMAS_STORE],
  ['sinulog', SINULOG, SINULOG_FAIR, SINULOG_STORE],
] as const) {
  dressParts(theme);
  dressGrid(theme);
  dressTicker(theme);
  dressPusher(theme);
  dressRain(theme);
  dressRewards(theme);
  dressScratchCard(theme);
  await dressWheel(theme);
  await dressDailySpin(theme);
  await dressFair(theme, name, fair);
  await dressStore(theme, name, store);
  console.log(`drawn into ${ASSETS}${theme.into}`);
}
