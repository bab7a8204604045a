import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../from-to.ts';
import { BURST_MS, Burst } from '../burst.ts';
import { CountUp } from '../count-up.ts';
import { GlyphText } from '../glyph-text.ts';
import { Shake } from '../shake.ts';
import { VEIL } from '../veil.ts';
import { CoinShower, SHOWER_MS } from './coin-shower.ts';
import type { ReelConfig } from './reel-config.ts';
import { COINS, countMs, LAYOUT, REDUCED, stepOf, TIERS, tierOf, TITLE } from './tuning.ts';
import type { ReelTypes, Tier } from './types.ts';
import type { WinBar } from './win-bar.ts';

/** A win to be celebrated: hundredths, and the word over the amount. */
export interface Win {
  readonly amount: number;
  readonly stake: number;
  readonly label: string;
}

/** Callbacks of a celebration. */
export interface CelebrationEvents {
  /** The amount is final on the screen. */
  shown(): void;
  /** Input may return. */
  closed(): void;
}

type Phase = 'none' | 'counting' | 'held' | 'leaving';

/** The amount of a round, in proportion to its stake: count-up, veil, title, sparks and coins. */
export class Celebration {
  /** Below figures and title: sparks and coins. */
  readonly below = new Container();
  /** Above everything: title and amount of a big win. */
  readonly above = new Container({ visible: false });
  readonly #context: SceneContext<ReelTypes>;
  readonly #config: ReelConfig;
  readonly #bar: WinBar;
  readonly #veil: Sprite;
  readonly #events: CelebrationEvents;
  readonly #burst: Burst;
  readonly #coins: CoinShower;
  readonly #shake: Shake;
  readonly #title: Sprite;
  readonly #rays: Sprite;
  readonly #amount: GlyphText;
  readonly #count: CountUp;
  #phase: Phase = 'none';
  #tier: Tier = 'nothing';
  #win: Win = { amount: 0, stake: 1, label: '' };
  #impactTimeline: Timeline | undefined;
  #countTimeline: Timeline | undefined;
  #titleTimeline: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #stopCountLoop: () => void = () => {};
  #closableAt = 0;

