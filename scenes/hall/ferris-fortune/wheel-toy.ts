import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import { Ticks } from '../models/stall/ticks.ts';
import { speedAfter, type StallTurn, turnAt, turnedAfter, turnTo } from '../models/stall/turn.ts';
import type { StallProps } from '../models/stall/types.ts';
import { CABINS, DRAWN } from './cabins.ts';
import { GATE, OTHERS_TINT, SPIN, STOP, WHEEL } from './tuning.ts';
import type { FerrisLanding } from './types.ts';

const BOTTOM = { x: WHEEL.x, y: WHEEL.y + WHEEL.radius + WHEEL.hang };

/** Returns how many cabins have passed the gate after the wheel turned by `angle` radians. */
const cabinAt = (angle: number): number => Math.floor((angle * CABINS.length) / (2 * Math.PI) + 0.5);

/**
 * The moving part (toy) of the stall Ferris Fortune: a wheel of twenty cabins, where the cabin that stops at the gate
 * decides the payout.
 */
export class WheelToy implements StallToy<StallProps, FerrisLanding> {
  readonly view = new Container();
  readonly landMs = STOP.ms;
  readonly turboMs = STOP.turboMs;
  readonly #ticks: Ticks;
  readonly #stop: Ticks;
  readonly #wheel: Sprite;
  readonly #cabins: readonly Sprite[];
  readonly #lit: Sprite;
  #angle = 0;
  #from = 0;
  #waited = 0;
  #turn: StallTurn | undefined;
  /** Cabin at the gate after a round; undefined before the first one. */
  #landed: Sprite | undefined;

  constructor(context: SceneContext<SceneTypes>) {
    this.#ticks = new Ticks(context, 'cabin.pass');
    this.#stop = new Ticks(context, 'ride.stop');
    this.#wheel = spriteOf(context, 'wheel', WHEEL);
    this.#cabins = CABINS.map(({ field }) => {
      const cabin = spriteOf(context, `cabin-${field.split(' ')[0]}`);
      // The anchor is near the cabin's roof, from which the cabin hangs.
      cabin.anchor.set(0.5, 0.1);
      return cabin;
    });
    this.#lit = spriteOf(context, 'lit', BOTTOM);
    this.view.addChild(
      spriteOf(context, 'stand', WHEEL.stand),
      this.#wheel,
      spriteOf(context, 'hub', WHEEL),
      spriteOf(context, 'gate', GATE),
      ...this.#cabins,
      this.#lit,
    );
    this.#lay(0, 0);
    this.light(undefined);
  }

  get swell(): number {
    return this.#landed?.scale.x ?? 1;
  }

  set swell(swell: number) {
    this.#landed?.scale.set(swell);
  }

  props(): void {
    // The stake is the only choice of the player, and the picture does not show the stake.
  }

  begin(): void {
    this.#from = this.#angle;
    this.#ticks.begin(cabinAt(this.#angle));
    this.#waited = 0;
  }

  wait(ms: number): void {
    this.#waited = ms;
    this.#lay(this.#from + turnedAfter(ms, SPIN.speed, SPIN.rise), speedAfter(ms, SPIN.speed, SPIN.rise));
    this.#ticks.at(cabinAt(this.#angle));
  }

  aim({ at }: FerrisLanding, ms: number): void {
    const least = ms < STOP.ms ? STOP.turboLeast : STOP.least;
    const speed = speedAfter(this.#waited, SPIN.speed, SPIN.rise);
    this.#stop.begin();
    this.#turn = turnTo(this.#angle, -(DRAWN[at]?.angle ?? 0), { speed, ms, least });
  }

  move(share: number): void {
    if (!this.#turn) return;
    this.#lay(turnAt(this.#turn, share), SPIN.speed * (1 - share) ** 2);
    if (share === 1) this.#stop.at(1);
    else this.#ticks.at(cabinAt(this.#angle));
  }

  lie(landing: FerrisLanding | undefined): void {
    this.swell = 1;
    this.#waited = 0;
    this.#landed = undefined;
    const cabin = landing && DRAWN[landing.at];
    this.#lay(cabin ? -cabin.angle : 0, 0);
    if (cabin) this.#landed = this.#cabins[CABINS.indexOf(cabin)];
  }

  light(landing: FerrisLanding | undefined, isWin = false): void {
    this.#lit.visible = landing !== undefined;
    this.#lit.alpha = isWin ? 1 : 0.5;
    for (const cabin of this.#cabins)
      cabin.tint = landing === undefined || cabin === this.#landed ? 0xffffff : OTHERS_TINT;
  }

  spot(): ToySpot {
    return { ...BOTTOM, size: 70 };
  }

  /** Draws the wheel at an angle, in radians; the cabins swing backwards, in proportion to the speed of the wheel. */
  #lay(angle: number, speed: number): void {
    this.#angle = angle;
    this.#wheel.rotation = angle;
    for (const [index, cabin] of this.#cabins.entries()) {
      const at = angle + (CABINS[index]?.angle ?? 0);
      // Angles count from the gate at the bottom, clockwise for the viewer.
      cabin.position.set(WHEEL.x - Math.sin(at) * WHEEL.radius, WHEEL.y + Math.cos(at) * WHEEL.radius);
      cabin.rotation = (SPIN.sway * speed * Math.cos(at)) / SPIN.speed;
    }
  }
}
