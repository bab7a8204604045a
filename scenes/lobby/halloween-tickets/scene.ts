import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { hasStage, type Step, stepOf } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { FAN_TOP, SceneNodes } from './nodes.ts';
import { CARD, CELEBRATION, DOUBLE_TAP_MS, FLOAT, LAYOUT, RISE_FROM } from './tuning.ts';
import type { DrawnTicket, HalloweenTicketsTypes } from './types.ts';

/**
 * `rising`: a card leaves the fan; `waiting`: it floats until its prize is known; `turning`: it turns over; `result`:
 * the prize is celebrated; `failing`: it returns to the fan.
 */
type Phase = 'rest' | 'rising' | 'waiting' | 'turning' | 'result' | 'failing';

const RISEN = { x: LAYOUT.hero.x, y: LAYOUT.hero.y } as const;

/** The Halloween tickets scene: a card leaves a fan of cards, floats in front of the moon and is turned over. */
export class HalloweenTicketsScene implements Scene<HalloweenTicketsTypes> {
  readonly cues = {
    start: () => this.#start(),
    land: (drawn: DrawnTicket) => this.#land(drawn),
    skip: () => {
      this.#skip();
      return Promise.resolve();
    },
    fail: () => this.#fail(),
  };
  readonly #context: SceneContext<HalloweenTicketsTypes>;
  readonly #nodes: SceneNodes;
  readonly #celebration: Celebration;
  #props: HalloweenTicketsTypes['props'] = { tickets: 0, price: 1 };
  #phase: Phase = 'rest';
  #startedAt = 0;
  #amount: number | undefined;
  #step: Step | 'return' | 'nothing' = 'nothing';
  #isSkipAsked = false;
  #timeline: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #onRisen: Resolvers = [];
  #onShown: Resolvers = [];
  #onFailed: Resolvers = [];

