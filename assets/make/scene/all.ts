/** Draws every picture of the default art again. Run: npx tsx assets/make/scene/all.ts */
import type { SceneName } from '../../../contract/catalogue/games.ts';
import { ASSETS } from '../kit/where.ts';
import { drawBeto } from './beto-beto.ts';
import { drawThemedPusher, drawPusher } from './coin-pusher.ts';
import { drawCoasterClimb } from './coaster-climb.ts';
import { drawCoinToss } from './coin-toss-fair.ts';
import { drawCrash } from './crash.ts';
import { drawThemedDailySpin, drawDailySpin } from './daily-spin.ts';
import { drawDiamonds } from './diamonds.ts';
import { drawDice } from './dice.ts';
import { drawBalloonPop } from './balloon-pop.ts';
import { drawCarouselCash } from './carousel-cash.ts';
import { drawDropBallDaze } from './drop-ball-daze.ts';
import { drawDuckPond } from './duck-pond.ts';
import { drawFerrisFortune } from './ferris-fortune.ts';
import { drawGlyphs } from './glyphs.ts';
import { drawReelMachine } from './hall-reels.ts';
import { drawHalloweenSlots } from './halloween-slots.ts';
import { drawHoldReels } from './hold-reels.ts';
import { drawThemedWheel, drawWheel } from './jackpot-wheel.ts';
import { drawCoinFlips } from './coin-flips.ts';
import { drawCups } from './cups.ts';
import { drawHilo } from './hilo.ts';
import { drawKeno } from './keno.ts';
import { drawHallCards } from './hall-cards.ts';
import { drawKarera } from './karera.ts';
import { drawLimbo } from './limbo.ts';
import { drawThemedGrid, drawGrid } from './lucky-jackpot.ts';
import { drawThemedParts, drawParts } from './parts.ts';
import { FAIR } from './fair-theme.ts';
import { drawMines } from './mines.ts';
import { drawPaloSebo } from './palo-sebo.ts';
import { drawPlinko } from './plinko.ts';
import { drawPopcorn } from './popcorn-plunge.ts';
import { drawRingToss } from './ring-toss.ts';
import { drawThemedScratchCard, drawScratchCard } from './scratch-card.ts';
import { drawThemedRain, drawRain } from './red-packet-rain.ts';
import { drawThemedRewards } from './reward-flight.ts';
import { drawSlotshack } from './slotshack.ts';
import { drawTumbleReels } from './tumble-reels.ts';
import { drawTentTreasure } from './tent-treasure.ts';
import { drawFortuneWheel } from './wheel.ts';
import { drawPump } from './pump.ts';
import { drawSnakes } from './snakes.ts';
import type { Theme } from './theme.ts';
import { drawTowers } from './towers.ts';
import { drawTug } from './tug-of-war.ts';
import { drawThemedTicker, drawTicker } from './winners-ticker.ts';

/** Functions that draw the pictures of each scene of the hall. A scene without an entry fails to compile. */
const HALL: Readonly<Record<SceneName, (theme: Theme) => void | Promise<void>>> = {
  crash: drawCrash,
  dice: drawDice,
  mines: drawMines,
  plinko: drawPlinko,
  limbo: drawLimbo,
  wheel: drawFortuneWheel,
  hilo: drawHilo,
  keno: drawKeno,
  towers: drawTowers,
  'coin-flips': drawCoinFlips,
  cups: drawCups,
  diamonds: drawDiamonds,
  pump: drawPump,
  snakes: drawSnakes,
  karera: drawKarera,
  'drop-ball-daze': drawDropBallDaze,
  'beto-beto': drawBeto,
  'ferris-fortune': drawFerrisFortune,
  'carousel-cash': drawCarouselCash,
  'ring-toss': drawRingToss,
  'balloon-pop': drawBalloonPop,
  'duck-pond': drawDuckPond,
  'tent-treasure': drawTentTreasure,
  'popcorn-plunge': drawPopcorn,
  'coaster-climb': drawCoasterClimb,
  'palo-sebo': drawPaloSebo,
  'coin-toss-fair': drawCoinToss,
  'scratch-card': drawHallCards,
  'classic-reels': (theme) => drawReelMachine(theme, 'classic-reels'),
  'line-reels': (theme) => drawReelMachine(theme, 'line-reels'),
  'ways-reels': (theme) => drawReelMachine(theme, 'ways-reels'),
  'tumble-reels': drawTumbleReels,
  'hold-reels': drawHoldReels,
};

drawGlyphs();
drawParts();
drawGrid();
drawWheel();
drawTicker();
drawRain();
drawPusher();
drawScratchCard();
drawDailySpin();
await drawHalloweenSlots();
await drawSlotshack();
drawThemedParts(FAIR);
drawThemedGrid(FAIR);
drawThemedTicker(FAIR);
drawThemedPusher(FAIR);
drawThemedRain(FAIR);
drawThemedRewards(FAIR);
drawThemedScratchCard(FAIR);
drawTug(FAIR);
for (const draw of Object.values(HALL)) await draw(FAIR);
await drawThemedWheel(FAIR);
await drawThemedDailySpin(FAIR);
console.log(`drawn into ${ASSETS}`);
