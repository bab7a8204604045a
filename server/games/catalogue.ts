import type { Game } from '../../contract/config.ts';

/** Kinds of game, as the lobby groups them and the house rules weigh them. */
export type GameType = 'slots' | 'originals' | 'live' | 'fishing' | 'perya' | 'table' | 'scratch' | 'bingo';

/** Invented providers. */
export type BrandId = 'parola' | 'bituin' | 'tala' | 'bahaghari' | 'alon' | 'kalesa' | 'perya' | 'habi';

/** A game as the house knows it: what the wire carries, and how much of a bet on it counts. */
export type CatalogueGame = Omit<Game, 'type' | 'brand'> & {
  type: GameType;
  brand: BrandId;
  /** Share of a settled stake that counts as valid bet, in per cent (docs/product-rules.md, valid bet). */
  weight: number;
};

type Named<Id extends string> = { id: Id; name: string; sort: number };

/** Game types in the order of the lobby. */
export const gameTypes: readonly Named<GameType>[] = [
  { id: 'slots', name: 'Slots', sort: 1 },
  { id: 'originals', name: 'Originals', sort: 2 },
  { id: 'live', name: 'Live tables', sort: 3 },
  { id: 'fishing', name: 'Fishing', sort: 4 },
  { id: 'perya', name: 'Perya', sort: 5 },
  { id: 'table', name: 'Table games', sort: 6 },
  { id: 'scratch', name: 'Scratch cards', sort: 7 },
  { id: 'bingo', name: 'Bingo', sort: 8 },
];

/** Providers in the order of the lobby. */
export const brands: readonly Named<BrandId>[] = [
  { id: 'perya', name: 'Perya House', sort: 1 },
  { id: 'parola', name: 'Parola Play', sort: 2 },
  { id: 'bituin', name: 'Bituin Works', sort: 3 },
  { id: 'tala', name: 'Tala Arcade', sort: 4 },
  { id: 'bahaghari', name: 'Bahaghari Studio', sort: 5 },
  { id: 'alon', name: 'Alon Interactive', sort: 6 },
  { id: 'kalesa', name: 'Kalesa Live', sort: 7 },
  { id: 'habi', name: 'Habi Games', sort: 8 },
];

/** Smallest and largest stake of a round, in hundredths. */
const limits = {
  pusher: [100, 100],
  fair: [20, 10_000],
  penny: [20, 100_000],
  standard: [100, 500_000],
  high: [200, 2_000_000],
  live5: [500, 500_000],
  live10: [1_000, 1_000_000],
  live20: [2_000, 5_000_000],
} as const;

type Mark = 'hot' | 'new' | 'jackpot';

/** Title, provider, RTP in hundredths of a per cent, stakes, marks. */
type Row = readonly [
  title: string,
  brand: BrandId,
  rtpBp: number,
  stakes: keyof typeof limits,
  ...marks: Mark[],
];

// An id is its type's base plus the row's place, and players' records name it for ever:
// new games go to the end of a list, and a retired row stays until ids are migrated.
const firstId: Record<GameType, number> = {
  slots: 1001,
  originals: 2001,
  live: 3001,
  fishing: 4001,
  perya: 5001,
  table: 6001,
  scratch: 7001,
  bingo: 8001,
};

const weights: Record<GameType, number> = {
  slots: 100,
  scratch: 100,
  fishing: 100,
  bingo: 50,
  perya: 50,
  originals: 25,
  live: 20,
  table: 20,
};

