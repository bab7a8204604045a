/** The four groups of sounds, each with its own volume. A cue of one group can lower the volume of the other groups. */
export type Bus = 'ui' | 'game' | 'win' | 'music';

/** How a cue sounds and vibrates. */
export interface CueSpec {
  readonly bus: Bus;
  /**
   * Linear gain by which the file's own loudness is multiplied; default: 1. Below 1 if a scene raises it for some
   * plays.
   */
  readonly gain?: number;
  /** Pattern of the vibration in ms, alternately on and off. */
  readonly haptic?: readonly number[];
  /** Name of the sound if it differs from the name of the cue; `null` for a cue that only vibrates. */
  readonly sound?: string | null;
  /** Set if every play has the same pitch, as for tunes and loops; the pitch of other sounds varies a little. */
  readonly fixedPitch?: true;
  /** Change in dB of other buses while the cue plays, such as -6 to lower them. */
  readonly ducks?: Readonly<Partial<Record<Bus, number>>>;
}

const DUCK_MUSIC = { music: -8 };

/**
 * All cues that a scene may play, by name. A cue that vibrates only sometimes has a second name that ends in `.felt`
 * and plays the same sound.
 */
export const soundTable: Readonly<Record<string, CueSpec>> = {
  'ui.press': { bus: 'ui', haptic: [8] },
  'ui.tick': { bus: 'ui' },
  'ui.soft': { bus: 'ui' },

  'grid.tick': { bus: 'game' },
  // Below 1, because the scene plays each of the last moves half a decibel louder than the move before.
  'grid.tock': { bus: 'game', gain: 0.78 },
  'grid.tock.felt': { bus: 'game', gain: 0.78, sound: 'grid.tock', haptic: [6] },
  'grid.land': { bus: 'game', haptic: [18], fixedPitch: true },

  'wheel.open': { bus: 'game' },
  'wheel.windup': { bus: 'game', sound: null, haptic: [8] },
  whirr: { bus: 'game', fixedPitch: true },
  'wheel.tick': { bus: 'game' },
  'wheel.tick.felt': { bus: 'game', sound: 'wheel.tick', haptic: [6] },
  'wheel.land': { bus: 'game', haptic: [18], fixedPitch: true },

  'reel.loop': { bus: 'game', fixedPitch: true },
  'reel.stop': { bus: 'game', haptic: [10], fixedPitch: true },
  'scatter.1': { bus: 'game', haptic: [12], fixedPitch: true },
  'scatter.2': { bus: 'game', haptic: [12], fixedPitch: true },
  'scatter.3': { bus: 'game', haptic: [12], fixedPitch: true },
  tease: { bus: 'game', fixedPitch: true },
  'line.1': { bus: 'game', fixedPitch: true },
  'line.2': { bus: 'game', fixedPitch: true },
  'line.3': { bus: 'game', fixedPitch: true },
  'line.4': { bus: 'game', fixedPitch: true },
  'line.5': { bus: 'game', fixedPitch: true },
  // No random pitch: the scene raises the pitch with each counted coin.
  'coin.lands': { bus: 'game', haptic: [12], fixedPitch: true },
  'bonus.in': { bus: 'win', fixedPitch: true, haptic: [12, 40, 12], ducks: DUCK_MUSIC },

  'pusher.drop': { bus: 'game', haptic: [8] },
  'coin.clink.1': { bus: 'game' },
  'coin.clink.2': { bus: 'game' },
  'coin.clink.3': { bus: 'game' },
  'coin.tray': { bus: 'game' },
  'coin.tray.felt': { bus: 'game', sound: 'coin.tray', haptic: [12] },
  thud: { bus: 'game' },

  'card.deal': { bus: 'game', haptic: [8] },
  scratch: { bus: 'game', fixedPitch: true },
  'scratch.felt': { bus: 'game', sound: null, haptic: [4] },
  'card.wipe': { bus: 'game' },

  'packet.1': { bus: 'game', fixedPitch: true, haptic: [8] },
  'packet.2': { bus: 'game', fixedPitch: true, haptic: [8] },
  'packet.3': { bus: 'game', fixedPitch: true, haptic: [8] },
  'packet.4': { bus: 'game', fixedPitch: true, haptic: [8] },
  'packet.5': { bus: 'game', fixedPitch: true, haptic: [8] },

  // The smaller games of the hall: the landing vibrates whatever the outcome is.
  'die.roll': { bus: 'game' },
  'die.hit': { bus: 'game' },
  'chick.hop': { bus: 'game' },
  'snake.lunge': { bus: 'game' },
  burner: { bus: 'game' },
  'rope.taut': { bus: 'game', fixedPitch: true, haptic: [12] },
  'flip.up': { bus: 'game' },
  'flip.land': { bus: 'game', haptic: [12] },
  'card.slide': { bus: 'game' },
  'card.turn': { bus: 'game', haptic: [8] },
  'cup.swap': { bus: 'game' },
  'cup.lift': { bus: 'game', haptic: [8] },
  'chest.open': { bus: 'game', haptic: [8] },
  'chest.gem': { bus: 'game', fixedPitch: true },
  'mine.thud': { bus: 'game' },
  'tower.hop': { bus: 'game' },
  'window.open': { bus: 'game', haptic: [8] },
  'window.star': { bus: 'game', fixedPitch: true },
  'tower.fall': { bus: 'game' },
  'pump.puff': { bus: 'game' },
  'pump.swell': { bus: 'game', haptic: [8] },
  'balloon.pop': { bus: 'game' },
  'fuse.light': { bus: 'game' },
  'rocket.launch': { bus: 'game', haptic: [8] },
  'rocket.hum': { bus: 'game', fixedPitch: true },
  'rocket.burst': { bus: 'game' },
  'race.start': { bus: 'game', haptic: [8] },
  gallop: { bus: 'game', fixedPitch: true },
  'race.finish': { bus: 'game', fixedPitch: true, haptic: [12] },
  'peg.tap': { bus: 'game' },
  'bin.fall': { bus: 'game', haptic: [12] },
  'corn.pop': { bus: 'game', haptic: [12] },
  'climb.pull': { bus: 'game' },
  'track.pull': { bus: 'game' },
  'climb.step': { bus: 'game', haptic: [8] },
  'climb.slip': { bus: 'game' },
  'chute.roll': { bus: 'game' },
  'chute.die': { bus: 'game', haptic: [8] },
  'toss.coin': { bus: 'game', haptic: [8] },
  'dart.fly': { bus: 'game' },
  'carousel.pass': { bus: 'game' },
  'cabin.pass': { bus: 'game' },
  'ride.stop': { bus: 'game', fixedPitch: true, haptic: [12] },
  'ring.touch': { bus: 'game', haptic: [8] },
  'ring.lie': { bus: 'game' },
  'hole.hop': { bus: 'game' },
  'duck.lift': { bus: 'game' },
  'duck.turn': { bus: 'game', haptic: [8] },
  'tent.flap': { bus: 'game', haptic: [8] },

  'count.loop': { bus: 'game', fixedPitch: true },
  'count.end': { bus: 'game', fixedPitch: true },
  whoosh: { bus: 'game' },
  'coin.get.1': { bus: 'game' },
  'coin.get.2': { bus: 'game' },
  'coin.get.first': { bus: 'game', sound: 'coin.get.1', haptic: [6] },
  'coin.get.last': { bus: 'game', sound: 'coin.get.2', haptic: [12] },
  'coin.rain': { bus: 'game' },

  // Music tracks; the page plays one, and a scene may request another one for a while.
  'music.fair': { bus: 'music', fixedPitch: true },
  'music.halloween': { bus: 'music', fixedPitch: true },
  'music.bonus': { bus: 'music', fixedPitch: true },

  'win.small': { bus: 'win', fixedPitch: true, haptic: [12], ducks: DUCK_MUSIC },
  'win.medium': { bus: 'win', fixedPitch: true, haptic: [12, 40, 12], ducks: DUCK_MUSIC },
  'win.big': { bus: 'win', fixedPitch: true, haptic: [30, 60, 30, 60, 60], ducks: DUCK_MUSIC },
  'win.jackpot': {
    bus: 'win',
    fixedPitch: true,
    haptic: [40, 60, 40, 60, 40, 60, 120],
    ducks: { music: -18, game: -6 },
  },
};
