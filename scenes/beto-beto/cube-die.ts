import type { SceneContext, SceneTypes } from '../engine/definition.ts';
import { Container, type Sprite, type Texture } from '../engine/pixi.ts';
import { spriteOf } from '../parts/stall/stall-nodes.ts';
import { COLOURS, ringOf } from './colours.ts';

/** How far its top leans away from whoever looks at it, degrees: it is seen from above, and a part of its front. */
const LEAN = 28;
/** Shade of a face that looks down, and of one that looks at the light. */
const [DARK, BRIGHT] = [0.52, 1];

const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
/** The same angle in -180 to 180. */
const signed = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Grey of so much light, as a colour to multiply with. */
function greyOf(light: number): number {
  const level = Math.round(255 * light);
  return (level << 16) | (level << 8) | level;
}

/** A die of six colours that rolls towards whoever looks at it: of its faces those that can be seen, each as wide as it looks. */
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

  /** The colour that lies on top when it has not turned, by its place in the table. */
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

  /** How much light is on it, 0..1. */
  set light(light: number) {
    this.#light = light;
    this.stand(this.#size, this.#turned);
  }

  /** As long as `size` dpx along an edge, and turned back by so many degrees from where its top lies on top. */
  stand(size: number, turned: number): void {
    this.#size = size;
    this.#turned = turned;
    for (const [index, sprite] of this.#faces.entries()) {
      // Of a face that looks straight at the eye the angle is 0, of one that looks up 90.
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
