/** Draws every picture of the default art again. Run: npx tsx assets/make/scene/all.ts */
import { ASSETS } from '../kit/where.ts';
import { drawGlyphs } from './glyphs.ts';
import { dressWheel, drawWheel } from './jackpot-wheel.ts';
import { dressGrid, drawGrid } from './lucky-jackpot.ts';
import { dressParts, drawParts } from './parts.ts';
import { FAIR } from './fair-theme.ts';
import { dressTicker, drawTicker } from './winners-ticker.ts';

drawGlyphs();
drawParts();
drawGrid();
drawWheel();
drawTicker();
dressParts(FAIR);
dressGrid(FAIR);
dressTicker(FAIR);
await dressWheel(FAIR);
console.log(`drawn into ${ASSETS}`);
