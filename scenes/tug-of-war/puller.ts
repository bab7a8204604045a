import { Container, type Sprite } from '../engine/pixi.ts';
import { FIGURE, LAYOUT, STANCE } from './tuning.ts';
import type { Camp } from './types.ts';

const RADIANS = Math.PI / 180;

interface PullerOptions {
  readonly camp: Camp;
  /** Middle of the hips when nobody is ahead, dpx from the middle of the pit. */
  readonly away: number;
  /** Gives a picture by its name, with its own point. */
  readonly sprite: (name: string) => Sprite;
  readonly member: string;
}

/** Somebody at the rope. The body stands behind it, the arms lie over it. */
export class Puller {
  /** Behind the rope. */
  readonly body = new Container({ label: 'puller' });
  /** Over the rope. */
  readonly arms: Sprite;
  readonly #legs: Sprite;
  readonly #torso: Sprite;
  /** -1 looks to the left. */
  readonly #facing: 1 | -1;
  readonly #away: number;

  constructor({ camp, away, sprite, member }: PullerOptions) {
    this.#facing = camp === 'red' ? 1 : -1;
    this.#away = away;
    this.#legs = sprite(`legs-${camp}`);
    this.#torso = sprite(`${camp}-${member}`);
    this.arms = sprite(`arms-${camp}`);
    this.body.addChild(this.#legs, this.#torso);
  }

  /** Shown or not. */
  set visible(is: boolean) {
    this.body.visible = is;
    this.arms.visible = is;
  }

  /**
   * Stands with so much of a lead, `up` dpx over the ground and `back` dpx further from the pit; `hold` is 1 with both
   * fists on the rope, 0 with the arms in the air.
   */
  stand(lead: number, up: number, back: number, hold: number): void {
    const { body, legs, shift } = STANCE;
    const facing = this.#facing;
    const x = LAYOUT.middle - facing * (this.#away + shift.level + shift.by * lead + back);
    // The legs tilt about the heels, and the hips go with them.
    const { stance, hips, shoulder } = FIGURE;
    const tilt = -(legs.level + legs.by * lead) * RADIANS;
    const [sine, cosine, high] = [Math.sin(tilt), Math.cos(tilt), hips - stance.y];
    this.#legs.position.set(
      x + facing * (stance.x - stance.x * cosine + high * sine),
      LAYOUT.feet - up - stance.y - stance.x * sine - high * cosine,
    );
    this.#legs.rotation = facing * tilt;
    this.#torso.position.copyFrom(this.#legs.position);
    const lean = -(body.level + body.by * lead) * RADIANS;
    this.#torso.rotation = facing * lean;
    const armX = this.#torso.x + facing * (shoulder.x * Math.cos(lean) - shoulder.y * Math.sin(lean));
    const armY = this.#torso.y + shoulder.x * Math.sin(lean) + shoulder.y * Math.cos(lean);
    this.arms.position.set(armX, armY);
    // The fists are on the rope, however the shoulders lie; a free arm is thrown up.
    const drop = Math.max(-1, Math.min(1, (LAYOUT.rope.y - armY) / FIGURE.reach));
    this.arms.rotation = facing * (Math.asin(drop) * hold - (1 - hold) * 1.1);
  }
}
