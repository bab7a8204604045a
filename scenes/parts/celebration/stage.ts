import { Container, Sprite } from '../../engine/pixi.ts';
import type { Motion } from '../../engine/motion.ts';
import type { Random } from '../../engine/random.ts';
import { BURST_MS, Burst } from '../burst.ts';
import { CountUp } from '../count-up.ts';
import { GlyphText, type TextureProvider } from '../glyph-text.ts';
import { ringArt } from '../ring.ts';
import { createVeil } from '../veil.ts';
import { CoinHeap } from './coin-heap.ts';
import { Confetti } from './confetti.ts';
import { shareAt } from './count-beats.ts';
import type { CelebrationLayout } from './layout.ts';
import type { CelebrationPlan } from './plan.ts';
import { countingStep } from './steps.ts';
import { AMOUNT, COINS, CROWN, CUES, NAME, POOL, RAYS } from './tuning.ts';
import { Word } from './word.ts';

const RADIANS = Math.PI / 180;
/** Width of the picture of the ornament above and below the amount, in design pixels. */
const FLOURISH = 240;
/** Minimum number of digits shown: the centavos and the digit before them. */
const LEAST_DIGITS = 3;
/** Minimum distance of a rising amount from the picture's edges, in design pixels. */
const MARGIN = 18;

/** Returns the progress, 0..1, at `ms` of a change that begins at `at` and takes `length` ms. */
const part = (ms: number, at: number, length: number): number =>
  length <= 0 ? (ms >= at ? 1 : 0) : Math.min(1, Math.max(0, (ms - at) / length));

/** Time at which a counting amount gets another digit, in ms from the count's start, and its scale from then on. */
interface Growth {
  readonly at: number;
  readonly size: number;
}

/** Containers of a game that the camera moves; the rest position of both is 0,0. */
export interface StageCamera {
  /** Container that is zoomed while the amount counts. */
  readonly pushed?: Container;
  /** Container that is shaken; it contains no text and no button. */
  readonly shaken?: Container;
}

/** Draws a celebration. All sprites are created in advance, and `draw` can show any time of a plan. */
export class CelebrationStage {
  /**
   * Layer over the game, but under those parts of the game that stay bright: darkening, rays, and the light ground of
   * the amount.
   */
  readonly behind = new Container({ visible: false });
  /** Layer over everything. */
  readonly above = new Container({ visible: false });
  readonly amount: GlyphText;
  readonly #camera: StageCamera;
  readonly #veil: Sprite;
  readonly #vignette: Sprite;
  readonly #glow: Sprite;
  readonly #rays = new Container();
  readonly #ground: Sprite;
  readonly #ring: Sprite;
  readonly #burst: Burst;
  readonly #heap: CoinHeap;
  readonly #glints: readonly Sprite[];
  readonly #confetti: Confetti;
  readonly #flourishes: readonly Sprite[];
  readonly #words: readonly [first: Word, second: Word];
  readonly #box = new Container();
  readonly #count: CountUp;
  readonly #crown: Sprite;
  readonly #halo: Sprite;
  readonly #ease: Readonly<Record<'out' | 'pop' | 'slam' | 'bounce' | 'move', (q: number) => number>>;
  #layout: CelebrationLayout;
  #growth: readonly Growth[] = [];