  constructor(context: SceneContext<HalloweenTicketsTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    const { pushed, fan, glow, card } = this.#nodes;
    this.#celebration = new Celebration(
      context,
      CELEBRATION,
      { shown: () => this.#stand(), closed: () => this.#leaveStage() },
      { pushed, shaken: fan },
    );
    glow.alpha = 0;
    context.view.addChild(pushed, this.#celebration.behind, glow, card, this.#celebration.above);
  }

  props(next: HalloweenTicketsTypes['props']): void {
    this.#props = next;
    if (this.#phase === 'rest') this.#nodes.spread(next.tickets);
  }

  press(): boolean {
    if (this.#phase === 'rest' || this.#phase === 'failing') return this.#celebration.press();
    if (this.#phase !== 'result' && this.#context.motion.now - this.#startedAt < DOUBLE_TAP_MS) return false;
    this.#skip();
    return true;
  }

  #start(): Promise<void> {
    const { motion, settings, sound } = this.#context;
    this.#interrupt();
    const { card, glow } = this.#nodes;
    this.#phase = 'rising';
    this.#startedAt = motion.now;
    // The rising card has left the fan, so the fan shows one card fewer.
    this.#nodes.spread(this.#props.tickets > 1 ? this.#props.tickets - 1 : 0);
    this.#nodes.turn(false);
    card.visible = true;
    const risen = promiseIn(this.#onRisen);
    const timeline = motion.timeline();
    const { scale } = LAYOUT.hero;
    if (settings.reduceMotion) {
      card.position.copyFrom(RISEN);
      card.scale.set(scale);
      fromTo(timeline, card, { alpha: 0 }, { alpha: 1 }, { duration: CARD.fade });
    } else {
      sound.play('whoosh', { when: motion.now });
      card.alpha = 1;
      const way = { duration: CARD.rise, ease: 'power3.out' };
      fromTo(timeline, card, FAN_TOP, RISEN, way);
      fromTo(timeline, card.scale, { x: 1, y: 1 }, { x: scale, y: scale }, way);
      fromTo(timeline, glow, { alpha: 0 }, { alpha: CARD.waitAlpha }, { duration: CARD.rise });
    }
    this.#play(timeline, () => this.#wait());
    return risen;
  }

  #wait(): void {
    this.#phase = 'waiting';
    resolveAll(this.#onRisen);
    if (this.#amount !== undefined) return this.#turnInTime();
    if (this.#context.settings.reduceMotion) return;
    this.#float(FLOAT.ms);
    this.#later(FLOAT.slowAfter, () => this.#float(FLOAT.slowMs));
  }

  #float(ms: number): void {
    const timeline = this.#context.motion.timeline();
    const { card } = this.#nodes;
    const from = { y: card.y };
    const high = { y: RISEN.y - FLOAT.by };
    const half = { duration: ms / 2, ease: 'sine.inOut' };
    fromTo(timeline, card, from, high, half);
    fromTo(timeline, card, high, { y: RISEN.y }, { at: ms / 2, ...half });
    this.#play(timeline, () => this.#float(ms));
  }

  #land({ amount, instant = false }: DrawnTicket): Promise<void> {
    if (this.#phase === 'turning' || this.#phase === 'result') return promiseIn(this.#onShown);
    const isWaiting = this.#phase === 'rising' || this.#phase === 'waiting';
    if (!isWaiting) this.#interrupt();
    const shown = promiseIn(this.#onShown);
    this.#amount = amount;
    this.#step = stepOf(amount, this.#props.price);
    this.#nodes.value.write(this.#context.format.prize(amount));
    if (!isWaiting) this.#showFace();
    else if (this.#phase === 'waiting') this.#turnInTime();
    if (instant || this.#isSkipAsked) this.#skip();
    return shown;
  }

  /** Turns the card over, at the earliest after the minimum duration of a round. */
  #turnInTime(): void {
    const { motion, settings } = this.#context;
    const early = this.#startedAt + settings.minRoundMs - CARD.turnOut - CARD.turnIn - motion.now;
    if (early > 0) this.#later(early, () => this.#turn());
    else this.#turn();
  }

  #turn(): void {
    this.#cancelScheduled();
    this.#phase = 'turning';
    const { motion, settings } = this.#context;
    const { card, glow } = this.#nodes;
    const timeline = motion.timeline();
    if (settings.reduceMotion) {
      this.#placeFace();
      fromTo(timeline, card, { alpha: 0 }, { alpha: 1 }, { duration: CARD.fade });
      return this.#play(timeline, () => this.#result(false));
    }
    const { scale } = LAYOUT.hero;
    fromTo(timeline, card, { y: card.y }, { y: RISEN.y }, { duration: CARD.turnOut });
    fromTo(timeline, card.scale, { x: scale }, { x: 0 }, { duration: CARD.turnOut, ease: 'power2.in' });
    this.#play(timeline, () => {
      this.#nodes.turn(true);
      this.#nodes.value.view.visible = !this.#isCelebrated;
      const back = motion.timeline();
      fromTo(back, card.scale, { x: 0 }, { x: scale }, { duration: CARD.turnIn, ease: 'back.out(1.5)' });
      fromTo(back, glow, { alpha: glow.alpha }, { alpha: this.#glowAlpha }, { duration: CARD.glowIn });
      this.#play(back, () => this.#result(false));
    });
  }

  /** Shows a stored card with its face up. */
  #showFace(): void {
    this.#nodes.spread(this.#props.tickets);
    this.#placeFace();
    this.#result(true);
  }

  #placeFace(): void {
    const { card, glow } = this.#nodes;
    this.#nodes.turn(true);
    this.#nodes.value.view.visible = !this.#isCelebrated;
    card.visible = true;
    card.alpha = 1;
    card.position.copyFrom(RISEN);
    card.scale.set(LAYOUT.hero.scale);
    glow.alpha = this.#glowAlpha;
  }

  get #glowAlpha(): number {
    return this.#isStaged ? CARD.glowStaged : CARD.glowAlpha;
  }

  /** Whether the celebration shows the amount; the card then shows its own amount only afterwards. */
  get #isCelebrated(): boolean {
    return this.#step !== 'return' && this.#step !== 'nothing';
  }

  get #isStaged(): boolean {
    const step = this.#step;
    return step !== 'return' && step !== 'nothing' && hasStage(step);
  }

  #result(instant: boolean): void {
    const step = this.#step;
    this.#phase = 'result';
    if (step === 'return' || step === 'nothing') {
      this.#context.sound.play('ui.tick', { when: this.#context.motion.now });
      return this.#stand();
    }
    this.#celebration.begin({ amount: this.#amount ?? 0, step, from: RISE_FROM }, instant);
  }