const slots: readonly Row[] = [
  ['Golden Empire', 'parola', 9550, 'standard', 'hot'],
  ['Tiger Riches', 'bituin', 9630, 'standard', 'hot'],
  ['Mega Jackpot', 'tala', 9620, 'high', 'hot', 'jackpot'],
  ['Dragon Fortune', 'bahaghari', 9610, 'high', 'hot'],
  ['Fruit Party', 'parola', 9580, 'penny', 'new'],
  ['Zeus Power', 'bituin', 9650, 'standard', 'hot'],
  ['Halloween Night', 'perya', 9599, 'fair', 'new'],
  ['Pirate Gold', 'bahaghari', 9560, 'standard'],
  ['Rocket Crash', 'tala', 9640, 'standard', 'hot'],
  ['Lucky Clover', 'parola', 9570, 'penny'],
  ['Bomb Rush', 'bituin', 9610, 'standard'],
  ['Gem Blast', 'tala', 9660, 'standard'],
  ['Pharaoh', 'bahaghari', 9590, 'high'],
  ['Sweet Rush', 'parola', 9620, 'penny'],
  ['Wild Safari', 'bituin', 9550, 'standard'],
  ['Unicorn Dreams', 'parola', 9610, 'penny'],
  ['Crystal Witch', 'tala', 9630, 'standard'],
  ['Cyber Heist', 'bituin', 9640, 'standard'],
  ['Panda Palace', 'bahaghari', 9600, 'standard'],
  ['Hot Chili', 'parola', 9570, 'penny'],
  ['Mango Mania', 'parola', 9620, 'penny', 'new'],
  ['Jeepney Joyride', 'bahaghari', 9610, 'standard', 'new'],
  ['Bahay Bonanza', 'parola', 9580, 'standard'],
  ['Kalabaw Cash', 'bituin', 9600, 'standard'],
  ['Perlas Pursuit', 'alon', 9640, 'standard'],
  ['Pawikan Pearls', 'alon', 9610, 'penny'],
  ['Agila Ascent', 'bituin', 9650, 'high'],
  ['Fiesta Fever', 'bahaghari', 9590, 'standard', 'hot'],
  ['Parol Parade', 'parola', 9620, 'penny', 'new'],
  ['Volcano Vault', 'tala', 9640, 'high'],
  ['Bangus Bounty', 'alon', 9580, 'penny'],
  ['Moonlit Manila', 'bahaghari', 9600, 'standard'],
  ['Sampaguita Spins', 'parola', 9610, 'penny'],
  ['Habagat Storm', 'bituin', 9630, 'high'],
  ['Rooster Royale', 'bituin', 9570, 'standard'],
  ['Halo Halo Heat', 'parola', 9600, 'penny', 'new'],
  ['Bamboo Blitz', 'tala', 9590, 'standard'],
  ['Diwata Dreams', 'bahaghari', 9650, 'standard'],
  ['Kapre Kingdom', 'tala', 9620, 'high'],
  ['Tikbalang Trail', 'bituin', 9640, 'standard'],
  ['Sirena Song', 'alon', 9610, 'standard'],
  ['Balete Bells', 'bahaghari', 9580, 'penny'],
  ['Coconut Craze', 'parola', 9560, 'penny'],
  ['Pinya Party', 'parola', 9590, 'penny'],
  ['Banana Bandit', 'bituin', 9610, 'penny'],
  ['Mystic Moon', 'tala', 9640, 'standard'],
  ['Phoenix Flame', 'bahaghari', 9660, 'high', 'hot'],
  ['Robo Riches', 'tala', 9600, 'standard'],
  ['Alien Arcade', 'tala', 9620, 'penny'],
  ['Disco Diamonds', 'bituin', 9630, 'standard'],
  ['Karaoke Kings', 'bahaghari', 9570, 'penny', 'new'],
  ['Samurai Sun', 'bituin', 9650, 'high'],
  ['Ninja Neko', 'tala', 9610, 'standard'],
  ['Koi Fortune', 'alon', 9590, 'standard'],
  ['Lotus Luck', 'parola', 9600, 'penny'],
  ['Jade Temple', 'bahaghari', 9640, 'high'],
  ['Red Lantern', 'bituin', 9620, 'standard'],
  ['Moon Rabbit', 'tala', 9580, 'penny'],
  ['Firecracker Fun', 'parola', 9610, 'standard'],
  ['Viking Voyage', 'bituin', 9630, 'high'],
  ['Knight Quest', 'bahaghari', 9600, 'standard'],
  ['Castle Crown', 'tala', 9570, 'standard'],
  ['Wizard Wheel', 'bituin', 9640, 'standard'],
  ['Potion Pop', 'parola', 9610, 'penny', 'new'],
  ['Genie Gold', 'bahaghari', 9620, 'standard'],
  ['Camel Caravan', 'bituin', 9560, 'standard'],
  ['Cobra Crown', 'tala', 9650, 'high'],
  ['Scarab Secret', 'bahaghari', 9600, 'standard'],
  ['Jungle Drums', 'parola', 9580, 'penny'],
  ['Gorilla Gold', 'bituin', 9640, 'standard'],
  ['Elephant Echo', 'bahaghari', 9590, 'standard'],
  ['Rhino Rush', 'tala', 9620, 'high'],
  ['Leopard Leap', 'parola', 9610, 'standard'],
  ['Wolf Whisper', 'bituin', 9650, 'standard'],
  ['Bear Bonanza', 'bahaghari', 9570, 'penny'],
  ['Honey Hive', 'parola', 9600, 'penny'],
  ['Penguin Party', 'tala', 9590, 'penny'],
  ['Arctic Ace', 'bituin', 9630, 'standard'],
  ['Owl Oracle', 'bahaghari', 9640, 'standard'],
  ['Foxy Fortune', 'parola', 9620, 'standard', 'hot'],
  ['Raccoon Raid', 'tala', 9580, 'penny'],
  ['Frog Prince', 'bituin', 9610, 'penny'],
  ['Kitty Carnival', 'bahaghari', 9600, 'penny', 'new'],
  ['Puppy Parade', 'parola', 9570, 'penny'],
  ['Piggy Payday', 'tala', 9620, 'standard', 'jackpot'],
  ['Burger Bash', 'bituin', 9590, 'penny'],
  ['Sushi Spin', 'bahaghari', 9610, 'penny'],
  ['Taco Twist', 'parola', 9580, 'penny'],
  ['Donut Drop', 'tala', 9600, 'penny'],
  ['Ice Cream Dream', 'parola', 9570, 'penny'],
  ['Cake Castle', 'bahaghari', 9590, 'penny'],
  ['Lemon Loot', 'bituin', 9610, 'penny'],
  ['Berry Burst', 'tala', 9620, 'penny'],
  ['Melon Magic', 'parola', 9580, 'penny'],
  ['Classic Sevens', 'tala', 9540, 'standard', 'jackpot'],
  ['Bar Bar Bells', 'bituin', 9560, 'standard'],
  ['Diamond Vault', 'bahaghari', 9650, 'high', 'jackpot'],
  ['Treasure Tides', 'alon', 9630, 'standard', 'jackpot'],
  ['Captain Coral', 'alon', 9600, 'standard'],
  ['Lighthouse Luck', 'parola', 9590, 'penny'],
  ['Ring Of Fire', 'tala', 9640, 'high'],
  ['Hoops Hero', 'bituin', 9610, 'standard'],
  ['Goal Rush', 'bahaghari', 9600, 'standard'],
  ['Turbo Trike', 'tala', 9620, 'standard', 'new'],
  ['Speed Circuit', 'bituin', 9590, 'standard'],
  ['Sky Pilot', 'bahaghari', 9610, 'standard'],
  ['Comet Chase', 'tala', 9650, 'standard'],
  ['Galaxy Gold', 'parola', 9630, 'high', 'jackpot'],
  ['Moonwalk Millions', 'bituin', 9600, 'high'],
  ['Dino Digs', 'tala', 9580, 'penny'],
  ['Mammoth Mine', 'bahaghari', 9610, 'standard'],
  ['Ghost Galleon', 'tala', 9640, 'standard'],
  ['Vampire Velvet', 'bituin', 9660, 'high'],
  ['Skull Serenade', 'bahaghari', 9620, 'standard'],
  ['Snow Star', 'parola', 9600, 'penny'],
  ['Butterfly Bay', 'parola', 9610, 'penny', 'new'],
];

