/**
 * Contents of the titles' tiles, by slug. A title named after its game takes the content from the game's manifest
 * (contract/catalogue/games); a title that uses another title's art also uses that title's content. portrait-tile.ts,
 * square-tile.ts and live-tile.ts draw the tiles.
 */
import { type GameName, GAMES, PAY_TABLES } from '../../../contract/catalogue/games.ts';
import type { CatalogueTitle } from '../../../contract/catalogue/title.ts';
import type { LiveScene } from './live-tile.ts';
import type { PaletteName } from './palettes.ts';
import type { PatternName } from './patterns.ts';

/** Name of a bold display font: its package under @fontsource. */
export type TileFont =
  | 'alfa-slab-one'
  | 'black-ops-one'
  | 'bowlby-one'
  | 'bungee'
  | 'chango'
  | 'cinzel-decorative'
  | 'creepster'
  | 'fredoka'
  | 'lilita-one'
  | 'luckiest-guy'
  | 'modak'
  | 'paytone-one'
  | 'rowdies'
  | 'russo-one'
  | 'sigmar-one'
  | 'titan-one';

/** Content of a square tile: main symbol, palette, pattern. */
export type SquareRecipe = readonly [hero: string, palette: PaletteName, pattern: PatternName];

/** Content of a live table's tile: its layout, and the palette of its felt. */
export type LiveRecipe = readonly [scene: LiveScene, palette: PaletteName];

/** Content of a tile: `portrait` is 3 wide by 4 high, `live` is 3 wide by 2 high. */
export type TileRecipe =
  | { readonly portrait: PortraitRecipe }
  | { readonly square: SquareRecipe }
  | { readonly live: LiveRecipe };

/**
 * Content of a portrait tile. `companions` are the small symbols around the main symbol, separated by spaces; the
 * title's name is in `font`.
 */
export type PortraitRecipe = readonly [
  hero: string,
  companions: string,
  palette: PaletteName,
  pattern: PatternName,
  font: TileFont,
];

