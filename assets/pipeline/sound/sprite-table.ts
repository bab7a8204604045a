import type { GameName, GAMES } from '../../../contract/catalogue/games.ts';

/** Bit rates of the two encodings of a sprite, kb/s. */
export interface BitRates {
  readonly opus: number;
  readonly aac: number;
}

/** The cues of a folder's sprite and its bit rates. */
export interface SpritePlan {
  /** Cues in the order of the sprite, by the name of the WAV file. Cues that are not listed follow, sorted by name. */
  readonly cues: readonly string[];
  /** Bit rates; default: 64 kb/s for both. */
  readonly rates?: BitRates;
}

/** Bit rates for short knocks with silence between them and for quiet loops; bright music needs higher ones. */
const SHORT_RATES: BitRates = { opus: 48, aac: 56 };

/** Sprites of the hall's games. A sprite without an entry has its cues sorted by name, at the default bit rates. */
const HALL_SPRITES = {
  crash: { cues: ['fuse.light', 'rocket.launch', 'rocket.hum', 'rocket.burst'], rates: SHORT_RATES },
  dice: { cues: ['die.roll', 'die.hit'], rates: SHORT_RATES },
  mines: { cues: ['chest.open', 'chest.gem', 'mine.thud'], rates: SHORT_RATES },
  drops: { cues: ['peg.tap', 'bin.fall', 'corn.pop'], rates: SHORT_RATES },
  limbo: { cues: ['burner', 'rope.taut'], rates: SHORT_RATES },
  wheel: { cues: ['whirr', 'wheel.tick', 'wheel.land'] },
  hilo: { cues: ['card.slide', 'card.turn'], rates: SHORT_RATES },
  keno: { cues: ['packet.1', 'packet.2', 'packet.3', 'packet.4', 'packet.5'] },
  towers: { cues: ['tower.hop', 'window.open', 'window.star', 'tower.fall'], rates: SHORT_RATES },
  'coin-flips': { cues: ['flip.up', 'flip.land'], rates: SHORT_RATES },
  cups: { cues: ['cup.swap', 'cup.lift'], rates: SHORT_RATES },
  diamonds: { cues: ['packet.1', 'packet.2', 'packet.3', 'packet.4', 'packet.5'] },
  pump: { cues: ['pump.puff', 'pump.swell', 'balloon.pop'], rates: SHORT_RATES },
  snakes: { cues: ['die.roll', 'die.hit', 'chick.hop', 'snake.lunge'], rates: SHORT_RATES },
  karera: { cues: ['fuse.light', 'race.start', 'gallop', 'race.finish'], rates: SHORT_RATES },
  stalls: {
    cues: [
      'chute.roll',
      'chute.die',
      'toss.coin',
      'dart.fly',
      'balloon.pop',
      'carousel.pass',
      'cabin.pass',
      'ride.stop',
      'ring.touch',
      'ring.lie',
      'hole.hop',
      'duck.lift',
      'duck.turn',
      'tent.flap',
    ],
    rates: SHORT_RATES,
  },
  climbs: { cues: ['climb.pull', 'track.pull', 'climb.step', 'climb.slip'], rates: SHORT_RATES },
  'scratch-card': { cues: ['card.deal', 'scratch', 'card.wipe'] },
  'three-reels': { cues: ['reel.loop', 'reel.stop', 'line.1'] },
  'five-reels': {
    cues: [
      'reel.loop',
      'reel.stop',
      'scatter.1',
      'scatter.2',
      'scatter.3',
      'tease',
      'line.1',
      'line.2',
      'line.3',
      'line.4',
      'line.5',
      'bonus.in',
    ],
  },
  'tumble-reels': { cues: ['reel.stop', 'scatter.3', 'line.1', 'line.3', 'bonus.in'] },
  'hold-reels': { cues: ['reel.loop', 'reel.stop', 'line.1', 'coin.lands', 'bonus.in'] },
} satisfies { readonly [Name in (typeof GAMES)[GameName]['sounds']]?: SpritePlan };

/** Sprites of the default sounds, by folder under `assets`. */
export const SPRITES: Readonly<Record<string, SpritePlan>> = {
  ui: { cues: ['ui.press', 'ui.tick', 'ui.soft'] },
  win: {
    cues: [
      'win.small',
      'win.medium',
      'win.big',
      'win.jackpot',
      'count.loop',
      'count.end',
      'whoosh',
      'coin.get.1',
      'coin.get.2',
      'coin.rain',
    ],
    rates: { opus: 45, aac: 60 },
  },
  'lucky-jackpot': { cues: ['grid.tick', 'grid.tock', 'grid.land'] },
  'jackpot-wheel': { cues: ['wheel.open', 'whirr', 'wheel.tick', 'wheel.land'] },
  'coin-pusher': {
    cues: ['pusher.drop', 'coin.clink.1', 'coin.clink.2', 'coin.clink.3', 'coin.tray', 'thud'],
  },
  'daily-spin': { cues: ['whirr', 'wheel.tick', 'wheel.land'] },
  'red-packet-rain': { cues: ['packet.1', 'packet.2', 'packet.3', 'packet.4', 'packet.5'] },
  ...HALL_SPRITES,
  'music-fair': { cues: ['music.fair'], rates: SHORT_RATES },
  'music-halloween': { cues: ['music.halloween'], rates: SHORT_RATES },
  'music-bonus': { cues: ['music.bonus'], rates: SHORT_RATES },
};

/** Cues that play as loops: their end joins their start. All other cues fade out. */
export const LOOPS: ReadonlySet<string> = new Set([
  'count.loop',
  'whirr',
  'scratch',
  'reel.loop',
  'tease',
  'rocket.hum',
  'gallop',
  'music.fair',
  'music.halloween',
  'music.bonus',
]);
