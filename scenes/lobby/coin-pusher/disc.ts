import type { DiscBody } from '../../../fair/coin-pusher/contacts.ts';
import type { PieceKind } from '../../../fair/coin-pusher/table.ts';
import { type Container, Sprite, type Texture } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { art, PESO_PICTURES, SPECIAL_PICTURES } from './art.ts';
import { toX, toY } from './layout.ts';
import { SHADOW } from './tuning.ts';

/** Textures of discs: ordinary pesos by variant, special discs by kind. */
interface Faces {
  readonly pesos: readonly Texture[];
  readonly specials: Readonly<Record<Exclude<PieceKind, 'peso'>, Texture>>;
}

/** A drawn disc with its shadow: on the rail, falling, on the table or leaving the table. Created once and reused. */
export class Disc {
  readonly sprite: Sprite;
  readonly shadow: Sprite;
  /** The disc's id on the table; -1 until it has landed. */
  id = -1;
  kind: PieceKind = 'peso';
  /** Simulated body that this disc follows during a drop; undefined at rest. */
  body: DiscBody | undefined;
  /** Position of the body before the last simulation step, in table units. */
  fromX = 0;
  fromY = 0;
  /** True if the disc is drawn at its place and has not moved since, so that the next frame can skip it. */
  isStill = false;
  readonly #faces: Faces;

  constructor(faces: Faces, shadow: Texture) {
    this.#faces = faces;
    this.sprite = new Sprite({ anchor: art['peso-1']?.anchor ?? { x: 0.5, y: 0.5 } });
    this.shadow = new Sprite({ texture: shadow, anchor: 0.5 });
    this.setKind('peso', 0);
  }

  /** Shows the picture of a kind; for pesos the id selects one of the rotated pictures. */
  setKind(kind: PieceKind, id: number): void {
    this.kind = kind;
    const { pesos, specials } = this.#faces;
    const texture = kind === 'peso' ? pesos[id % pesos.length] : specials[kind];
    if (texture) this.sprite.texture = texture;
  }

  /** Adds the disc and its shadow to their layers, with default tint, size and alpha. */
  enter(discs: Container, shadows: Container): void {
    discs.addChild(this.sprite);
    shadows.addChild(this.shadow);
    this.sprite.alpha = 1;
    this.shadow.alpha = SHADOW.alpha;
    this.sprite.scale.set(1);
    this.shadow.scale.set(1);
    this.sprite.rotation = 0;
    this.sprite.tint = 0xffffff;
    this.isStill = false;
  }

  /** Places the disc flat on the table at a point in table units. */
  lie(x: number, y: number): void {
    this.put(toX(x), toY(y), SHADOW.x, SHADOW.y);
  }

  /** Moves the disc to a point and its shadow by an offset, in design pixels. Does nothing if nothing changed. */
  put(x: number, y: number, shadowX: number, shadowY: number): void {
    const { sprite, shadow } = this;
    if (sprite.x !== x || sprite.y !== y) sprite.position.set(x, y);
    if (shadow.x !== x + shadowX || shadow.y !== y + shadowY) shadow.position.set(x + shadowX, y + shadowY);
  }

  /** Removes the disc and its shadow from their layers. */
  leave(): void {
    this.sprite.removeFromParent();
    this.shadow.removeFromParent();
    this.body = undefined;
    this.id = -1;
  }
}

/** A pool of discs created in advance; it creates more only while one full table fades into another. */
export class DiscPool {
  readonly #faces: Faces;
  readonly #shadow: Texture;
  readonly #free: Disc[];
  readonly #all: Disc[] = [];

  constructor(pictures: TextureProvider, count: number) {
    this.#faces = {
      pesos: PESO_PICTURES.map((name) => pictures.texture(name)),
      specials: {
        tenPesos: pictures.texture(SPECIAL_PICTURES.tenPesos),
        diamonds: pictures.texture(SPECIAL_PICTURES.diamonds),
        scratchCard: pictures.texture(SPECIAL_PICTURES.scratchCard),
      },
    };
    this.#shadow = pictures.texture('shadow');
    this.#free = Array.from({ length: count }, () => this.#make());
  }

  acquire(): Disc {
    return this.#free.pop() ?? this.#make();
  }

  release(disc: Disc): void {
    disc.leave();
    this.#free.push(disc);
  }

  #make(): Disc {
    const disc = new Disc(this.#faces, this.#shadow);
    this.#all.push(disc);
    return disc;
  }

  /** Destroys the unused discs, which belong to no container and so are not destroyed with the scene. */
  dispose(): void {
    for (const { sprite, shadow } of this.#all) {
      if (!sprite.destroyed) sprite.destroy();
      if (!shadow.destroyed) shadow.destroy();
    }
  }
}
