import type { Drop } from '../../../fair/coin-pusher/drop.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { CLINK, EXIT, RUN } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

const CLINKS = ['coin.clink.1', 'coin.clink.2', 'coin.clink.3'] as const;

/** Sounds of the machine while a drop is shown. */
export class MachineSounds {
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #random;
  #lastClink = -Infinity;
  #lastFelt = -Infinity;
  #fast = 0;

  constructor(context: SceneContext<CoinPusherTypes>) {
    this.#context = context;
    this.#random = context.random.fork('clinks');
  }

  /** Plays the sound of a coin that leaves the rail. */
  release(): void {
    this.#fast = 0;
    this.#play('pusher.drop');
  }

  /** Plays the sound of a coin that lands on the table. */
  land(): void {
    this.#clink(1);
  }

  /**
   * Plays clinks after a simulation step for discs set in motion by a collision, at most six times a second. Returns
   * the number of fast-sliding discs.
   */
  step({ bodies }: Drop): number {
    let fast = 0;
    for (let index = 0; index < bodies.length; index++) {
      const body = bodies[index];
      if (!body) continue;
      const { speedX, speedY } = body;
      if (speedX * speedX + speedY * speedY > CLINK.speed * CLINK.speed) fast += 1;
    }
    const isMore = fast > this.#fast;
    this.#fast = fast;
    if (isMore && this.#context.motion.now - this.#lastClink >= CLINK.apart) this.#clink(CLINK.gain);
    return fast;
  }

  /**
   * Plays the sound of a disc falling into the tray; the pitch rises with `place`, the disc's number in its combo. Also
   * vibrates, unless the last vibration was too recent.
   */
  tray(place = 1): void {
    const { now } = this.#context.motion;
    const isFelt = now - this.#lastFelt >= EXIT.feltApart;
    if (isFelt) this.#lastFelt = now;
    const { calmMode } = this.#context.settings;
    // In calm mode the pitch does not rise.
    const rate = calmMode ? 1 : 1 + Math.min(RUN.highest, RUN.higher * (place - 1));
    this.#play(isFelt && !calmMode ? 'coin.tray.felt' : 'coin.tray', rate);
  }

  /** Plays the soft sound of a disc that slides into a gutter. */
  gutter(): void {
    this.#play('thud');
  }

  #clink(gain: number): void {
    const { motion, sound } = this.#context;
    this.#lastClink = motion.now;
    const cue = CLINKS[this.#random.int(CLINKS.length)] ?? 'coin.clink.1';
    const rate = this.#random.range(CLINK.rateLow, CLINK.rateHigh);
    sound.play(cue, { rate, gain, when: motion.now });
  }

  #play(cue: string, rate = 1): void {
    const { motion, sound } = this.#context;
    sound.play(cue, { rate, when: motion.now });
  }
}
