import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { addRing, createRing } from '../../parts/ring.ts';
import { LAYOUT, OPENING } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

const GLOW_PICTURE = 256;
/** Point where the slip comes out of the envelope, in design pixels. */
const MOUTH = { x: LAYOUT.envelope.x, y: LAYOUT.envelope.y + OPENING.slipTo };

/** Light that shines out of the envelope when it opens. */
export class OpeningEffects {
  /** Glow behind the envelope. */
  readonly glow: Sprite;
  readonly ring: Sprite;
  readonly #rays: Sprite;
  readonly #settings: SceneContext<RedPacketRainTypes>['settings'];

  /** `rays` are the rays behind the envelope, which brighten. */
  constructor(context: SceneContext<RedPacketRainTypes>, rays: Sprite) {
    this.#rays = rays;
    this.#settings = context.settings;
    this.glow = new Sprite({ texture: context.texture('glow'), anchor: 0.5, alpha: 0, position: MOUTH });
    this.glow.scale.set(OPENING.glowSize / GLOW_PICTURE);
    this.ring = createRing(context);
    this.ring.position.copyFrom(MOUTH);
    this.clear();
  }

  /** Adds the light to a timeline that starts with the envelope's opening. */
  add(timeline: Timeline): void {
    const { blowAt, glowIn, glowAlpha, raysIdle, raysOpen } = OPENING;
    const light = { at: blowAt, duration: glowIn, ease: 'power2.out' };
    fromTo(timeline, this.glow, { alpha: 0 }, { alpha: glowAlpha }, light);
    fromTo(timeline, this.#rays, { alpha: raysIdle }, { alpha: raysOpen }, light);
    if (!this.#settings.calmMode) addRing(timeline, this.ring, 260, blowAt);
  }

  /** Shows the light beside an open envelope at rest; does nothing in reduced motion. */
  showAtRest(): void {
    this.clear();
    if (this.#settings.reduceMotion) return;
    this.glow.alpha = OPENING.glowAlpha;
    this.#rays.alpha = OPENING.raysOpen;
  }

  clear(): void {
    this.glow.alpha = 0;
    this.#rays.alpha = OPENING.raysIdle;
    this.ring.alpha = 0;
  }
}
