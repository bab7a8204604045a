import { STALLS } from '../../../fair/tables/perya.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import type { Climber, ClimbLook, ClimberPose, Point } from '../models/climb/climb-look.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { BOY, PLACES, POLE, TAGS } from './tuning.ts';

/** Multiplier of the stake after each step of the climb, in hundredths. */
export const PAYS: readonly number[] = STALLS['palo-sebo'].steps.map(({ multiplier }) => multiplier);

/** Returns the climber's centre at a height, which is a possibly fractional number of steps. */
const poleAt = (height: number): Point => ({
  x: POLE.x,
  y: POLE.foot + ((POLE.top - POLE.foot) * height) / PAYS.length,
});

/** A boy who hugs the pole: he pulls himself up, and slides down when he loses his grip. */
class Boy implements Climber {
  readonly view = new Container();
  readonly #boy: Sprite;
  readonly #poses: Readonly<Record<'high' | 'low' | 'slip', Texture>>;

  constructor({ texture }: TextureProvider) {
    this.#poses = { high: texture('boy-high'), low: texture('boy-low'), slip: texture('boy-slip') };
    this.#boy = new Sprite({ texture: this.#poses.low, anchor: 0.5 });
    this.view.addChild(this.#boy);
  }

  stand({ height, mood, ms }: ClimberPose): void {
    const { x, y } = poleAt(height);
    const pull = (height * BOY.pulls) % 1 || (ms % BOY.pullMs) / BOY.pullMs;
    const isPulling = mood === 'climbing';
    this.#boy.texture =
      mood === 'slipping' || mood === 'lost'
        ? this.#poses.slip
        : this.#poses[isPulling && pull < 0.5 ? 'high' : 'low'];
    this.#boy.tint = mood === 'lost' ? BOY.lost : 0xffffff;
    const bob = isPulling ? BOY.bob * Math.sin(2 * Math.PI * pull) : 0;
    this.view.position.set(x, y + bob);
    this.view.rotation = mood === 'slipping' ? BOY.shake * Math.sin(ms / 24) : 0;
  }
}

/**
 * Pictures and positions of the climbing game Palo Sebo: a boy climbs eight steps towards the prizes, or slides to the
 * ground.
 */
export const paloLook: ClimbLook = {
  pays: PAYS,
  pull: 'climb.pull',
  pictures: [
    { name: 'flags', ...PLACES.flags },
    { name: 'pole', ...PLACES.pole },
    { name: 'prizes', ...PLACES.prizes },
    { name: 'ground', ...PLACES.ground },
  ],
  at: poleAt,
  tagAt: (step) => ({
    x: POLE.x + (step % 2 === 0 ? TAGS.side : -TAGS.side),
    y: poleAt(step).y - TAGS.above,
  }),
  leftAt: () => 0,
  climber: (context) => new Boy({ texture: (name) => context.texture(name) }),
};
