import type { Drop } from '../../fair/coin-pusher/drop.ts';
import type { SceneContext } from '../engine/definition.ts';
import { CLINK, EXIT } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

const CLINKS = ['coin.clink.1', 'coin.clink.2', 'coin.clink.3'] as const;

/** What the machine sounds like. */
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

  /** A coin leaves the rail. */
  release(): void {
    this.#fast = 0;
    this.#play('pusher.drop');
  }

  /** A coin lands. */
  land(): void {
    this.#clink(1);
  }

  /** After a step: discs that were struck into motion clink, at most six times a second. */
  step({ bodies }: Drop): void {
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
  }

  /** A disc falls into the tray; felt, if the last one was not a moment ago. */
  tray(): void {
    const { now } = this.#context.motion;
    const isFelt = now - this.#lastFelt >= EXIT.feltApart;
    if (isFelt) this.#lastFelt = now;
    this.#play(isFelt && !this.#context.settings.calmMode ? 'coin.tray.felt' : 'coin.tray');
  }

  /** A disc slides into a gutter: soft and plain. */
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

  #play(cue: string): void {
    const { motion, sound } = this.#context;
    sound.play(cue, { when: motion.now });
  }
}
