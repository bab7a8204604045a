/** Draws every picture of the first scenes again. Run: npx tsx assets/make/scene/all.ts */
import { ASSETS } from '../kit/where.ts';

const scripts = ['parts', 'glyphs', 'lucky-jackpot', 'jackpot-wheel', 'winners-ticker'];
await Promise.all(scripts.map((script) => import(`./${script}.ts`)));
console.log(`drawn into ${ASSETS}`);
