import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import { Ticks } from '../models/stall/ticks.ts';
import { speedAfter, type StallTurn, turnAt, turnedAfter, turnTo } from '../models/stall/turn.ts';
import type { FieldLanding, StallFieldProps } from '../models/stall/types.ts';
import { ANIMALS, DRAWN } from './animals.ts';
import { ANIMAL, OTHERS_TINT, PLACES, RING, SPIN, STOP } from './tuning.ts';

/** Centre and size of the glow around the animal at the bell. */
const AT_BELL = { x: RING.x, y: RING.y + RING.along - ANIMAL.up, size: 92 };

/** Display nodes of an animal and its pole. */
interface Rider {
  readonly view: Container;
  readonly body: Sprite;
}

/** Returns how many pairs of animals have passed the bell when the ring has turned by `angle` radians. */
const passedAt = (angle: number): number => Math.floor((angle * ANIMALS.length) / (4 * Math.PI) + 0.5);

/**
 * The moving part (toy) of the stall Carousel Cash: a carousel of twenty-five animals, where the animal that stops at
 * the bell wins.
 */
export class CarouselToy implements StallToy<StallFieldProps, FieldLanding> {
  readonly view = new Container();
  readonly landMs = STOP.ms;
  readonly turboMs = STOP.turboMs;
  /**
   * Display nodes from the farthest to the nearest; while the ring turns, each node shows different animals in turn.
   */
  readonly #riders: readonly Rider[];
  readonly #textures: ReadonlyMap<string, Texture>;
  readonly #lit: Sprite;
  readonly #ticks: Ticks;
  readonly #stop: Ticks;
  readonly #order = ANIMALS.map((_, index) => index);
  #field = '';
  #angle = 0;
  #from = 0;
  #waited = 0;
  #turn: StallTurn | undefined;
  #isLit = false;

  constructor(context: SceneContext<SceneTypes>) {
    this.#textures = new Map(ANIMALS.map(({ field }) => [field, context.texture(`animal-${field}`)]));
    this.#riders = ANIMALS.map(() => {
      const view = new Container();
      const body = new Sprite({ anchor: 0.5, texture: context.texture('animal-horse') });
      view.addChild(spriteOf(context, 'pole', { x: 0, y: -22 }), body);
      return { view, body };
    });
    this.#ticks = new Ticks(context, 'carousel.pass');
    this.#stop = new Ticks(context, 'ride.stop');
    this.#lit = spriteOf(context, 'lit', AT_BELL);
    const half = Math.floor(this.#riders.length / 2);
    const views = this.#riders.map(({ view }) => view);
    this.view.addChild(
      spriteOf(context, 'deck', PLACES.deck),
      ...views.slice(0, half),
      spriteOf(context, 'drum', PLACES.drum),
      ...views.slice(half),
      spriteOf(context, 'roof', PLACES.roof),
      this.#lit,
      spriteOf(context, 'bell', PLACES.bell),
    );
    this.#lay(0);
    this.light(undefined);
  }

  get swell(): number {
    return this.#riders.at(-1)?.view.scale.x ?? 1;
  }

  set swell(swell: number) {
    this.#riders.at(-1)?.view.scale.set(swell);
  }

  props({ field }: StallFieldProps): void {
    this.#field = field;
    this.#lay(this.#angle);
  }

  begin(): void {
    this.#from = this.#angle;
    this.#ticks.begin(passedAt(this.#angle));
    this.#waited = 0;
  }

  wait(ms: number): void {
    this.#waited = ms;
    this.#lay(this.#from + turnedAfter(ms, SPIN.speed, SPIN.rise));
    this.#ticks.at(passedAt(this.#angle));
  }

  aim({ at }: FieldLanding, ms: number): void {
    const least = ms < STOP.ms ? STOP.turboLeast : STOP.least;
    const speed = speedAfter(this.#waited, SPIN.speed, SPIN.rise);
    this.#stop.begin();
    this.#turn = turnTo(this.#angle, -(DRAWN[at]?.angle ?? 0), { speed, ms, least });
  }

  move(share: number): void {
    if (!this.#turn) return;
    this.#lay(turnAt(this.#turn, share));
    if (share === 1) this.#stop.at(1);
    else this.#ticks.at(passedAt(this.#angle));
  }

  lie(landing: FieldLanding | undefined): void {
    this.#waited = 0;
    this.#isLit = false;
    this.#lay(landing ? -(DRAWN[landing.at]?.angle ?? 0) : 0);
  }

  light(landing: FieldLanding | undefined, isWin = false): void {
    this.#isLit = landing !== undefined;
    this.#lit.visible = this.#isLit;
    this.#lit.alpha = isWin ? 1 : 0.5;
    this.#lay(this.#angle);
  }

  spot(): ToySpot {
    return AT_BELL;
  }

  /** Draws the ring of animals, turned by `angle` radians. */
  #lay(angle: number): void {
    this.#angle = angle;
    // Depth in the picture: -1 at the back of the ring, 1 at the bell.
    const depthOf = (index: number): number => Math.cos(angle + (ANIMALS[index]?.angle ?? 0));
    this.#order.sort((a, b) => depthOf(a) - depthOf(b) || a - b);
    for (const [slot, index] of this.#order.entries()) {
      const rider = this.#riders[slot];
      const animal = ANIMALS[index];
      if (rider && animal) this.#place(rider, animal, angle + animal.angle);
    }
  }

  #place({ view, body }: Rider, { field, angle }: (typeof ANIMALS)[number], at: number): void {
    const depth = Math.cos(at);
    const near = (1 + depth) / 2;
    const size = ANIMAL.far + (ANIMAL.near - ANIMAL.far) * near;
    const hop = ANIMAL.hop * Math.sin(ANIMAL.hops * at);
    view.position.set(RING.x - Math.sin(at) * RING.across, RING.y + depth * RING.along - ANIMAL.up * size);
    view.scale.set(size);
    body.y = hop * Math.sin(at) ** 2;
    body.texture = this.#textures.get(field) ?? body.texture;
    // Animals at the front of the ring face left, and those at the back face right.
    body.scale.x = Math.abs(body.scale.x) * (depth < 0 ? -1 : 1);
    body.tint = depth < -0.15 ? ANIMAL.backTint : this.#tintOf(field, angle);
  }

  #tintOf(field: string, angle: number): number {
    if (this.#isLit) return Math.cos(this.#angle + angle) > 0.999 ? 0xffffff : OTHERS_TINT;
    return field === this.#field ? 0xffffff : OTHERS_TINT;
  }
}
