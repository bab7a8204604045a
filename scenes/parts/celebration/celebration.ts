import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container } from '../../engine/pixi.ts';
import { fromTo } from '../from-to.ts';
import type { CelebrationLayout } from './layout.ts';
import { type CelebrationPlan, planOf, type Win } from './plan.ts';
import { type StageCamera, CelebrationStage } from './stage.ts';
import { COINS, CUES, NAME, REDUCED, WORDS } from './tuning.ts';

/** Parts of a scene's context that a celebration needs. */
export type CelebrationContext = Pick<
  SceneContext<SceneTypes>,
  'motion' | 'random' | 'sound' | 'settings' | 'format' | 'texture'
>;

/** Callbacks of a celebration. */
export interface CelebrationEvents {
  /** Called when the final amount is shown. */
  shown(): void;
  /** Called when the celebration has closed, so that the scene may accept presses again. */
  closed(): void;
}

type Phase = 'none' | 'counting' | 'held' | 'leaving';

/**
 * The celebration of a win, the same in all games. It has five sizes (steps), which depend on the ratio of win to
 * stake; the largest, for jackpots, has three acts (docs/scenes.md, Prize tiers). Add `behind` over the game and
 * `above` over everything; the game supplies only a layout. The first press skips to the end, the second closes.
 */
export class Celebration {
  readonly #context: CelebrationContext;
  readonly #events: CelebrationEvents;
  readonly #stage: CelebrationStage;
  #phase: Phase = 'none';
  #plan: CelebrationPlan | undefined;
  #clock: Timeline | undefined;
  #ms = 0;
  #gone = 0;
  #closableAt = 0;
  #cancels: (() => void)[] = [];
  #stopCountLoop: () => void = () => {};
  /** Name of the win's sound; empty once it has been played. */
  #winSound = '';