  #stand(): void {
    const amount = this.#amount ?? 0;
    const isStaged = this.#isStaged;
    if (!isStaged) this.#phase = 'rest';
    resolveAll(this.#onShown);
    this.#context.emit('card:shown', { amount });
    // A prize without a full celebration closes without a press.
    if (!isStaged && this.#phase === 'rest') this.#closed();
  }

  #leaveStage(): void {
    this.#nodes.value.view.visible = true;
    if (this.#phase === 'result') this.#closed();
  }

  #closed(): void {
    this.#phase = 'rest';
    this.#amount = undefined;
    this.#nodes.spread(this.#props.tickets);
    this.#context.emit('card:closed', {});
  }

  #skip(): void {
    if (this.#phase === 'result') {
      this.#celebration.press();
      return;
    }
    if (this.#phase === 'rest' || this.#phase === 'failing') return;
    this.#isSkipAsked = true;
    if (this.#amount === undefined || this.#phase === 'rising') {
      if (this.#phase === 'rising') this.#finish();
      return;
    }
    if (this.#phase === 'waiting') return;
    while (this.#phase === 'turning' && this.#timeline) this.#finish();
  }

  #finish(): void {
    if (this.#timeline) this.#context.motion.finish(this.#timeline);
  }

  #fail(): Promise<void> {
    if (this.#phase !== 'rising' && this.#phase !== 'waiting') return Promise.resolve();
    this.#cancelScheduled();
    resolveAll(this.#onRisen);
    this.#phase = 'failing';
    const { motion, sound, settings } = this.#context;
    const { card, glow } = this.#nodes;
    sound.play('ui.soft', { when: motion.now });
    const failed = promiseIn(this.#onFailed);
    const timeline = motion.timeline();
    const way = { duration: CARD.back, ease: 'power1.in' };
    if (!settings.reduceMotion) {
      const { scale } = LAYOUT.hero;
      fromTo(timeline, card, { y: card.y }, { y: FAN_TOP.y }, way);
      fromTo(timeline, card.scale, { x: scale, y: scale }, { x: 1, y: 1 }, way);
    } else fromTo(timeline, card, { alpha: 1 }, { alpha: 0 }, way);
    fromTo(timeline, glow, { alpha: glow.alpha }, { alpha: 0 }, way);
    this.#play(timeline, () => {
      card.visible = false;
      this.#phase = 'rest';
      this.#nodes.spread(this.#props.tickets);
      resolveAll(this.#onFailed);
    });
    return failed;
  }

  /** Removes the drawn card and its celebration immediately. */
  #interrupt(): void {
    this.#cancelScheduled();
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = undefined;
    this.#celebration.clear();
    this.#nodes.card.visible = false;
    this.#nodes.glow.alpha = 0;
    this.#amount = undefined;
    this.#isSkipAsked = false;
    for (const waiting of [this.#onRisen, this.#onShown, this.#onFailed]) resolveAll(waiting);
  }

  #play(timeline: Timeline, onEnd: () => void): void {
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = timeline;
    void this.#context.motion.play(timeline, () => {
      if (this.#timeline === timeline) this.#timeline = undefined;
      onEnd();
    });
  }

  #later(delay: number, run: () => void): void {
    this.#cancels.push(this.#context.motion.at(delay, run));
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}
