/** Draws every picture of the first scenes again. Run: npx tsx assets/make/scene/all.ts */
import './parts.ts';
import './glyphs.ts';
import './lucky-jackpot.ts';
import './jackpot-wheel.ts';
import './winners-ticker.ts';