  constructor(
    context: CelebrationContext,
    layout: CelebrationLayout,
    events: CelebrationEvents,
    camera: StageCamera = {},
  ) {
    this.#context = context;
    this.#events = events;
    this.#stage = new CelebrationStage(
      {
        texture: (name) => context.texture(name),
        motion: context.motion,
        random: context.random.fork('celebration'),
      },
      layout,
      camera,
    );
  }

  /**
   * Layer over the game, but under those parts of the game that stay bright: darkening, rays, and the light ground of
   * the amount.
   */
  get behind(): Container {
    return this.#stage.behind;
  }

  /** Layer over everything: coins, confetti, word and amount. */
  get above(): Container {
    return this.#stage.above;
  }

  /** Whether a win is being shown or is closing. */
  get isOn(): boolean {
    return this.#phase !== 'none';
  }

  /** Sets the layout for the next win. */
  place(layout: CelebrationLayout): void {
    this.#stage.place(layout);
  }

  /** Shows a win from its first frame on, or with `instant` only its last frame. */
  begin(win: Win, instant = false): void {
    this.clear();
    const { motion, settings, format } = this.#context;
    const plan = planOf(win, settings);
    this.#plan = plan;
    this.#phase = 'counting';
    this.#winSound = plan.tuning.sound;
    this.#stage.aim(plan, this.#wordsOf(win), win.text ?? format.exact(win.amount));
    this.#clock = fromTo(motion.timeline(), this, { ms: 0 }, { ms: plan.end }, { duration: plan.end });
    this.#planSounds(plan);
    this.#cancels.push(motion.at(plan.shown, () => this.#hold()));
    void motion.play(this.#clock, () => {
      // Uses the exact time of the last frame, because the tween's last time may be rounded.
      this.ms = plan.end;
      this.#clock = undefined;
    });
    if (instant) this.press();
  }

  /** Handles a press: the first skips to the end, the second closes. Returns false if the press has no effect. */
  press(): boolean {
    const { motion } = this.#context;
    if (this.#phase === 'counting') {
      if (this.#clock) motion.finish(this.#clock);
      this.#hold();
      return true;
    }
    if (this.#phase !== 'held') return false;
    if (motion.now >= this.#closableAt) this.#leave();
    return true;
  }

  /** Skips to the final amount; does nothing if the amount is already final. */
  skip(): void {
    if (this.#phase === 'counting') this.press();
  }

  /** Closes the celebration immediately, at any time. */
  close(): void {
    this.skip();
    if (this.#phase === 'held') this.#leave();
  }

  /** Removes the celebration immediately and without events, because the next round begins. */
  clear(): void {
    this.#cancelScheduled();
    if (this.#clock) this.#context.motion.stop(this.#clock);
    this.#clock = undefined;
    this.#plan = undefined;
    this.#phase = 'none';
    this.#stage.hide();
  }

  /** Time since the celebration's start in ms, set by a tween. */
  get ms(): number {
    return this.#ms;
  }

  set ms(ms: number) {
    this.#ms = ms;
    if (this.#plan) this.#stage.draw(this.#plan, ms);
  }

  /** Progress of the closing animation, 0..1, set by a tween. */
  get gone(): number {
    return this.#gone;
  }

  set gone(gone: number) {
    this.#gone = gone;
    if (this.#plan) this.#stage.leave(gone, this.#plan.tuning.push);
  }

  #wordsOf({ step, pool }: Win): string[] {
    if (step === 'small') return [];
    const word = WORDS[this.#context.settings.locale][step];
    return pool ? [pool.toUpperCase(), word] : [word];
  }

  #planSounds(plan: CelebrationPlan): void {
    const { motion, sound } = this.#context;
    const at = (delay: number, run: () => void): void => void this.#cancels.push(motion.at(delay, run));
    const play = (cue: string, rate = 1): void => sound.play(cue, { rate, when: motion.now });
    const { countFrom, beats, tuning, shown, isShow } = plan;
    if (isShow) {
      play('whoosh');
      at(NAME.secondAt, () => play('win.medium'));
      at(NAME.moveAt, () => play('whoosh'));
    } else this.#playWinSound();
    if (tuning.coins > 0) {
      const first = plan.stageAt + CUES.coinsAt;
      for (let voice = 0; voice < COINS.voices; voice++)
        at(first + ((shown - first) * voice) / COINS.voices, () => play('coin.rain'));
    }
    if (beats.length === 0) return;
    // Plays a looping sound while the amount counts at a regular pace; while it slows down, single sounds, each
    // slightly higher.
    at(countFrom, () => {
      const loop = sound.loop('count.loop');
      this.#stopCountLoop = () => {
        loop.stop();
        this.#stopCountLoop = () => {};
      };
    });
    for (let beat = beats.slowing; beat < beats.times.length - 1; beat++) {
      const step = beat - beats.slowing;
      at(countFrom + (beats.times[beat] ?? 0), () => {
        this.#stopCountLoop();
        play('coin.get.1', 1 + 0.04 * step);
      });
    }
  }

  #playWinSound(): void {
    if (this.#winSound === '') return;
    this.#context.sound.play(this.#winSound, { when: this.#context.motion.now });
    this.#winSound = '';
  }

  /** Keeps the final amount on the screen until the celebration closes; falling coins and confetti continue. */
  #hold(): void {
    const plan = this.#plan;
    if (!plan || this.#phase !== 'counting') return;
    const { motion, sound } = this.#context;
    this.#cancelScheduled();
    this.#playWinSound();
    if (plan.beats.length > 0) sound.play('count.end', { when: motion.now });
    this.#phase = 'held';
    const least = plan.isReduced ? REDUCED.hold : 0;
    this.#closableAt = motion.now + Math.max(plan.tuning.hold, least);
    this.#events.shown();
    // The callback `shown` may already have started the next round.
    if (this.#phase !== 'held') return;
    const wait = Math.max(plan.tuning.auto, least);
    this.#cancels.push(motion.at(wait, () => this.#leave()));
  }

  #leave(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    if (this.#clock) motion.finish(this.#clock);
    this.#phase = 'leaving';
    this.#clock = fromTo(motion.timeline(), this, { gone: 0 }, { gone: 1 }, { duration: CUES.leave });
    void motion.play(this.#clock, () => {
      this.#clock = undefined;
      this.clear();
      this.#events.closed();
    });
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
    this.#stopCountLoop();
  }
}