  constructor(
    context: SceneContext<ReelTypes>,
    config: ReelConfig,
    parts: { readonly bar: WinBar; readonly veil: Sprite; readonly shaken: Container },
    events: CelebrationEvents,
  ) {
    this.#context = context;
    this.#config = config;
    this.#bar = parts.bar;
    this.#veil = parts.veil;
    this.#events = events;
    this.#burst = new Burst(context, context.random.fork('sparks'), TIERS.jackpot.sparks);
    this.#coins = new CoinShower(context, context.random.fork('coins'));
    this.#shake = new Shake(parts.shaken);
    const { bigTitle, bigAmount } = LAYOUT;
    this.#rays = new Sprite({ texture: context.texture('glow'), anchor: 0.5, alpha: 0 });
    this.#rays.position.set(bigTitle.x, (bigTitle.y + bigAmount.y) / 2);
    this.#rays.setSize(940, 620);
    this.below.addChild(this.#rays, this.#coins.view, this.#burst.view);
    this.#title = new Sprite({ texture: context.texture('word-big'), anchor: 0.5 });
    this.#title.position.set(bigTitle.x, bigTitle.y);
    this.#amount = new GlyphText(context, { set: 'money', capHeight: 84, maxWidth: 640, capacity: 14 });
    this.#amount.view.position.set(bigAmount.x, bigAmount.y);
    this.#count = new CountUp((value) => this.#amount.count(value));
    this.above.addChild(this.#title, this.#amount.view);
  }

  /** Shows a win from its first frame on. */
  begin(win: Win): void {
    this.clear();
    this.#win = win;
    this.#tier = tierOf(win.amount, win.stake, this.#config.jackpotFrom);
    const { motion, sound, settings } = this.#context;
    const { calmMode, reduceMotion } = settings;
    const shown = calmMode && this.#tier === 'big' ? 'medium' : this.#tier;
    const tuning = TIERS[shown];
    this.#phase = 'counting';
    const isBig = shown === 'big' || shown === 'jackpot';
    const length = reduceMotion ? 0 : countMs(this.#tier, win.amount, win.stake);
    if (tuning.sound !== '') sound.play(tuning.sound, { when: motion.now });
    this.#bar.aim(win.label, win.amount);
    this.#amount.write(this.#context.format.exact(win.amount));
    this.#count.aim(0, win.amount, stepOf(win.amount));
    this.#countTimeline = motion.timeline();
    if (isBig) this.#addTitle(shown, length);
    if (!reduceMotion) this.#impact(shown);
    if (length > 0) {
      const count = { duration: length, ease: 'power2.out' };
      fromTo(this.#countTimeline, this.#count, { progress: 0 }, { progress: 1 }, count);
      fromTo(this.#countTimeline, this.#bar.count, { progress: 0 }, { progress: 1 }, count);
      const loop = sound.loop('count.loop');
      this.#stopCountLoop = () => {
        loop.stop();
        this.#stopCountLoop = () => {};
      };
    } else this.#countToEnd();
    void motion.play(this.#countTimeline, () => this.#hold(tuning.hold, tuning.auto));
  }

  /** A press: first to the total, then on. Returns whether it meant something. */
  press(): boolean {
    const { motion } = this.#context;
    if (this.#phase === 'counting' && this.#countTimeline) {
      motion.finish(this.#countTimeline);
      return true;
    }
    if (this.#phase !== 'held') return false;
    if (motion.now >= this.#closableAt) this.#leave();
    return true;
  }

  /** Back to nothing at once: the next spin begins. */
  clear(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    for (const timeline of [this.#impactTimeline, this.#countTimeline, this.#titleTimeline])
      if (timeline) motion.stop(timeline);
    this.#impactTimeline = this.#countTimeline = this.#titleTimeline = undefined;
    this.#burst.hide();
    this.#coins.hide();
    this.#shake.progress = 1;
    this.#veil.alpha = 0;
    this.#rays.alpha = 0;
    this.above.visible = false;
    this.#phase = 'none';
  }

  /** Sparks, coins, veil and shake: of fixed length, apart from the count. */
  #impact(tier: Tier): void {
    const { motion, settings, sound } = this.#context;
    const { veil, sparks, coins, shake, shakeMs } = TIERS[tier];
    const share = settings.quality === 'low' ? 0.5 : 1;
    const timeline = motion.timeline();
    if (sparks > 0) {
      const isBig = coins > TIERS.medium.coins;
      const { x, y } = isBig ? LAYOUT.bigAmount : LAYOUT.winBar;
      this.#burst.aim(x, y, Math.ceil(sparks * share));
      fromTo(timeline, this.#burst, { progress: 0 }, { progress: 1 }, { at: 60, duration: BURST_MS });
    }
    if (coins > 0) {
      this.#coins.aim(Math.ceil(coins * share));
      fromTo(timeline, this.#coins, { time: 0 }, { time: SHOWER_MS }, { at: 120, duration: SHOWER_MS });
      const voices = Math.min(COINS.voices, Math.ceil(coins / 8));
      for (let voice = 0; voice < voices; voice++) {
        this.#cancels.push(
          motion.at(120 + (voice * COINS.birth) / voices, () =>
            sound.play('coin.rain', { when: motion.now }),
          ),
        );
      }
    }
    if (veil > 0) fromTo(timeline, this.#veil, { alpha: 0 }, { alpha: veil }, VEIL.in);
    if (shake > 0 && !settings.calmMode) {
      this.#shake.aim(shake);
      fromTo(timeline, this.#shake, { progress: 0 }, { progress: 1 }, { duration: shakeMs });
    }
    this.#impactTimeline = timeline;
    void motion.play(timeline);
  }

  /** Adds the title of a big win; at fifty times the stake it steps up, once, while the amount counts. */
  #addTitle(tier: Tier, length: number): void {
    const { motion, settings } = this.#context;
    const { amount, stake } = this.#win;
    const isHuge = amount >= TITLE.hugeFrom * stake;
    const first = tier === 'jackpot' ? 'word-jackpot' : 'word-big';
    this.#title.texture = this.#context.texture(first);
    this.above.visible = true;
    this.above.alpha = 1;
    if (settings.reduceMotion) {
      this.#title.texture = this.#context.texture(isHuge && tier === 'big' ? 'word-huge' : first);
      this.#title.scale.set(TITLE.scale);
      if (this.#countTimeline)
        fromTo(this.#countTimeline, this.above, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade });
      this.#veil.alpha = TIERS[tier].veil;
      return;
    }
    this.#growTitle(TITLE.from, TITLE.ms);
    if (!isHuge || tier === 'jackpot') return;
    // Where the count passes fifty times the stake: power2.out turned round.
    const share = (TITLE.hugeFrom * stake) / amount;
    const at = Math.max(TITLE.ms, length * (1 - (1 - share) ** (1 / 3)));
    this.#cancels.push(
      motion.at(at, () => {
        this.#title.texture = this.#context.texture('word-huge');
        this.#growTitle(0.8, TITLE.stepMs);
      }),
    );
  }

  /** The title grows to its size; the light behind it comes along. */
  #growTitle(from: number, duration: number): void {
    const { motion } = this.#context;
    if (this.#titleTimeline) motion.stop(this.#titleTimeline);
    const timeline = motion.timeline();
    const low = from * TITLE.scale;
    const high = TITLE.scale;
    fromTo(
      timeline,
      this.#title.scale,
      { x: low, y: low },
      { x: high, y: high },
      { duration, ease: 'back.out(1.6)' },
    );
    fromTo(timeline, this.#rays, { alpha: this.#rays.alpha }, { alpha: 0.8 }, { duration });
    this.#titleTimeline = timeline;
    void motion.play(timeline);
  }

  #countToEnd(): void {
    this.#count.progress = 1;
    this.#bar.count.progress = 1;
  }

  /** The amount is final. */
  #hold(hold: number, auto: number): void {
    const { motion, settings, sound } = this.#context;
    this.#cancelScheduled();
    this.#countTimeline = undefined;
    this.#countToEnd();
    if (this.#tier !== 'nothing' && this.#tier !== 'return') {
      const { amount, stake } = this.#win;
      if (this.above.visible && this.#tier === 'big' && amount >= TITLE.hugeFrom * stake)
        this.#title.texture = this.#context.texture('word-huge');
      sound.play('count.end', { when: motion.now });
    }
    this.#phase = 'held';
    const least = settings.reduceMotion && hold > 0 ? REDUCED.hold : 0;
    this.#closableAt = motion.now + Math.max(hold, least);
    this.#events.shown();
    if (this.#phase !== 'held') return;
    const wait = Math.max(auto, least);
    if (wait === 0) this.#leave();
    else this.#cancels.push(motion.at(wait, () => this.#leave()));
  }

  #leave(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    this.#phase = 'leaving';
    if (this.#titleTimeline) motion.finish(this.#titleTimeline);
    const timeline = motion.timeline();
    const veil = this.#veil.alpha;
    if (this.above.visible) {
      const out = { duration: TITLE.leave, ease: 'power1.in' };
      fromTo(timeline, this.above, { alpha: 1 }, { alpha: 0 }, out);
      fromTo(timeline, this.#rays, { alpha: this.#rays.alpha }, { alpha: 0 }, out);
    }
    if (veil > 0) fromTo(timeline, this.#veil, { alpha: veil }, { alpha: 0 }, VEIL.out);
    if (timeline.duration() === 0) {
      timeline.kill();
      this.#close();
      return;
    }
    this.#countTimeline = timeline;
    void motion.play(timeline, () => this.#close());
  }

  #close(): void {
    this.#countTimeline = undefined;
    this.above.visible = false;
    this.#phase = 'none';
    this.#events.closed();
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
    this.#stopCountLoop();
  }
}
