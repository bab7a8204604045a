import { STALLS } from '../../../fair/tables/perya.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { Climber, ClimbLook, ClimberPose } from '../models/climb/climb-look.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { leanAt, STEPS, trackAt } from './track.ts';
import { CAR, TRACK } from './tuning.ts';

/** Multiplier of the stake after each step of the climb, in hundredths. */
export const PAYS: readonly number[] = STALLS['coaster-climb'].steps.map(({ multiplier }) => multiplier);

/** The coaster's car on its track, with two passengers. */
class Car implements Climber {
  readonly view = new Container();
  readonly #car: Sprite;
  readonly #sparks: Sprite;

  constructor({ texture }: TextureProvider) {
    this.#car = new Sprite({ texture: texture('car'), anchor: { x: 0.5, y: CAR.wheels } });
    this.#sparks = new Sprite({ texture: texture('sparks'), anchor: 0.5, y: -4 });
    this.view.addChild(this.#sparks, this.#car);
  }

  stand({ height, mood, ms }: ClimberPose): void {
    const { x, y } = trackAt(height);
    const lean = leanAt(height);
    const isLeftwards = Math.cos(lean) < 0;
    const isMoving = mood === 'climbing';
    const shaken = mood === 'slipping' ? CAR.shake : isMoving ? CAR.rattle : 0;
    this.view.position.set(x, y + shaken * Math.sin(ms / 18));
    const slope = isLeftwards ? lean - Math.PI * Math.sign(lean || 1) : lean;
    this.view.rotation = Math.min(CAR.lean, Math.max(-CAR.lean, slope));
    this.view.scale.x = isLeftwards ? -1 : 1;
    this.#car.rotation = mood === 'lost' ? CAR.tipped : 0;
    this.#car.tint = mood === 'lost' ? CAR.lost : 0xffffff;
    this.#sparks.visible = mood === 'slipping';
    this.#sparks.rotation = ms / 60;
  }
}

/**
 * Pictures and positions of the climbing game Coaster Climb: a car climbs a track of eleven steps, and brakes when the
 * player loses.
 */
export const coasterLook: ClimbLook = {
  pays: PAYS,
  pull: 'track.pull',
  pictures: [{ name: 'track', x: TRACK.x, y: TRACK.y }],
  at(height) {
    const { x, y } = trackAt(height);
    return { x, y: y - CAR.middle };
  },
  tagAt(step) {
    const { x, y } = trackAt(Math.min(STEPS, step));
    return { x, y: y + TRACK.tagBelow };
  },
  leftAt: (won) => won + CAR.brakes,
  climber: (context) => new Car({ texture: (name) => context.texture(name) }),
};
