import type { ShownOutcome, ShownSpin } from './outcome.ts';
import type { SceneContext } from '../../engine/definition.ts';
import type { SoundLoop } from '../../engine/sound.ts';
import type { ReelConfig } from './reel-config.ts';
import type { SceneNodes } from './nodes.ts';
import { TEXTS } from './texts.ts';
import { BONUS } from './tuning.ts';
import type { ReelTypes } from './types.ts';
import { scattersOf, winsOf } from './shown-wins.ts';

/** Callbacks of the sequence of free spins. */
export interface FreeSpinEvents {
  /** Called to start the reels and stop them on this spin. */
  spin(spin: ShownSpin): void;
  /** Called when the last free spin was shown or skipped; its window is then on the reels. */
  ended(spin: ShownSpin): void;
}

/**
 * Plays an outcome's free spins: shows how many were won, plays them one after the other, and shows the number again
 * when more are won.
 */
export class FreeSpinSequence {
  readonly #context: SceneContext<ReelTypes>;
  readonly #config: ReelConfig;
  readonly #nodes: SceneNodes;
  readonly #events: FreeSpinEvents;
  #outcome: ShownOutcome | undefined;
  #index = 0;
  /** Function that starts the next spin after the current pause; undefined during a spin. */
  #next: (() => void) | undefined;
  #cancel: (() => void) | undefined;
  #music: SoundLoop | undefined;

  constructor(
    context: SceneContext<ReelTypes>,
    config: ReelConfig,
    nodes: SceneNodes,
    events: FreeSpinEvents,
  ) {
    this.#context = context;
    this.#config = config;
    this.#nodes = nodes;
    this.#events = events;
  }

  /** Whether free spins are being played. */
  get isOn(): boolean {
    return this.#outcome !== undefined;
  }

  /** Begins the free spins that a paid spin has won. Returns false if it has won none. */
  begin(outcome: ShownOutcome): boolean {
    const { free, winPresentation } = this.#nodes;
    const [spin] = outcome.spins;
    if (!free || !spin || outcome.spins.length === 1) return false;
    this.#outcome = outcome;
    this.#index = 0;
    this.#play('bonus.in');
    this.#music = this.#context.sound.loop('music.bonus');
    if (spin.win > 0) this.#showWin(spin);
    free.enter(scattersOf(this.#config, spin.window), spin.freeSpins, () => {
      const hasWon = winsOf(this.#config, spin).length > 0;
      if (hasWon) winPresentation.begin(spin, true);
      this.#wait(hasWon ? BONUS.win : 0, () => this.#start(1));
    });
    return true;
  }

  /** Continues after the reels have come to rest on a free spin. */
  rested(): void {
    const spin = this.#spin;
    const { free, winPresentation } = this.#nodes;
    if (!spin || !free) return;
    const last = (this.#outcome?.spins.length ?? 1) - 1;
    const left = last - this.#index;
    this.#context.emit('free:landed', { spin: this.#index, left, win: spin.win });
    if (spin.win > 0) {
      winPresentation.begin(spin, true);
      free.pulse();
      this.#showWin(spin);
      this.#play('line.1');
    }
    const on = (): void =>
      this.#wait(spin.win > 0 ? BONUS.win : BONUS.gap, () =>
        left > 0 ? this.#start(this.#index + 1) : this.end(),
      );
    if (spin.freeSpins === 0) {
      on();
      return;
    }
    this.#play('bonus.in');
    free.add(spin.freeSpins, on);
  }

  /** Skips the display of the number, or the pause before the next spin. Returns false if there is neither. */
  skip(): boolean {
    if (this.#nodes.free?.skip()) return true;
    const next = this.#next;
    if (!next) return false;
    this.#stopWaiting();
    next();
    return true;
  }

  /** Skips to the end of all free spins. */
  end(): void {
    const outcome = this.#outcome;
    const { free, landingEffects, winPresentation, wilds, reels } = this.#nodes;
    const spin = outcome?.spins.at(-1);
    if (!spin || !free) return;
    free.clear();
    free.moonlight = 1;
    this.clear();
    landingEffects.clear();
    winPresentation.clear();
    reels.rest(spin.stops);
    wilds?.fill(spin.window);
    free.leave();
    this.#events.ended(spin);
  }

  /** Removes the sequence. */
  clear(): void {
    this.#stopWaiting();
    this.#music?.stop();
    this.#music = undefined;
    this.#outcome = undefined;
  }

  /** The current free spin. */
  get #spin(): ShownSpin | undefined {
    return this.#outcome?.spins[this.#index];
  }

  #start(index: number): void {
    const { free, winPresentation, bar } = this.#nodes;
    this.#index = index;
    const spin = this.#spin;
    if (!free || !spin) return;
    winPresentation.clear();
    bar.setText('');
    free.left -= 1;
    this.#events.spin(spin);
  }

  /** Scenes do not add up money: the bar shows the win of this spin, and the given total at the end. */
  #showWin(spin: ShownSpin): void {
    this.#nodes.bar.show(TEXTS[this.#context.settings.locale].win, spin.win);
  }

  #play(cue: string): void {
    this.#context.sound.play(cue, { when: this.#context.motion.now });
  }

  #wait(ms: number, next: () => void): void {
    this.#next = next;
    this.#cancel = this.#context.motion.at(ms, () => {
      this.#next = undefined;
      next();
    });
  }

  #stopWaiting(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#next = undefined;
  }
}
