import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { CountUp } from '../../parts/count-up.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { art } from './art.ts';
import { ENVELOPE, LAYOUT, OPENING } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/**
 * Vertical position of the flap's hinge, at the pocket's upper edge, relative to the envelope's centre, in design
 * pixels.
 */
const HINGE = -(art['pocket']?.height ?? 0) / 2;
/** Vertical centre of the lining, whose upper edge is at the hinge. */
const INSIDE = HINGE + (art['inside']?.height ?? 0) / 2;

/** The envelope with the slip of paper that carries the amount. Its origin is its centre. */
export class PacketEnvelope {
  readonly view = new Container({ label: 'envelope', visible: false });
  /** Container of the amount alone, which lies above all other layers. */
  readonly amount = new Container({ label: 'amount', visible: false });
  readonly #flap: Sprite;
  readonly #flapOpen: Sprite;
  readonly #slip: Sprite;
  readonly #figures: GlyphText;
  readonly #count: CountUp;

  constructor(context: SceneContext<RedPacketRainTypes>) {
    const createSprite = (name: string, y: number): Sprite => {
      const { anchor = { x: 0.5, y: 0.5 } } = art[name] ?? {};
      return new Sprite({ texture: context.texture(name), anchor, position: { x: 0, y } });
    };
    this.#flapOpen = createSprite('flap-open', HINGE);
    this.#slip = createSprite('slip', OPENING.slipFrom);
    this.#flap = createSprite('flap', HINGE);
    this.view.addChild(
      this.#flapOpen,
      createSprite('inside', INSIDE),
      this.#slip,
      createSprite('pocket', 0),
      this.#flap,
    );
    this.#figures = new GlyphText(context, { set: 'money', capHeight: 66, maxWidth: 300, capacity: 12 });
    this.#count = new CountUp((value) => this.#figures.count(value));
    this.amount.addChild(this.#figures.view);
    this.view.position.set(LAYOUT.envelope.x, LAYOUT.envelope.y);
    this.showShut();
  }

  /** Shows the closed envelope at its place. */
  showShut(): void {
    this.view.visible = true;
    this.view.alpha = 1;
    this.view.scale.set(1);
    this.view.y = LAYOUT.envelope.y;
    this.#flap.visible = true;
    this.#flap.scale.set(1);
    this.#flapOpen.visible = false;
    this.#slip.visible = false;
    this.amount.visible = false;
  }

  /** Shows the open envelope with the full amount on its slip. */
  showOpen(text: string, amount: number): void {
    this.showEmpty();
    this.showAmount(text, amount);
  }

  /** Shows the full amount on the slip. */
  showAmount(text: string, amount: number): void {
    this.#write(text, amount);
    this.amount.alpha = 1;
    this.amount.scale.set(1);
    this.#count.progress = 1;
  }

  /** Shows the open envelope with a blank slip. */
  showEmpty(): void {
    this.showShut();
    this.#flap.visible = false;
    this.#flapOpen.visible = true;
    this.#flapOpen.scale.set(1);
    this.#slip.visible = true;
    this.#slip.y = OPENING.slipTo;
  }

  hide(): void {
    this.view.visible = false;
    this.amount.visible = false;
  }

  /** Adds the envelope's rise from below to a timeline. */
  addRise(timeline: Timeline, at: number): void {
    this.showShut();
    const { rise: duration, riseEase: ease, riseFade, from } = ENVELOPE;
    this.view.y = from;
    this.view.alpha = 0;
    fromTo(timeline, this.view, { alpha: 0 }, { alpha: 1 }, { at, duration: riseFade });
    fromTo(timeline, this.view, { y: from }, { y: LAYOUT.envelope.y }, { at, duration, ease });
  }

  /** Adds one slow pulse of the envelope to a timeline. */
  addBreath(timeline: Timeline): void {
    const half = { duration: ENVELOPE.breathe / 2, ease: 'sine.inOut' };
    const [rest, full] = [
      { x: 1, y: 1 },
      { x: ENVELOPE.breatheTo, y: ENVELOPE.breatheTo },
    ];
    fromTo(timeline, this.view.scale, rest, full, half);
    fromTo(timeline, this.view.scale, full, rest, { at: half.duration, ...half });
  }

  /** Adds the opening to a timeline: the flap turns up and the slip rises. */
  addOpening(timeline: Timeline): void {
    const { down, up, low, high, flapAt, flapDown, flapUp, slipAt, slip, slipFrom, slipTo } = OPENING;
    const flat = flapAt + flapDown;
    this.showShut();
    const scaleTo = (from: number, to: number, at: number, duration: number, ease: string): void =>
      void fromTo(timeline, this.view.scale, { x: from, y: from }, { x: to, y: to }, { at, duration, ease });
    scaleTo(1, low, 0, down, 'power2.in');
    scaleTo(low, high, down, up, 'back.out(2.2)');
    scaleTo(high, 1, down + up, up, 'power2.inOut');
    fromTo(
      timeline,
      this.#flap.scale,
      { y: 1 },
      { y: 0 },
      { at: flapAt, duration: flapDown, ease: 'power2.in' },
    );
    timeline.set(this.#flap, { visible: false }, flat).set(this.#flapOpen, { visible: true }, flat);
    fromTo(
      timeline,
      this.#flapOpen.scale,
      { y: 0 },
      { y: 1 },
      { at: flat, duration: flapUp, ease: 'back.out(1.4)' },
    );
    timeline.set(this.#slip, { visible: true, y: slipFrom }, slipAt);
    const rise = { at: slipAt, duration: slip, ease: 'back.out(1.2)' };
    fromTo(timeline, this.#slip, { y: slipFrom }, { y: slipTo }, rise);
  }

  /** Adds the amount on the slip to a timeline; it counts up. */
  addAmount(timeline: Timeline, text: string, amount: number): void {
    const { amountAt: at, amountIn: duration, amountFrom, countMs } = OPENING;
    this.#write(text, amount);
    this.amount.alpha = 0;
    const appear = { at, duration, ease: 'power2.out' };
    fromTo(timeline, this.amount, { alpha: 0 }, { alpha: 1 }, appear);
    fromTo(timeline, this.amount.scale, { x: amountFrom, y: amountFrom }, { x: 1, y: 1 }, appear);
    const count = { at, duration: countMs, ease: 'power2.out' };
    fromTo(timeline, this.#count, { progress: 0 }, { progress: 1 }, count);
  }

  #write(text: string, amount: number): void {
    this.#figures.write(text);
    this.#count.aim(0, amount);
    this.amount.visible = true;
    this.amount.position.set(LAYOUT.envelope.x, LAYOUT.envelope.y + OPENING.amountY);
  }
}