const fishing: readonly Row[] = [
  ['Ocean King', 'alon', 9540, 'standard', 'hot'],
  ['Fishing Frenzy', 'alon', 9580, 'standard', 'hot'],
  ['Octopus Reign', 'alon', 9600, 'standard'],
  ['Crab Commando', 'alon', 9570, 'penny'],
  ['Whale Watch', 'alon', 9620, 'high', 'jackpot'],
  ['Dolphin Dash', 'alon', 9590, 'penny'],
  ['Puffer Panic', 'alon', 9560, 'penny', 'new'],
  ['Lambat Legends', 'alon', 9610, 'standard'],
  ['Squid Squad', 'bituin', 9580, 'standard'],
  ['Lobster Lagoon', 'alon', 9600, 'standard'],
  ['Jelly Jamboree', 'bituin', 9570, 'penny'],
  ['Coral Cannon', 'alon', 9630, 'high'],
  ['Orca Odyssey', 'alon', 9640, 'high'],
  ['Deep Sea Duel', 'bituin', 9590, 'standard'],
  ['Swan Sprint', 'alon', 9610, 'penny', 'new'],
  ['Crocodile Cove', 'bituin', 9580, 'standard'],
];

const perya: readonly Row[] = [
  ['Drop Ball Daze', 'perya', 9400, 'penny', 'hot'],
  ['Beto Beto', 'perya', 9450, 'penny'],
  ['Ferris Fortune', 'perya', 9500, 'penny', 'new'],
  ['Carousel Cash', 'perya', 9480, 'penny'],
  ['Ring Toss', 'perya', 9420, 'penny'],
  ['Balloon Pop', 'perya', 9460, 'penny'],
  ['Duck Pond', 'perya', 9440, 'penny'],
  ['Tent Treasure', 'perya', 9470, 'penny'],
  ['Popcorn Plunge', 'perya', 9430, 'penny'],
  ['Coaster Climb', 'perya', 9490, 'standard'],
  ['Palo Sebo', 'perya', 9410, 'penny', 'new'],
  ['Coin Toss Fair', 'perya', 9460, 'penny'],
];

