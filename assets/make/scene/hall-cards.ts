/**
 * Draws the scratch cards of the hall. Each has its own paper, foil and symbols, derived from the main symbol and the
 * colours of its tile.
 */
import { paletteOf, type TilePalette } from '../lobby/palettes.ts';
import { portraits } from '../lobby/recipes.ts';
import { symbolFilter } from '../lobby/symbol-filter.ts';
import { symbol, symbolBody } from '../lobby/symbols.ts';
import { mixed } from '../kit/palette.ts';
import { FAIR } from './fair-theme.ts';
import { backdrop } from './night.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { foil, type FoilLook, foilWord } from './scratch-foil.ts';
import { backQuarter, CARD, card, seal } from './scratch-paper.ts';
import { bar, rule } from './scratch-signs.ts';
import { SYMBOLS } from './scratch-symbols.ts';
import type { Theme } from './theme.ts';

/**
 * Symbols under each card's foil by slug, from the smallest prize to the largest. The last is the card's main symbol.
 */
const FACES: Readonly<Record<string, string>> = {
  'scratch-star': 'ringed-planet crescent-moon comet shooting-star sparkles glowing-star peso star',
  'lucky-ticket': 'popcorn balloon ferris-wheel circus-tent four-leaf-clover star peso ticket',
  'sari-sari-scratch': 'candy cookie lemon cup-with-straw soft-ice-cream mango peso shopping-bags',
  'peso-peel': 'banana tangerine lemon coconut pineapple sparkles gem-stone peso',
  'gift-grab': 'ribbon candy balloon confetti-ball party-popper teddy-bear peso wrapped-gift',
  'gem-scratch': 'ring crystal-ball sparkles oyster crown mirror-ball peso gem-stone',
  'seven-scratch': 'cherries lemon grapes watermelon bell bar peso seven',
  'barya-blast': 'bomb firecracker collision sparkles pig-face gem-stone peso jar',
  'clover-card':
    'mushroom lady-beetle sunflower butterfly rainbow leaf-fluttering-in-wind peso four-leaf-clover',
  'envelope-luck': 'tangerine moon-cake firecracker red-paper-lantern lotus dragon-face peso red-envelope',
  'trophy-tap': 'running-shoe basketball soccer-ball boxing-glove chequered-flag star peso trophy',
  'crown-scratch': 'old-key shield castle crossed-swords ring gem-stone peso crown',
  'anchor-away': 'fish spiral-shell crab ring-buoy compass ship peso anchor',
  'rocket-reveal': 'star satellite ringed-planet astronaut flying-saucer comet peso rocket',
};

/** Names of the pictures under the foil, from the smallest prize to the largest. */
const FACE_FILES = Object.keys(SYMBOLS).map((name) => `face-${name}`);

/** Returns the default theme in the colours of a tile. */
function themeOf(slug: string, { light, base, deep, accent }: TilePalette): Theme {
  const middle = mixed(base, deep, 0.5);
  return {
    ...FAIR,
    into: `packs/hall-${slug}/`,
    sky: {
      stops: [
        [0, mixed(base, light, 0.2)],
        [0.35, mixed(base, deep, 0.4)],
        [0.72, deep],
        [1, mixed(deep, '#05010F', 0.55)],
      ],
      lights: [light, accent, '#FFE9A0'],
    },
    scratch: {
      enamel: [
        [0, light],
        [0.12, base],
        [0.55, middle],
        [1, deep],
      ],
      flags: [light, accent, '#FFD76A', '#FFFFFF', base],
      panel: [mixed(base, light, 0.25), middle, deep],
      edge: deep,
      ribbon: [mixed(base, '#FFFFFF', 0.12), mixed(base, deep, 0.3), deep],
      ribbonEnds: [mixed(deep, '#05010F', 0.3), mixed(deep, '#05010F', 0.6)],
      seal: [light, base, deep],
      ruleInk: mixed(deep, '#05010F', 0.25),
    },
    bar: [mixed(deep, '#05010F', 0.6), deep, middle],
  };
}

/** Returns a foil in the colours of a tile, with the tile's main symbol embossed. */
function foilOf(hero: string, { light, base, deep }: TilePalette): FoilLook {
  const [bright, dull] = [mixed(light, '#FFFFFF', 0.6), mixed(base, '#E6EAF2', 0.42)];
  return {
    stops: [
      [0, '#FFFFFF'],
      [0.14, bright],
      [0.28, dull],
      [0.4, bright],
      [0.48, '#FFFFFF'],
      [0.52, mixed(dull, bright, 0.4)],
      [0.64, bright],
      [0.76, mixed(dull, deep, 0.12)],
      [0.88, mixed(bright, dull, 0.4)],
      [1, mixed(dull, deep, 0.2)],
    ],
    edge: mixed(base, deep, 0.6),
    under: deep,
    defs: `<g id="hero" transform="scale(.34) translate(-64 -64)">${symbolBody(hero, 'print-')}</g>`,
    print: '<use href="#hero" opacity=".42"/>',
  };
}

/** Draws the picture of a symbol under the foil, 128 design pixels square. */
const face = (name: string): Drawing => ({
  defs: symbolFilter('dress', { rim: '#FFFFFF', rimWidth: 2.6, inkWidth: 1.8 }),
  body: symbol(name, 64, 62, 104, 'dress'),
});

/** Draws the main symbol for the middle of a card's back. */
const emblem = (hero: string): Drawing => ({
  defs: symbolFilter('dress', { rimWidth: 2.4, inkWidth: 2.2 }),
  body: symbol(hero, 64, 64, 116, 'dress'),
});

function drawHallCard(slug: string, names: readonly string[]): void {
  const recipe = portraits[slug];
  const hero = names.at(-1);
  if (!recipe || hero === undefined || names.length !== FACE_FILES.length)
    throw new Error(`the card "${slug}" needs a tile and ${FACE_FILES.length} symbols`);
  const palette = paletteOf(recipe[2]);
  const theme = themeOf(slug, palette);
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}scratch-card/${name}`, width, height, drawing);
  draw('backdrop', 180, 320, backdrop(theme, 61, 0.47, 279));
  draw('card', CARD.width, CARD.height, card(theme));
  draw('back-quarter', 300, 420, backQuarter(theme));
  draw('seal', 300, 300, seal(theme, emblem(hero)));
  draw('foil', 600, 600, foil(foilOf(hero, palette)));
  draw('foil-word', 480, 150, foilWord(theme, 'SCRATCH HERE'));
  draw('foil-word-fil', 480, 150, foilWord(theme, 'KISKISIN DITO'));
  draw('bar', 540, 96, bar(theme));
  draw('rule', 440, 52, rule(theme, 'MATCH 3 TO WIN'));
  draw('rule-fil', 440, 52, rule(theme, '3 PAREHO, PANALO'));
  for (const [index, name] of names.entries()) draw(FACE_FILES[index] ?? '', 128, 128, face(name));
}

/** Draws all scratch cards of the hall. */
export function drawHallCards(): void {
  for (const [slug, names] of Object.entries(FACES)) drawHallCard(slug, names.split(' '));
}
