/** A film: an example, whole or from one instant to another, seconds. */
export interface FilmOf {
  readonly scene: string;
  readonly example: string;
  readonly from?: number;
  readonly to?: number;
}

/** The films that are always kept: each step of a win (docs/scenes.md, Prize tiers), and the best moment of each scene. */
export const films = {
  small: { scene: 'slotshack', example: 'small' },
  good: { scene: 'halloween-slots', example: 'good' },
  big: { scene: 'lucky-jackpot', example: 'big' },
  huge: { scene: 'daily-spin', example: 'huge' },
  jackpot: { scene: 'jackpot-wheel', example: 'mega' },
  'beto-beto': { scene: 'beto-beto', example: 'big' },
  'balloon-pop': { scene: 'balloon-pop', example: 'big' },
  carousel: { scene: 'carousel', example: 'big' },
  'coin-pusher': { scene: 'coin-pusher', example: 'special' },
  'coaster-climb': { scene: 'coaster-climb', example: 'big' },
  'coin-toss-fair': { scene: 'coin-toss-fair', example: 'big' },
  crash: { scene: 'crash', example: 'big' },
  cups: { scene: 'cups', example: 'big' },
  'daily-spin': { scene: 'daily-spin', example: 'big' },
  diamonds: { scene: 'diamonds', example: 'big' },
  dice: { scene: 'dice', example: 'big' },
  'drop-ball': { scene: 'drop-ball', example: 'big' },
  'duck-pond': { scene: 'duck-pond', example: 'big' },
  ferris: { scene: 'ferris', example: 'won' },
  'halloween-slots': { scene: 'halloween-slots', example: 'free-spins' },
  'halloween-tickets': { scene: 'halloween-tickets', example: 'huge' },
  'hold-reels': { scene: 'hold-reels', example: 'feature' },
  'jackpot-wheel': { scene: 'jackpot-wheel', example: 'major' },
  'coin-flips': { scene: 'coin-flips', example: 'flips' },
  hilo: { scene: 'hilo', example: 'deal' },
  keno: { scene: 'keno', example: 'big' },
  karera: { scene: 'karera', example: 'big' },
  limbo: { scene: 'limbo', example: 'big' },
  'classic-reels': { scene: 'classic-reels', example: 'huge' },
  'line-reels': { scene: 'line-reels', example: 'free-spins' },
  'lucky-jackpot': { scene: 'lucky-jackpot', example: 'jackpot' },
  mines: { scene: 'mines', example: 'big' },
  'palo-sebo': { scene: 'palo-sebo', example: 'big' },
  plinko: { scene: 'plinko', example: 'big' },
  'popcorn-plunge': { scene: 'popcorn-plunge', example: 'big' },
  pump: { scene: 'pump', example: 'big' },
  'red-packet-rain': { scene: 'red-packet-rain', example: 'big' },
  'reward-flight': { scene: 'reward-flight', example: 'several' },
  'ring-toss': { scene: 'ring-toss', example: 'big' },
  'scratch-card': { scene: 'scratch-card', example: 'big' },
  slotshack: { scene: 'slotshack', example: 'jackpot' },
  snakes: { scene: 'snakes', example: 'big' },
  'tumble-reels': { scene: 'tumble-reels', example: 'big' },
  'tent-treasure': { scene: 'tent-treasure', example: 'big' },
  wheel: { scene: 'wheel', example: 'big' },
  'ways-reels': { scene: 'ways-reels', example: 'wild' },
  towers: { scene: 'towers', example: 'big' },
  'winners-ticker': { scene: 'winners-ticker', example: 'jackpot' },
} as const satisfies Readonly<Record<string, FilmOf>>;