const originals: readonly Row[] = [
  ['Crash', 'perya', 9900, 'standard', 'hot'],
  ['Dice', 'perya', 9900, 'standard', 'hot'],
  ['Mines', 'perya', 9900, 'standard', 'hot'],
  ['Plinko', 'perya', 9900, 'standard', 'hot'],
  ['Limbo', 'perya', 9900, 'standard'],
  ['Wheel', 'perya', 9900, 'standard'],
  ['Hilo', 'perya', 9900, 'standard'],
  ['Keno', 'perya', 9900, 'standard'],
  ['Towers', 'perya', 9900, 'standard', 'new'],
  ['Coinflip', 'perya', 9900, 'standard'],
  ['Cups', 'perya', 9900, 'standard'],
  ['Diamonds', 'perya', 9900, 'standard'],
  ['Pump', 'perya', 9900, 'standard', 'new'],
  ['Snakes', 'perya', 9900, 'standard'],
  ['Karera', 'perya', 9900, 'standard'],
  ['Coin Pusher', 'perya', 8760, 'pusher', 'hot', 'new'],
];

const live: readonly Row[] = [
  ['Color Game', 'kalesa', 9500, 'live5', 'hot'],
  ['Baccarat Luna', 'kalesa', 9894, 'live20', 'hot'],
  ['Roulette Gabi', 'kalesa', 9730, 'live10'],
  ['Sic Bo Bituin', 'kalesa', 9722, 'live10'],
  ['Baccarat Araw', 'kalesa', 9894, 'live10'],
  ['Dragon Tiger Dalawa', 'kalesa', 9627, 'live10'],
  ['Blackjack Bayani', 'kalesa', 9950, 'live20'],
  ['Roulette Tanglaw', 'kalesa', 9730, 'live20'],
  ['Pula Puti', 'kalesa', 9480, 'live5', 'new'],
  ['Money Wheel Maya', 'kalesa', 9650, 'live5'],
  ['Holdem Habagat', 'kalesa', 9784, 'live10'],
  ['Andar Bahar Amihan', 'kalesa', 9785, 'live5'],
  ['Sic Bo Silangan', 'kalesa', 9722, 'live5'],
  ['Live Bingo Bayan', 'kalesa', 9300, 'live5'],
];

