import { Container, type Sprite } from '../../engine/pixi.ts';
import { FIGURE, LAYOUT, STANCE } from './tuning.ts';
import type { TugCamp } from './types.ts';

const RADIANS = Math.PI / 180;

interface PullerOptions {
  readonly camp: TugCamp;
  /** Distance of the hips from the middle of the pit when neither camp is ahead, in design pixels. */
  readonly away: number;
  /** Creates a sprite of the picture with this name and its own anchor. */
  readonly sprite: (name: string) => Sprite;
  readonly member: string;
}

/** A figure at the rope: its body is drawn behind the rope, its arms in front. */
export class Puller {
  /** Body and legs, drawn behind the rope. */
  readonly body = new Container({ label: 'puller' });
  /** Arms, drawn in front of the rope. */
  readonly arms: Sprite;
  readonly #legs: Sprite;
  readonly #torso: Sprite;
  /** Direction in which the figure looks: 1 right, -1 left. */
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

  /** Whether the figure is visible. */
  set visible(is: boolean) {
    this.body.visible = is;
    this.arms.visible = is;
  }

  /**
   * Places the figure: it leans by `lead`, is `up` above the ground and `back` further from the pit (design pixels).
   * `hold` is 1 with both fists on the rope, 0 with the arms in the air.
   */
  stand(lead: number, up: number, back: number, hold: number): void {
    const { body, legs, shift } = STANCE;
    const facing = this.#facing;
    const x = LAYOUT.middle - facing * (this.#away + shift.level + shift.by * lead + back);
    // The legs rotate about the heels, and the hips move with them.
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
    // The fists stay on the rope wherever the shoulders are; arms that do not hold the rope are raised.
    const drop = Math.max(-1, Math.min(1, (LAYOUT.rope.y - armY) / FIGURE.reach));
    this.arms.rotation = facing * (Math.asin(drop) * hold - (1 - hold) * 1.1);
  }
}
