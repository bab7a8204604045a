import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import { COLOURS, ringOf } from './colours.ts';

/**
 * Angle between the top of a lying die and the line of sight, degrees: the viewer looks down at the die, and also sees
 * part of its front.
 */
const LEAN = 28;
/** Brightness of a face that is turned away from the light, and of a face turned towards it. */
const [DARK, BRIGHT] = [0.52, 1];

const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
/** Normalises an angle to the range from -180 to 180 degrees. */
const signed = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Returns the grey tint for a light level of 0..1; the renderer multiplies the colours of a picture by its tint. */
function greyOf(light: number): number {
  const level = Math.round(255 * light);
  return (level << 16) | (level << 8) | level;
}

/** A die of six colours that rolls towards the viewer: draws its visible faces, each foreshortened. */
export class CubeDie {
  readonly view = new Container();
  readonly #faces: readonly Sprite[];
  readonly #textures: readonly Texture[];
  #top = 0;
  #size = 0;
  #turned = 0;
  #light = 1;

  constructor(context: Pick<SceneContext<SceneTypes>, 'texture'>) {
    this.#textures = COLOURS.map((name) => context.texture(`face-${name}`));
    this.#faces = ringOf(0).map((face) => spriteOf(context, `face-${COLOURS[face] ?? ''}`));
    this.view.addChild(...this.#faces);
  }

  /** Colour on top of the unturned die, as an index into `COLOURS`. */
  set top(top: number) {
    this.#top = top;
    for (const [index, face] of ringOf(this.#top).entries()) {
      const sprite = this.#faces[index];
      const texture = this.#textures[face];
      if (sprite && texture) sprite.texture = texture;
    }
  }

  get top(): number {
    return this.#top;
  }

  /** Light on the die, 0..1. */
  set light(light: number) {
    this.#light = light;
    this.stand(this.#size, this.#turned);
  }

  /**
   * Draws the die with an edge of `size` design pixels; `turned` is the rotation, in degrees, that is left until its
   * final top is up.
   */
  stand(size: number, turned: number): void {
    this.#size = size;
    this.#turned = turned;
    for (const [index, sprite] of this.#faces.entries()) {
      // A face has the angle 0 if it is turned straight to the viewer, and 90 if it is turned up.
      const angle = signed(LEAN - 90 * index + turned);
      const seen = cos(angle);
      sprite.visible = seen > 0.001;
      if (!sprite.visible) continue;
      sprite.setSize(size, size * seen);
      sprite.y = (-size / 2) * sin(angle);
      const light = DARK + ((BRIGHT - DARK) * (1 + sin(angle + 52))) / 2;
      sprite.tint = greyOf(light * this.#light);
    }
  }
}
