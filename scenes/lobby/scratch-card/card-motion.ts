import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { CardView } from './card-view.ts';
import { BOB, CARD } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

/** Motions of the card, one at a time: it enters, waits face down, turns over and leaves. */
export class CardMotion {
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #cardView: CardView;
  #timeline: Timeline | undefined;
  #isBobbing = false;

  constructor(context: SceneContext<ScratchCardTypes>, cardView: CardView) {
    this.#context = context;
    this.#cardView = cardView;
  }

  /** Flips the card onto the table. */
  enter(onEnd: () => void): void {
    const { motion, settings } = this.#context;
    const timeline = motion.timeline();
    if (settings.reduceMotion) {
      fromTo(timeline, this.#cardView, { fade: 0 }, { fade: 1 }, { duration: CARD.fade });
    } else {
      const duration = settings.turbo ? CARD.flipInTurbo : CARD.flipIn;
      const way = { duration, ease: 'back.out(1.2)' };
      fromTo(timeline, this.#cardView, { turn: 0, rise: CARD.rise }, { turn: 1, rise: 0 }, way);
    }
    this.#play(timeline, onEnd);
  }

  /** Moves the card away because the next one comes. */
  leave(onEnd: () => void): void {
    const { motion, settings } = this.#context;
    const timeline = motion.timeline();
    if (settings.reduceMotion) {
      fromTo(timeline, this.#cardView, { fade: 1 }, { fade: 0 }, { duration: CARD.fade });
    } else {
      const duration = settings.turbo ? CARD.leaveTurbo : CARD.leave;
      fromTo(timeline, this.#cardView, { way: 0 }, { way: -CARD.leaveBy }, { duration, ease: 'power1.in' });
      const at = duration * CARD.leaveFade;
      fromTo(timeline, this.#cardView, { fade: 1 }, { fade: 0 }, { at, duration: duration - at });
    }
    this.#play(timeline, () => {
      this.#cardView.showSide('gone');
      onEnd();
    });
  }

  /** Lifts the card off the table because the purchase was refused. */
  liftAway(onEnd: () => void): void {
    const timeline = this.#context.motion.timeline();
    const { reduceMotion } = this.#context.settings;
    const to = reduceMotion ? { fade: 0 } : { fade: 0, rise: -CARD.rise };
    const from = reduceMotion ? { fade: 1 } : { fade: 1, rise: 0 };
    fromTo(timeline, this.#cardView, from, to, { duration: CARD.refused, ease: 'power1.in' });
    this.#play(timeline, () => {
      this.#cardView.showSide('gone');
      onEnd();
    });
  }

  /** Turns the card over; `onEdge` swaps its sides when the card is seen edge on. */
  turnOver(onEdge: () => void, onEnd: () => void): void {
    const { motion, settings } = this.#context;
    const timeline = motion.timeline();
    if (settings.reduceMotion) {
      this.rest();
      onEdge();
      fromTo(timeline, this.#cardView, { fade: 0 }, { fade: 1 }, { duration: CARD.fade });
      return this.#play(timeline, onEnd);
    }
    const { bob } = this.#cardView;
    const out = { duration: CARD.turnOut, ease: 'power2.in' };
    fromTo(timeline, this.#cardView, { turn: 1, bob }, { turn: 0, bob: 0 }, out);
    this.#play(timeline, () => {
      onEdge();
      const back = motion.timeline();
      fromTo(
        back,
        this.#cardView,
        { turn: 0 },
        { turn: 1 },
        { duration: CARD.turnIn, ease: 'back.out(1.4)' },
      );
      this.#play(back, onEnd);
    });
  }

  /** Bobs the card, face down, until another motion starts; `ms` is the time of one move up and down. */
  bob(ms: number): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion) return;
    const timeline = motion.timeline();
    const half = ms / 2;
    const from = this.#cardView.bob;
    fromTo(timeline, this.#cardView, { bob: from }, { bob: BOB.by }, { duration: half, ease: 'sine.inOut' });
    fromTo(
      timeline,
      this.#cardView,
      { bob: BOB.by },
      { bob: 0 },
      { at: half, duration: half, ease: 'sine.inOut' },
    );
    this.#play(timeline, () => this.bob(ms));
    this.#isBobbing = true;
  }

  /** Puts the card flat in its place. */
  rest(): void {
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = undefined;
    this.#isBobbing = false;
    this.#cardView.turn = 1;
    this.#cardView.rise = this.#cardView.bob = this.#cardView.way = 0;
    this.#cardView.fade = 1;
  }

  /**
   * Finishes the current motion and the motions that follow from it; a card that waits for its answer keeps waiting.
   */
  finish(): void {
    while (this.#timeline && !this.#isBobbing) this.#context.motion.finish(this.#timeline);
  }

  #play(timeline: Timeline, onEnd: () => void): void {
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = timeline;
    this.#isBobbing = false;
    void this.#context.motion.play(timeline, () => {
      if (this.#timeline === timeline) this.#timeline = undefined;
      onEnd();
    });
  }
}