/** Recipes of portrait tiles (3 wide by 4 high), by slug. */
export const portraits: Readonly<Record<string, PortraitRecipe>> = {
  'ginto-kingdom': ['crown', 'peso gem-stone', 'gold', 'rays', 'lilita-one'],
  'tigre-trove': ['tiger-face', 'peso pine-decoration lotus', 'ember', 'hills', 'titan-one'],
  'tala-treasure': ['slot-machine', 'bell cherries peso', 'violet', 'diamonds', 'paytone-one'],
  'bakunawa-blaze': ['dragon', 'red-envelope peso red-paper-lantern', 'ruby', 'rays', 'bowlby-one'],
  'palengke-punch': ['cherries', 'lemon watermelon grapes tangerine', 'candy', 'bokeh', 'chango'],
  'kidlat-king': ['high-voltage', 'cloud classical-building eagle', 'night', 'rays', 'cinzel-decorative'],
  'halloween-night': ['jack-o-lantern', 'bat ghost candy spider', 'violet', 'hills', 'creepster'],
  'pirata-plunder': ['pirate-flag', 'peso parrot anchor', 'jade', 'waves', 'rowdies'],
  'kwitis-rush': ['rocket', 'ringed-planet glowing-star', 'night', 'stars', 'russo-one'],
  'swerte-clover': ['four-leaf-clover', 'rainbow peso lady-beetle', 'jungle', 'rays', 'lilita-one'],
  'rebentador-rush': ['bomb', 'collision fire', 'ember', 'rays', 'black-ops-one'],
  'hiyas-burst': ['gem-stone', 'sparkles crystal-ball ring', 'ocean', 'diamonds', 'titan-one'],
  'pharaoh-fiesta': ['scorpion', 'camel peso sun', 'gold', 'hills', 'cinzel-decorative'],
  'pastillas-rush': ['candy', 'lollipop doughnut cupcake ice-cream', 'candy', 'bokeh', 'modak'],
  'savanna-sayaw': ['lion', 'elephant zebra giraffe', 'jungle', 'hills', 'rowdies'],
  'unicorn-ulap': ['unicorn', 'rainbow star cherry-blossom', 'rose', 'stars', 'fredoka'],
  'crystal-witch': ['crystal-ball', 'black-cat bat candle', 'plum', 'stars', 'creepster'],
  'circuit-caper': ['alien-monster', 'gem-stone peso robot', 'toxic', 'diamonds', 'russo-one'],
  'panda-pasyal': ['panda', 'pine-decoration red-paper-lantern lotus', 'jungle', 'bokeh', 'sigmar-one'],
  'siling-labuyo': ['hot-pepper', 'fire taco cactus', 'ember', 'rays', 'luckiest-guy'],
  'mangga-merienda': ['mango', 'pineapple banana hibiscus', 'sunset', 'bulbs', 'chango'],
  'jeepney-joyride': ['jeepney', 'sun star hibiscus', 'lagoon', 'stripes', 'bungee'],
  'bahay-bonanza': ['hut', 'palm-tree peso coconut', 'jungle', 'hills', 'lilita-one'],
  'kalabaw-cash': ['water-buffalo', 'sheaf-of-rice peso sun', 'gold', 'hills', 'rowdies'],
  'perlas-pursuit': ['oyster', 'dolphin spiral-shell bubbles', 'lagoon', 'waves', 'fredoka'],
  'pawikan-pearls': ['turtle', 'spiral-shell coral bubbles', 'jade', 'waves', 'titan-one'],
  'agila-ascent': ['eagle', 'mountain feather sun', 'ice', 'hills', 'bowlby-one'],
  'fiesta-fever': ['pinata', 'maracas confetti-ball guitar', 'candy', 'stripes', 'luckiest-guy'],
  'parol-parade': ['parol', 'bell wrapped-gift sparkles', 'ruby', 'bulbs', 'lilita-one'],
  'volcano-vault': ['volcano', 'fire gem-stone rock', 'ember', 'hills', 'black-ops-one'],
  'bangus-bounty': ['fish', 'lemon rice-ball cooked-rice', 'ice', 'waves', 'chango'],
  'moonlit-manila': ['crescent-moon', 'parol star palm-tree', 'night', 'stars', 'fredoka'],
  'sampaguita-spins': ['white-flower', 'butterfly herb sparkles', 'jade', 'bokeh', 'lilita-one'],
  'habagat-storm': ['tornado', 'cloud-with-rain high-voltage umbrella', 'night', 'swirl', 'russo-one'],
  'rooster-royale': ['rooster', 'crown egg peso', 'sunset', 'rays', 'alfa-slab-one'],
  'halo-halo-heat': ['shaved-ice', 'cherries ice-cream coconut', 'plum', 'bokeh', 'modak'],
  'bamboo-blitz': ['pine-decoration', 'panda butterfly herb', 'jungle', 'stripes', 'bungee'],
  'diwata-dreams': ['fairy', 'butterfly glowing-star blossom', 'rose', 'stars', 'cinzel-decorative'],
  'kapre-kingdom': ['ogre', 'leaf-fluttering-in-wind mushroom fire', 'toxic', 'hills', 'creepster'],
  'tikbalang-trail': ['horse-face', 'fire hut crescent-moon', 'plum', 'hills', 'sigmar-one'],
  'sirena-song': [
    'mermaid',
    'spiral-shell musical-notes tropical-fish',
    'lagoon',
    'waves',
    'cinzel-decorative',
  ],
  'balete-bells': ['bell', 'deciduous-tree owl sparkles', 'jade', 'rings', 'paytone-one'],
  'coconut-craze': ['coconut', 'palm-tree tropical-drink crab', 'lagoon', 'rays', 'chango'],
  'pinya-party': ['pineapple', 'sunglasses tropical-drink hibiscus', 'gold', 'bulbs', 'luckiest-guy'],
  'banana-bandit': ['monkey-face', 'banana peso bomb', 'toxic', 'rays', 'titan-one'],
  'mayari-moon': ['full-moon-face', 'owl black-cat crystal-ball', 'night', 'clouds', 'creepster'],
  'sarimanok-flame': ['phoenix', 'fire feather gem-stone', 'violet', 'swirl', 'cinzel-decorative'],
  'robo-riches': ['robot', 'gear light-bulb peso', 'ice', 'diamonds', 'russo-one'],
  'alien-arcade': ['alien', 'flying-saucer joystick star', 'toxic', 'stars', 'bungee'],
  'disco-brilyante': ['mirror-ball', 'gem-stone microphone musical-note', 'plum', 'diamonds', 'sigmar-one'],
  'videoke-kings': ['microphone', 'musical-notes crown mirror-ball', 'rose', 'bulbs', 'lilita-one'],
  'samurai-sun': ['crossed-swords', 'cherry-blossom sun shinto-shrine', 'ruby', 'rays', 'black-ops-one'],
  'ninja-neko': ['ninja', 'cat-face cherry-blossom crescent-moon', 'night', 'hills', 'luckiest-guy'],
  'koi-kislap': ['carp-streamer', 'lotus red-paper-lantern peso', 'ice', 'scales', 'bowlby-one'],
  'lotus-luck': ['lotus', 'butterfly dragon-face peso', 'ocean', 'rings', 'fredoka'],
  'jade-hardin': ['moai', 'lotus snake gem-stone', 'jade', 'hills', 'cinzel-decorative'],
  'binondo-lantern': ['red-paper-lantern', 'peso firecracker moon-cake', 'night', 'bulbs', 'sigmar-one'],
  'kuneho-moon': ['rabbit-face', 'moon-cake full-moon cherry-blossom', 'ice', 'clouds', 'modak'],
  'firecracker-fun': ['firecracker', 'fireworks sparkler red-envelope', 'gold', 'swirl', 'bungee'],
  'viking-vinta': ['sailboat', 'shield crossed-swords snowflake', 'ice', 'waves', 'alfa-slab-one'],
  'kabalyero-quest': ['shield', 'crossed-swords castle crown', 'lagoon', 'hills', 'bowlby-one'],
  'castle-crown': ['castle', 'crown dragon-face old-key', 'plum', 'clouds', 'alfa-slab-one'],
  'wizard-wheel': ['mage', 'magic-wand crystal-ball glowing-star', 'violet', 'swirl', 'cinzel-decorative'],
  'potion-pop': ['alembic', 'bubbles mushroom sparkles', 'toxic', 'bokeh', 'modak'],
  'genie-ginto': ['genie', 'peso ring diya-lamp', 'lagoon', 'stars', 'rowdies'],
  'camel-caravan': ['two-hump-camel', 'sun cactus amphora', 'gold', 'hills', 'rowdies'],
  'cobra-crown': ['snake', 'crown peso gem-stone', 'plum', 'scales', 'bowlby-one'],
  'scarab-secret': ['beetle', 'sun amphora gem-stone', 'cocoa', 'hills', 'cinzel-decorative'],
  'gubat-drums': ['long-drum', 'parrot hibiscus leaf-fluttering-in-wind', 'jungle', 'stripes', 'rowdies'],
  'gorilla-grove': ['gorilla', 'banana peso palm-tree', 'toxic', 'hills', 'black-ops-one'],
  'elephant-echo': ['elephant', 'lotus peanuts sun', 'cocoa', 'rings', 'sigmar-one'],
  'rhino-ragasa': ['rhinoceros', 'dashing-away sun palm-tree', 'sunset', 'hills', 'black-ops-one'],
  'leopard-leap': ['leopard', 'leaf-fluttering-in-wind gem-stone sun', 'gold', 'rays', 'titan-one'],
  'wolf-whisper': ['wolf', 'full-moon evergreen-tree snowflake', 'night', 'hills', 'creepster'],
  'bear-bonanza': ['bear', 'honey-pot honeybee evergreen-tree', 'cocoa', 'bokeh', 'chango'],
  'pulot-hive': ['honeybee', 'honey-pot sunflower blossom', 'gold', 'diamonds', 'fredoka'],
  'penguin-pasko': ['penguin', 'snowflake fish party-popper', 'ice', 'bokeh', 'luckiest-guy'],
  'arctic-ace': ['polar-bear', 'snowflake fish ice', 'lagoon', 'hills', 'bungee'],
  'owl-oracle': ['owl', 'crescent-moon star crystal-ball', 'plum', 'clouds', 'paytone-one'],
  'foxy-fiesta': ['fox', 'peso maple-leaf mushroom', 'sunset', 'bokeh', 'lilita-one'],
  'raccoon-raid': ['raccoon', 'peso gem-stone old-key', 'night', 'diamonds', 'titan-one'],
  'palaka-prince': ['frog', 'crown lotus butterfly', 'ocean', 'rings', 'fredoka'],
  'kitty-carnival': ['cat-face', 'carousel-horse balloon ribbon', 'rose', 'stripes', 'modak'],
  'puppy-parade': ['dog-face', 'bone balloon soccer-ball', 'lagoon', 'bulbs', 'chango'],
  'alkansya-payday': ['pig-face', 'peso peso gem-stone', 'jade', 'rays', 'lilita-one'],
  'burger-bash': ['hamburger', 'french-fries cup-with-straw hot-dog', 'sunset', 'stripes', 'luckiest-guy'],
  'sushi-spin': ['sushi', 'chopsticks fried-shrimp rice-ball', 'jade', 'scales', 'bungee'],
  'taco-twist': ['taco', 'hot-pepper avocado maracas', 'toxic', 'stripes', 'luckiest-guy'],
  'donut-drop': ['doughnut', 'candy hot-beverage cookie', 'rose', 'bokeh', 'modak'],
  'ice-cream-dream': ['ice-cream', 'strawberry soft-ice-cream cherries', 'ice', 'bokeh', 'chango'],
  'cake-castle': ['birthday-cake', 'cupcake strawberry confetti-ball', 'candy', 'bulbs', 'fredoka'],
  'lemon-loot': ['lemon', 'lime peso tangerine', 'toxic', 'rays', 'chango'],
  'presas-burst': ['strawberry', 'blueberries cherries sparkles', 'candy', 'bokeh', 'modak'],
  'melon-magic': ['watermelon', 'magic-wand melon sparkles', 'jungle', 'bokeh', 'titan-one'],
  'pitong-pito': ['seven', 'bar cherries bell', 'ruby', 'stripes', 'alfa-slab-one'],
  'bar-bar-bells': ['bar', 'bell seven lemon', 'night', 'diamonds', 'alfa-slab-one'],
  'brilyante-vault': ['ring', 'gem-stone locked-with-key peso', 'ice', 'diamonds', 'bowlby-one'],
  'treasure-tides': ['treasure-chest', 'peso gem-stone anchor', 'lagoon', 'waves', 'rowdies'],
  'captain-coral': ['ship', 'anchor coral compass', 'ocean', 'waves', 'alfa-slab-one'],
  'lighthouse-luck': ['lighthouse', 'ring-buoy spiral-shell sun', 'sunset', 'waves', 'lilita-one'],
  'apoy-ring': ['boxing-glove', 'fire trophy star', 'gold', 'swirl', 'black-ops-one'],
  'hoops-hero': ['basketball', 'trophy running-shoe star', 'violet', 'rays', 'russo-one'],
  'goal-kampeon': ['soccer-ball', 'trophy goal-net star', 'jungle', 'stripes', 'russo-one'],
  'turbo-trike': ['auto-rickshaw', 'chequered-flag fire star', 'sunset', 'swirl', 'russo-one'],
  'bilis-circuit': ['racing-car', 'chequered-flag trophy fire', 'night', 'stripes', 'russo-one'],
  'sky-pilot': ['small-airplane', 'cloud parachute sun', 'ocean', 'clouds', 'bungee'],
  'comet-chase': ['burning-comet', 'ringed-planet glowing-star satellite', 'plum', 'stars', 'russo-one'],
  'kalawakan-gold': ['ringed-planet', 'astronaut peso shooting-star', 'violet', 'stars', 'bungee'],
  'moonwalk-millions': ['astronaut', 'full-moon flying-saucer star', 'ice', 'stars', 'russo-one'],
  'dino-digs': ['t-rex', 'bone egg volcano', 'toxic', 'hills', 'luckiest-guy'],
  'mammoth-mine': ['mammoth', 'pick gem-stone snowflake', 'cocoa', 'hills', 'rowdies'],
  'ghost-galleon': ['ghost', 'ship anchor skull', 'jade', 'waves', 'creepster'],
  'vampire-velvet': ['vampire', 'bat rose coffin', 'ruby', 'clouds', 'creepster'],
  'skull-serenade': ['skull', 'rose guitar candle', 'plum', 'bulbs', 'creepster'],
  'snow-star': ['snowflake', 'wrapped-gift christmas-tree star', 'ocean', 'stars', 'paytone-one'],
  'butterfly-bay': ['butterfly', 'hibiscus blossom sparkles', 'lagoon', 'bokeh', 'fredoka'],
  'hari-ng-dagat': ['shark', 'tropical-fish spiral-shell octopus blowfish', 'ocean', 'waves', 'lilita-one'],
  'lambat-frenzy': ['tropical-fish', 'crab shrimp fishing-pole', 'ocean', 'scales', 'luckiest-guy'],
  'pugita-reign': ['octopus', 'bubbles crab spiral-shell', 'plum', 'waves', 'titan-one'],
  'crab-commando': ['crab', 'bomb shrimp coral', 'jade', 'waves', 'black-ops-one'],
  'whale-watch': ['spouting-whale', 'sailboat fish bubbles', 'ice', 'waves', 'chango'],
  'dolphin-dash': ['dolphin', 'ring-buoy tropical-fish bubbles', 'lagoon', 'waves', 'fredoka'],
  'puffer-panic': ['blowfish', 'coral bubbles shrimp', 'sunset', 'bokeh', 'modak'],
  'lambat-legends': ['canoe', 'fishing-pole fish shrimp', 'jade', 'waves', 'rowdies'],
  'squid-squad': ['squid', 'bubbles fish spiral-shell', 'toxic', 'waves', 'bungee'],
  'lobster-lagoon': ['lobster', 'oyster spiral-shell bubbles', 'ice', 'waves', 'alfa-slab-one'],
  'jelly-jamboree': ['jellyfish', 'bubbles tropical-fish glowing-star', 'violet', 'waves', 'modak'],
  'coral-cannon': ['coral', 'bomb tropical-fish octopus', 'lagoon', 'scales', 'russo-one'],
  'orca-odyssey': ['orca', 'fish bubbles sailboat', 'night', 'waves', 'bowlby-one'],
  'deep-sea-duel': ['diving-mask', 'shark octopus bubbles', 'toxic', 'waves', 'sigmar-one'],
  'swan-sprint': ['swan', 'spiral-shell bubbles lotus', 'ice', 'waves', 'lilita-one'],
  'crocodile-cove': ['crocodile', 'fish bubbles palm-tree', 'gold', 'waves', 'black-ops-one'],
  'dais-dalawa': ['game-die', 'peso fire', 'jade', 'diamonds', 'bungee'],
  'poker-poblacion': [
    'joker',
    'spade-suit heart-suit club-suit diamond-suit',
    'ruby',
    'diamonds',
    'alfa-slab-one',
  ],
  'baccarat-bay': ['playing-card', 'chip peso spade-suit', 'lagoon', 'rings', 'bowlby-one'],
  'blackjack-barrio': ['ace-jack', 'chip peso star', 'night', 'diamonds', 'alfa-slab-one'],
  'baraha-tara': ['card-fan', 'peso star fire', 'ember', 'rings', 'luckiest-guy'],
  'pusoy-prime': ['three-twos', 'diamond-suit crown peso', 'violet', 'diamonds', 'rowdies'],
  'lucky-nine': ['nine', 'playing-card peso star', 'gold', 'rays', 'sigmar-one'],
  'roulette-rosa': ['wheel', 'chip rose peso', 'rose', 'rings', 'cinzel-decorative'],
  'sic-bo-sari': ['color-die', 'game-die peso star', 'sunset', 'scales', 'chango'],
  'dragon-tiger-duel': ['dragon-face', 'tiger-face chip peso', 'ruby', 'swirl', 'black-ops-one'],
  'mahjong-mayari': ['mahjong-red-dragon', 'pine-decoration lotus peso', 'jungle', 'scales', 'sigmar-one'],
  'sakla-social': ['crossed-swords', 'peso trophy playing-card', 'plum', 'diamonds', 'rowdies'],
  'cara-cruz': ['peso', 'playing-card star sparkles', 'ocean', 'rings', 'lilita-one'],
  'bilyar-ace': ['pool-8-ball', 'trophy star playing-card', 'jade', 'stripes', 'paytone-one'],
  'hari-hold': ['king', 'crown chip spade-suit', 'violet', 'rings', 'cinzel-decorative'],
  'red-dog-run': ['dog', 'playing-card peso star', 'cocoa', 'stripes', 'bowlby-one'],
  'scratch-star': ['scratch-card', 'star sparkles peso', 'violet', 'rays', 'paytone-one'],
  'lucky-ticket': ['ticket', 'peso star four-leaf-clover', 'ember', 'bulbs', 'lilita-one'],
  'sari-sari-scratch': ['shopping-bags', 'scratch-card candy peso', 'sunset', 'stripes', 'chango'],
  'peso-peel': ['peso', 'scratch-card sparkles banana', 'jade', 'rays', 'titan-one'],
  'gift-grab': ['wrapped-gift', 'scratch-card ribbon party-popper', 'night', 'bokeh', 'luckiest-guy'],
  'gem-scratch': ['gem-stone', 'scratch-card ring sparkles', 'ice', 'diamonds', 'fredoka'],
  'seven-scratch': ['seven', 'scratch-card bell peso', 'night', 'rays', 'alfa-slab-one'],
  'barya-blast': ['jar', 'peso collision sparkles', 'gold', 'rings', 'bungee'],
  'clover-card': ['four-leaf-clover', 'scratch-card lady-beetle peso', 'toxic', 'bokeh', 'modak'],
  'envelope-luck': ['red-envelope', 'peso firecracker red-paper-lantern', 'gold', 'scales', 'rowdies'],
  'trophy-tap': ['trophy', 'scratch-card star peso', 'ocean', 'rays', 'russo-one'],
  'crown-scratch': ['crown', 'scratch-card gem-stone peso', 'plum', 'rings', 'cinzel-decorative'],
  'anchor-away': ['anchor', 'scratch-card peso ring-buoy', 'lagoon', 'waves', 'bowlby-one'],
  'rocket-reveal': ['rocket', 'scratch-card star peso', 'plum', 'stars', 'russo-one'],
  'bingo-bayan': ['bingo-ball', 'bingo-card star peso', 'ocean', 'bulbs', 'lilita-one'],
  'bingo-bituin': ['glowing-star', 'bingo-ball bingo-card sparkles', 'night', 'stars', 'titan-one'],
  'barangay-blackout': ['bingo-card', 'bingo-ball light-bulb star', 'plum', 'bulbs', 'paytone-one'],
  'bingo-bangka': ['sailboat', 'bingo-ball bingo-card fish', 'lagoon', 'waves', 'chango'],
  'mango-bingo': ['mango', 'bingo-ball bingo-card hibiscus', 'rose', 'bokeh', 'modak'],
  'turbo-bingo': ['high-voltage', 'bingo-ball bingo-card fire', 'ember', 'swirl', 'russo-one'],
  'bingo-bulaklak': ['hibiscus', 'bingo-ball bingo-card butterfly', 'jade', 'bokeh', 'fredoka'],
  'fiesta-bingo': ['party-popper', 'bingo-ball bingo-card confetti-ball', 'candy', 'stripes', 'luckiest-guy'],
  'bingo-bahaghari': ['rainbow', 'bingo-ball cloud bingo-card', 'ice', 'clouds', 'chango'],
  'kalye-bingo': ['motor-scooter', 'bingo-ball bingo-card hut', 'sunset', 'hills', 'bungee'],
  'bingo-butanding': ['whale', 'bingo-ball bingo-card bubbles', 'ocean', 'waves', 'modak'],
  'space-bingo': ['flying-saucer', 'bingo-ball bingo-card star', 'violet', 'stars', 'bungee'],
};