const table: readonly Row[] = [
  ['Dice Duel', 'habi', 9720, 'standard'],
  ['Poker Kings', 'habi', 9710, 'high', 'hot'],
  ['Baccarat Bay', 'habi', 9890, 'high'],
  ['Blackjack Barrio', 'habi', 9950, 'high'],
  ['Tongits Tara', 'habi', 9600, 'penny', 'hot'],
  ['Pusoy Prime', 'habi', 9620, 'penny'],
  ['Lucky Nine', 'habi', 9650, 'penny'],
  ['Roulette Rosa', 'habi', 9730, 'standard'],
  ['Sic Bo Sari', 'habi', 9722, 'standard'],
  ['Dragon Tiger Duel', 'habi', 9627, 'standard'],
  ['Mahjong Mayari', 'habi', 9640, 'standard', 'new'],
  ['Sakla Social', 'habi', 9500, 'penny'],
  ['Cara Cruz', 'habi', 9550, 'penny'],
  ['Pool Ace', 'habi', 9610, 'penny'],
  ['Hari Hold', 'habi', 9710, 'high'],
  ['Red Dog Run', 'habi', 9680, 'penny'],
];

const scratch: readonly Row[] = [
  ['Scratch Star', 'habi', 9200, 'penny', 'hot'],
  ['Lucky Ticket', 'habi', 9150, 'penny'],
  ['Sari Sari Scratch', 'habi', 9100, 'penny', 'new'],
  ['Peso Peel', 'habi', 9180, 'penny'],
  ['Gift Grab', 'habi', 9120, 'penny'],
  ['Gem Scratch', 'habi', 9220, 'penny'],
  ['Seven Scratch', 'habi', 9160, 'penny', 'jackpot'],
  ['Barya Blast', 'habi', 9140, 'penny'],
  ['Clover Card', 'habi', 9170, 'penny'],
  ['Envelope Luck', 'habi', 9190, 'penny'],
  ['Trophy Tap', 'habi', 9130, 'penny'],
  ['Crown Scratch', 'habi', 9210, 'penny'],
  ['Anchor Away', 'habi', 9110, 'penny'],
  ['Rocket Reveal', 'habi', 9150, 'penny', 'new'],
];

const bingo: readonly Row[] = [
  ['Bingo Bayan', 'habi', 9200, 'penny', 'hot'],
  ['Bingo Bituin', 'habi', 9180, 'penny', 'jackpot'],
  ['Barangay Blackout', 'habi', 9150, 'penny'],
  ['Bingo Bangka', 'alon', 9170, 'penny'],
  ['Mango Bingo', 'parola', 9160, 'penny', 'new'],
  ['Turbo Bingo', 'habi', 9220, 'standard'],
  ['Bingo Bulaklak', 'habi', 9190, 'penny'],
  ['Fiesta Bingo', 'bahaghari', 9140, 'penny'],
  ['Bingo Bahaghari', 'bahaghari', 9210, 'penny'],
  ['Kalye Bingo', 'habi', 9130, 'penny'],
  ['Bingo Butanding', 'alon', 9190, 'penny'],
  ['Space Bingo', 'tala', 9200, 'penny'],
];

const rows: Record<GameType, readonly Row[]> = {
  slots,
  originals,
  live,
  fishing,
  perya,
  table,
  scratch,
  bingo,
};

/** Games that the fair runs itself, by title, with their pages. */
const pages: Readonly<Record<string, string>> = {
  'Coin Pusher': '/activity/coin-pusher',
  'Halloween Night': '/activity/halloween',
};

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function expand(type: GameType): CatalogueGame[] {
  return rows[type].map(([title, brand, rtpBp, stakes, ...marks], place) => {
    const slug = slugOf(title);
    const [minBet, maxBet] = limits[stakes];
    const page = pages[title];
    return {
      id: firstId[type] + place,
      slug,
      title,
      type,
      brand,
      platform: 'WEB',
      rtpBp,
      minBet,
      maxBet,
      isNew: marks.includes('new'),
      isHot: marks.includes('hot'),
      hasJackpot: marks.includes('jackpot'),
      sort: (place + 1) * 10,
      tile: `/tiles/${slug}.webp`,
      weight: weights[type],
      ...(page === undefined ? {} : { page }),
    };
  });
}

/** Every game of the house, by type and then by place in the lobby; `sort` counts within a type. */
export const games: readonly CatalogueGame[] = gameTypes.flatMap(({ id }) => expand(id));

/** The same games by id. */
export const gameById: ReadonlyMap<number, CatalogueGame> = new Map(games.map((game) => [game.id, game]));
