import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { type Container, Sprite } from '../engine/pixi.ts';
import { fromTo } from '../parts/from-to.ts';
import { BURST_MS, Burst } from '../parts/burst.ts';
import { addRing, createRing } from '../parts/ring.ts';
import { Shake } from '../parts/shake.ts';
import { createVeil, VEIL } from '../parts/veil.ts';
import { MAX_PARTICLES, LAYOUT, OPENING, SHAKE_MS, SIZE, TIERS, type Tier } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

const GLOW_PICTURE = 256;
/** Where the slip rises out, dpx. */
const MOUTH = { x: LAYOUT.envelope.x, y: LAYOUT.envelope.y + OPENING.slipTo };

/** What goes with the opened envelope, by tier: light, sparks, veil and shake. */
export class OpeningEffects {
  readonly veil: Sprite;
  /** Behind the envelope. */
  readonly glow: Sprite;
  readonly ring: Sprite;
  readonly burst: Burst;
  readonly #rays: Sprite;
  readonly #shake: Shake;
  readonly #settings: SceneContext<RedPacketRainTypes>['settings'];

  /** `shaken` is what a big win shakes; it rests at 0,0. `rays` brighten behind the envelope. */
  constructor(context: SceneContext<RedPacketRainTypes>, shaken: Container, rays: Sprite) {
    this.#rays = rays;
    this.#settings = context.settings;
    this.veil = createVeil(context, SIZE);
    this.glow = new Sprite({ texture: context.texture('glow'), anchor: 0.5, alpha: 0, position: MOUTH });
    this.glow.scale.set(OPENING.glowSize / GLOW_PICTURE);
    this.ring = createRing(context);
    this.ring.position.copyFrom(MOUTH);
    this.burst = new Burst(context, context.random.fork('sparks'), MAX_PARTICLES);
    this.#shake = new Shake(shaken);
    this.clear();
  }

  /** Lays everything of a tier on a timeline that begins with the opening. */
  add(timeline: Timeline, tier: Tier): void {
    const { particles, veil, shake } = TIERS[tier];
    const { blowAt, veilAt, glowIn, glowAlpha } = OPENING;
    if (veil > 0) fromTo(timeline, this.veil, { alpha: 0 }, { alpha: veil }, { at: veilAt, ...VEIL.in });
    const light = { at: blowAt, duration: glowIn, ease: 'power2.out' };
    fromTo(timeline, this.glow, { alpha: 0 }, { alpha: glowAlpha }, light);
    const { raysIdle, raysOpen } = OPENING;
    fromTo(timeline, this.#rays, { alpha: raysIdle }, { alpha: raysOpen }, light);
    addRing(timeline, this.ring, 260, blowAt);
    this.burst.aim(MOUTH.x, MOUTH.y, this.#settings.quality === 'low' ? particles / 2 : particles);
    fromTo(timeline, this.burst, { progress: 0 }, { progress: 1 }, { at: blowAt, duration: BURST_MS });
    if (shake === 0 || this.#settings.calmMode) return;
    this.#shake.aim(shake);
    fromTo(timeline, this.#shake, { progress: 0 }, { progress: 1 }, { at: blowAt, duration: SHAKE_MS });
  }

  /** As it stays beside an opened envelope; nothing of it when motion is reduced. */
  showAtRest(tier: Tier): void {
    this.clear();
    if (this.#settings.reduceMotion) return;
    this.veil.alpha = TIERS[tier].veil;
    this.glow.alpha = OPENING.glowAlpha;
    this.#rays.alpha = OPENING.raysOpen;
  }

  clear(): void {
    this.veil.alpha = 0;
    this.glow.alpha = 0;
    this.#rays.alpha = OPENING.raysIdle;
    this.ring.alpha = 0;
    this.burst.hide();
    this.#shake.progress = 1;
  }
}
