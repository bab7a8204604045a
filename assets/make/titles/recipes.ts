/** What each reel title is made of beside its tile, whose palette, pattern, font and hero it has (assets/make/lobby/recipes.ts). */
import type { PlateShape } from './plates.ts';
import type { SceneryName } from './scenery.ts';

/**
 * Shape of the plates; the four figures of the best paid symbols, the hero first; the low ones: `letters`, `suits`, `stones` or
 * three small things; the figures of wild and scatter; the scenery and what stands in it (up to three). Several names are
 * apart by spaces.
 */
export type TitleRecipe = readonly [
  shape: PlateShape,
  high: string,
  low: string,
  wild: string,
  scatter: string,
  scenery: SceneryName,
  props: string,
];

/** By slug. */
export const titleRecipes: Readonly<Record<string, TitleRecipe>> = {
  'ginto-kingdom': [
    'shield',
    'crown castle crossed-swords shield',
    'stones',
    'lion',
    'treasure-chest',
    'hall',
    '',
  ],
  'sirena-song': [
    'scallop',
    'mermaid tropical-fish spiral-shell musical-notes',
    'stones',
    'trident-emblem',
    'oyster',
    'reef',
    'coral',
  ],
  'kalabaw-cash': [
    'sun',
    'water-buffalo rooster hut sheaf-of-rice',
    'letters',
    'sun-with-face',
    'basket',
    'rice',
    'palm-tree hut',
  ],
  'samurai-sun': [
    'octagon',
    'crossed-swords ogre shinto-shrine cherry-blossom',
    'letters',
    'martial-arts-uniform',
    'sunrise-over-mountains',
    'peaks',
    'shinto-shrine',
  ],
  'comet-chase': [
    'hexagon',
    'comet satellite ringed-planet glowing-star',
    'stones',
    'rocket',
    'milky-way',
    'space',
    '',
  ],
  'burger-bash': [
    'cushion',
    'hamburger french-fries hot-dog cup-with-straw',
    'tomato onion leafy-green',
    'cook',
    'takeout-box',
    'sweets',
    '',
  ],
};