  constructor(
    provider: TextureProvider & { readonly motion: Motion; readonly random: Random },
    layout: CelebrationLayout,
    camera: StageCamera,
  ) {
    this.#layout = layout;
    this.#camera = camera;
    const { motion, random } = provider;
    this.#ease = {
      out: motion.ease('power2.out'),
      pop: motion.ease('back.out(1.8)'),
      slam: motion.ease('power3.in'),
      bounce: motion.ease('bounce.out'),
      move: motion.ease('power2.inOut'),
    };
    const picture = (name: string): Sprite => new Sprite({ texture: provider.texture(name), anchor: 0.5 });
    const { size, amount } = layout;
    this.#veil = createVeil(provider, size);
    this.#vignette = picture('vignette');
    for (let index = 0; index < POOL.rays; index++) {
      const ray = picture('ray');
      ray.anchor.set(0.5, 1);
      ray.rotation = (index / POOL.rays) * 2 * Math.PI;
      ray.setSize(RAYS.breadth * (index % 2 === 0 ? 1 : 0.6), RAYS.length * (index % 2 === 0 ? 1 : 0.84));
      this.#rays.addChild(ray);
    }
    this.#glow = picture('glow');
    this.#glow.setSize(RAYS.glow.width, RAYS.glow.height);
    this.#ground = picture('clearing');
    this.behind.addChild(this.#veil, this.#vignette, this.#glow, this.#rays, this.#ground);

    this.#ring = picture('ring');
    this.#burst = new Burst(provider, random.fork('sparks'), POOL.sparks);
    this.#heap = new CoinHeap(provider, random.fork('coins'));
    this.#glints = Array.from({ length: POOL.glints }, () => picture('sparkle'));
    this.#confetti = new Confetti(provider, random.fork('confetti'));
    this.#flourishes = [picture('flourish'), picture('flourish')];
    this.#words = [new Word(provider), new Word(provider)];
    this.amount = new GlyphText(provider, {
      set: 'money',
      capHeight: amount.cap,
      maxWidth: amount.width,
      capacity: 14,
    });
    this.#count = new CountUp((value) => {
      this.amount.count(value);
      this.amount.view.x = -this.amount.inset / 2;
    });
    this.#box.addChild(this.amount.view);
    this.#halo = picture('glow');
    this.#crown = picture('crown');
    this.above.addChild(
      this.#ring,
      this.#heap.view,
      this.#confetti.view,
      this.#burst.view,
      ...this.#glints,
      this.#halo,
      this.#crown,
      ...this.#flourishes,
      this.#words[0].view,
      this.#words[1].view,
      this.#box,
    );
    this.place(layout);
  }

  /** Sets the layout, which applies from the next plan on. */
  place(layout: CelebrationLayout): void {
    this.#layout = layout;
    const { size, centre, ground } = layout;
    this.#veil.position.set(size.width / 2, size.height / 2);
    this.#vignette.position.copyFrom(centre);
    this.#vignette.setSize(size.width * 3, size.height * 3);
    this.#rays.position.copyFrom(centre);
    this.#glow.position.copyFrom(centre);
    if (!ground) return;
    this.#ground.position.copyFrom(ground);
    this.#ground.setSize(ground.width, ground.height);
  }

  /** Writes a plan's texts and chooses its particles' random paths. Nothing is visible before `draw`. */
  aim(plan: CelebrationPlan, words: readonly string[], amount: string): void {
    const { win, tuning, beats } = plan;
    const { word, amount: line, size, floor } = this.#layout;
    const [first, second] = this.#words;
    const title = words.at(-1) ?? '';
    second.write(title, word.cap, word.width);
    first.write(words.length > 1 ? (words[0] ?? '') : '', word.cap * 1.2, word.width);
    this.amount.write(amount);
    this.amount.view.x = 0;
    this.#growth = [];
    if (beats.length > 0) {
      this.#count.aim(0, win.amount, countingStep(win.amount));
      this.#growth = this.#growthOf(plan);
    }
    this.#glow.tint = tuning.colour;
    for (const ray of this.#rays.children) if (ray instanceof Sprite) ray.tint = tuning.colour;
    const from = plan.isStaged ? line : (win.from ?? line);
    this.#burst.aim(from.x, from.y, tuning.sparks);
    this.#heap.aim(tuning.coins, floor, plan.shown - plan.stageAt - CUES.coinsAt + tuning.lastMs * 0.4);
    this.#confetti.aim(tuning.confetti, size, tuning.lastMs);
    for (const [index, glint] of this.#glints.entries()) {
      const share = (index + 0.5) / this.#glints.length;
      glint.position.copyFrom(this.#heap.placeOf(Math.floor(share * tuning.coins)));
    }
    this.behind.alpha = this.above.alpha = 1;
  }

  /** Hides everything and returns the game's containers to their rest positions. */
  hide(): void {
    this.behind.visible = this.above.visible = false;
    this.#move(0, 0, 0);
  }

  /** Draws the closing animation at progress `gone`, 0..1; `push` is the camera's zoom at its start. */
  leave(gone: number, push: number): void {
    this.behind.alpha = this.above.alpha = 1 - gone;
    this.#move(push * (1 - gone), 0, 0);
  }

  /** Draws a plan at `ms` from its start. */
  draw(plan: CelebrationPlan, ms: number): void {
    this.behind.visible = this.above.visible = true;
    this.#drawRoom(plan, ms);
    this.#drawWords(plan, ms);
    this.#drawAmount(plan, ms);
    this.#drawPieces(plan, ms);
    this.#drawCrown(plan, ms);
  }

  /** Returns the alpha of the whole celebration, 0..1: in reduced motion everything fades in together. */
  #fade(plan: CelebrationPlan, ms: number): number {
    return plan.isReduced ? part(ms, 0, plan.end) : part(ms, plan.stageAt, CUES.stage);
  }

  #drawRoom(plan: CelebrationPlan, ms: number): void {
    const { tuning, isStaged, isReduced, end } = plan;
    const dark = this.#ease.out(isReduced ? part(ms, 0, end) : part(ms, 0, CUES.veil));
    this.#veil.alpha = tuning.veil * dark;
    this.#vignette.alpha = tuning.edges * dark;
    this.#rays.visible = isStaged && tuning.rays > 0;
    this.#rays.alpha = tuning.rays * (isReduced ? dark : part(ms, CUES.veil, CUES.raysIn));
    this.#glow.visible = this.#rays.visible;
    this.#glow.alpha = this.#rays.alpha * RAYS.glow.alpha;
    const isStill = isReduced || plan.isCalm;
    this.#rays.rotation = isStill ? 0 : RAYS.turn * RADIANS * this.#ease.out(part(ms, 0, end));
    this.#ground.visible = isStaged && this.#layout.ground !== undefined;
    this.#ground.alpha = this.#fade(plan, ms);
    const { amount } = this.#layout;
    for (const [index, flourish] of this.#flourishes.entries()) {
      const side = index === 0 ? -1 : 1;
      flourish.visible = isStaged;
      flourish.alpha = this.#fade(plan, ms);
      const width =
        Math.min(amount.width * 0.86, 520) * (isStill ? 1 : this.#ease.out(part(ms, plan.stageAt, 420)));
      flourish.position.set(amount.x, amount.y + side * amount.cap * 0.84);
      flourish.scale.set(Math.max(0.001, width / FLOURISH), 2 * side * Math.min(1, amount.cap / 90));
    }
    const shake = plan.isShow ? part(ms, plan.shown, CUES.shake) : part(ms, 0, CUES.shake);
    const force = tuning.shake * (1 - shake) ** 2 * (plan.isShow && ms < plan.shown ? 0 : 1);
    this.#move(
      tuning.push * this.#ease.out(part(ms, plan.stageAt, plan.shown - plan.stageAt)),
      force * Math.sin(4 * Math.PI * shake),
      force * 0.6 * Math.sin(2 * Math.PI * shake),
    );
  }

  #drawWords(plan: CelebrationPlan, ms: number): void {
    const { word, amount } = this.#layout;
    const [first, second] = this.#words;
    second.view.visible = plan.isStaged;
    first.view.visible = plan.isStaged && first.length > 0;
    if (!plan.isStaged) return;
    // In the first act the jackpot's name fills the middle; then it moves up for the amount.
    const room = plan.isShow ? this.#ease.move(part(ms, NAME.moveAt, NAME.move)) : 1;
    const size = NAME.large + (1 - NAME.large) * room;
    const drop = (1 - room) * (amount.y - word.y) * 0.8;
    const apart = word.cap * 1.42;
    first.view.position.set(word.x, word.y - apart * size + drop);
    second.view.position.set(word.x, word.y + drop);
    first.view.scale.set(size);
    second.view.scale.set(size);
    const isOne = first.length === 0;
    this.#drawLetters(first, plan, ms, 0);
    this.#drawLetters(second, plan, ms, plan.isShow ? (isOne ? 0 : NAME.secondAt) : CUES.wordAt);
  }

  #drawLetters(word: Word, plan: CelebrationPlan, ms: number, at: number): void {
    for (let index = 0; index < word.length; index++) {
      if (plan.isReduced || plan.isCalm) {
        word.set(index, 1, this.#fade(plan, ms));
      } else if (plan.isShow) {
        const q = part(ms, at + index * NAME.letterApart, NAME.letter);
        // The letter seems to fall towards the picture, hits it, and swings a little.
        const hit = this.#ease.slam(Math.min(1, q / 0.6));
        const swing = q <= 0.6 ? 0 : Math.sin(Math.PI * ((q - 0.6) / 0.4)) * 0.08;
        word.set(index, NAME.from + (1 - NAME.from) * hit + swing, Math.min(1, q * 4));
      } else {
        const q = part(ms, at + index * CUES.letterApart, CUES.letter);
        word.set(index, Math.max(0.001, this.#ease.pop(q)), Math.min(1, q * 3));
      }
    }
  }

  #drawAmount(plan: CelebrationPlan, ms: number): void {
    const { win, isStaged, countFrom, beats, shown } = plan;
    const { amount, size } = this.#layout;
    const isSmall = !isStaged;
    this.#box.visible = isStaged ? ms >= plan.stageAt : win.from !== undefined;
    if (!this.#box.visible) return;
    if (beats.length > 0) this.#count.progress = shareAt(beats, ms - countFrom);
    const bow = plan.isReduced || plan.isCalm ? 0 : Math.sin(Math.PI * part(ms, shown, AMOUNT.pulseMs));
    const grown = this.#sizeAt(ms - countFrom) * (1 + AMOUNT.pulse * bow);
    if (isSmall) {
      const { smallCap, smallTop = 0 } = this.#layout;
      const { x, y } = win.from ?? amount;
      const rise = plan.isReduced ? 1 : this.#ease.out(part(ms, 0, AMOUNT.riseMs));
      const share = smallCap / amount.cap;
      const half = MARGIN + (this.amount.width / 2) * share * (1 + AMOUNT.pulse);
      const inside = Math.min(size.width - half, Math.max(half, x));
      this.#box.position.set(inside, Math.max(smallTop, y - AMOUNT.rise) + AMOUNT.rise * (1 - rise));
      this.#box.scale.set(share * grown);
      this.#box.alpha = plan.isReduced ? part(ms, 0, plan.end) : part(ms, 0, CUES.stage);
      return;
    }
    this.#box.position.set(amount.x, amount.y);
    this.#box.alpha = this.#fade(plan, ms);
    this.#box.scale.set(grown);
  }

  #drawPieces(plan: CelebrationPlan, ms: number): void {
    const { tuning, stageAt, shown } = plan;
    if (tuning.sparks > 0)
      this.#burst.progress = part(ms, (plan.isShow ? shown : 0) + CUES.burstAt, BURST_MS);
    else this.#burst.hide();
    this.#heap.show(ms - stageAt - CUES.coinsAt);
    this.#confetti.show(ms - shown);
    const ring = part(ms, shown, AMOUNT.ring);
    this.#ring.visible = tuning.coins > 0 && ring > 0 && ring < 1;
    this.#ring.alpha = 1 - ring;
    this.#ring.position.set(this.#layout.amount.x, this.#layout.amount.y);
    this.#ring.setSize(ringArt.ring.width * (0.8 + 2.4 * this.#ease.out(ring)));
    for (let index = 0; index < this.#glints.length; index++) {
      const glint = this.#glints[index];
      if (!glint) continue;
      const q = part(ms, shown + tuning.lastMs * (0.3 + 0.1 * index), 360);
      glint.visible = tuning.coins > 0 && q > 0 && q < 1;
      glint.alpha = Math.sin(Math.PI * q);
      glint.scale.set(0.5 + 0.7 * glint.alpha);
    }
  }

  /** Draws a jackpot's crown, which falls from above and stays. */
  #drawCrown(plan: CelebrationPlan, ms: number): void {
    const { win, shown, isReduced } = plan;
    const isCrowned = win.step === 'jackpot' && ms >= (isReduced ? 0 : shown);
    this.#crown.visible = this.#halo.visible = isCrowned;
    if (!isCrowned) return;
    const { word } = this.#layout;
    const lines = this.#words[0].length > 0 ? 2 : 1;
    const size = Math.min(CROWN.size, word.cap * CROWN.most);
    const y = word.y - word.cap * (lines === 2 ? 2.15 : 0.75) - size * 0.42;
    const q = isReduced || plan.isCalm ? 1 : part(ms, shown + CROWN.at, CROWN.fall);
    const fall = this.#ease.bounce(q);
    this.#crown.position.set(word.x, y + CROWN.from * (1 - fall));
    this.#crown.setSize(size);
    this.#crown.alpha = isReduced ? part(ms, 0, plan.end) : Math.min(1, q * 4);
    this.#halo.position.set(word.x, y);
    this.#halo.setSize(CROWN.glow);
    this.#halo.alpha = 0.6 * this.#crown.alpha * (q < 0.4 ? 0 : (q - 0.4) / 0.6);
  }

  #move(push: number, x: number, y: number): void {
    const { pushed, shaken } = this.#camera;
    const { centre } = this.#layout;
    shaken?.position.set(x, y);
    if (!pushed) return;
    pushed.scale.set(1 + push);
    const same = pushed === shaken ? 1 : 0;
    pushed.position.set(same * x - centre.x * push, same * y - centre.y * push);
  }

  /** Returns the times at which the count gets another digit, and the amount's scale from then on. */
  #growthOf({ win, beats }: CelebrationPlan): Growth[] {
    const digits = (value: number): number => Math.max(LEAST_DIGITS, String(value).length);
    const all = digits(win.amount);
    const sizeOf = (count: number): number =>
      all === LEAST_DIGITS
        ? 1
        : AMOUNT.least + ((1 - AMOUNT.least) * (count - LEAST_DIGITS)) / (all - LEAST_DIGITS);
    const growth: Growth[] = [{ at: -Infinity, size: sizeOf(LEAST_DIGITS) }];
    for (const [index, share] of beats.shares.entries()) {
      const size = sizeOf(digits(Math.trunc(win.amount * share)));
      if (size > (growth.at(-1)?.size ?? 0)) growth.push({ at: beats.times[index] ?? 0, size });
    }
    return growth;
  }

  #sizeAt(ms: number): number {
    let size = 1;
    let before = 1;
    let at = -Infinity;
    for (let index = 0; index < this.#growth.length; index++) {
      const step = this.#growth[index];
      if (!step || step.at > ms) break;
      before = index === 0 ? step.size : size;
      size = step.size;
      at = step.at;
    }
    if (at === -Infinity) return size;
    return before + (size - before) * this.#ease.pop(part(ms, at, AMOUNT.grow));
  }
}

/** Returns the time between two sounds of falling coins, in ms. */
export const voiceApart = (length: number): number => length / COINS.voices;
