import fan from '../../../assets/lobby/goods/anahaw-fan.webp';
import coffee from '../../../assets/lobby/goods/barako-coffee.webp';
import parol from '../../../assets/lobby/goods/capiz-parol.webp';
import earphones from '../../../assets/lobby/goods/earphones.webp';
import mug from '../../../assets/lobby/goods/enamel-mug.webp';
import cap from '../../../assets/lobby/goods/fair-cap.webp';
import jeepney from '../../../assets/lobby/goods/jeepney-model.webp';
import mango from '../../../assets/lobby/goods/mango-box.webp';
import powerBank from '../../../assets/lobby/goods/power-bank.webp';
import umbrella from '../../../assets/lobby/goods/rain-umbrella.webp';
import riceCooker from '../../../assets/lobby/goods/rice-cooker.webp';
import tote from '../../../assets/lobby/goods/tote-bag.webp';
import gift from '../../../assets/lobby/i/wrapped-gift.webp';

const pictures: Readonly<Record<string, string>> = {
  'anahaw-fan': fan,
  'barako-coffee': coffee,
  'capiz-parol': parol,
  earphones,
  'enamel-mug': mug,
  'fair-cap': cap,
  'jeepney-model': jeepney,
  'mango-box': mango,
  'power-bank': powerBank,
  'rain-umbrella': umbrella,
  'rice-cooker': riceCooker,
  'tote-bag': tote,
};

/** Returns the picture of goods by their slug; a wrapped gift for goods that this build does not know. */
export const goodsPicture = (slug: string): string => pictures[slug] ?? gift;