/** Recipes of square tiles by slug, for the house's own games that are not in the hall. */
export const squares: Readonly<Record<string, SquareRecipe>> = {
  'coin-pusher': ['pusher', 'candy', 'bulbs'],
};

/** Recipes of live tables' tiles (3 wide by 2 high), by slug. */
export const lives: Readonly<Record<string, LiveRecipe>> = {
  'color-game': ['color-game', 'violet'],
  'baccarat-luna': ['baccarat', 'jungle'],
  'roulette-gabi': ['roulette', 'ruby'],
  'sic-bo-bituin': ['sic-bo', 'ocean'],
  'baccarat-araw': ['baccarat', 'ruby'],
  'dragon-tiger-dalawa': ['dragon-tiger', 'ember'],
  'blackjack-bayani': ['blackjack', 'ocean'],
  'roulette-tanglaw': ['roulette', 'violet'],
  'pula-puti': ['color-game', 'ruby'],
  'money-wheel-mutya': ['money-wheel', 'plum'],
  'holdem-habagat': ['holdem', 'jungle'],
  'andar-bahar-amihan': ['andar-bahar', 'lagoon'],
  'sic-bo-silangan': ['sic-bo', 'violet'],
  'live-bingo-bayan': ['bingo', 'ocean'],
};

/** Returns the content of a title's tile. Throws for a title without a recipe. */
export function tileRecipeOf({ slug, artSlug, payTable }: CatalogueTitle): TileRecipe {
  const recipe =
    listedRecipe(slug) ?? (payTable && gameRecipe(PAY_TABLES[payTable].game)) ?? listedRecipe(artSlug);
  if (recipe === undefined) throw new Error(`The title "${slug}" has no recipe for its tile.`);
  return recipe;
}

function listedRecipe(slug: string): TileRecipe | undefined {
  const [portrait, square, live] = [portraits[slug], squares[slug], lives[slug]];
  if (portrait) return { portrait };
  if (square) return { square };
  return live && { live };
}

/** Returns the tile recipe in a game's manifest; undefined if the manifest has none. */
function gameRecipe(game: GameName): TileRecipe | undefined {
  const manifest = GAMES[game];
  return 'tile' in manifest ? manifest.tile : undefined;
}
