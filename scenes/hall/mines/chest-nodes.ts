import type { SceneContext } from '../../engine/definition.ts';
import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import type { HallStage } from '../models/round/hall-stage.ts';
import { chestPlaceOf } from './places.ts';
import { DIM, LAYOUT, TINTS } from './tuning.ts';
import type { MinesTypes } from './types.ts';

/** How a chest is drawn. */
export interface ChestLook {
  /** Content of an open chest; undefined while the chest is closed. */
  readonly find?: 'gem' | 'mine';
  /** Scale of the content. */
  readonly findScale?: number;
  readonly scale?: number;
  /** Rotation of the chest, degrees. */
  readonly turn?: number;
  readonly times?: string;
  /** How far the chest is dimmed, 0..1; chests that the player did not open are dimmed at the end of the round. */
  readonly dim?: number;
  /** Whether a mine has exploded in the chest. */
  readonly isBurnt?: boolean;
}

/** A chest that is closed or shows its content. */
export class ChestNode {
  readonly view = new Container();
  readonly #lid: Sprite;
  readonly #find: Sprite;
  readonly #times: GlyphText;
  readonly #textures: Readonly<Record<'chest' | 'chest-open' | 'gem' | 'mine', Texture>>;

  constructor(context: SceneContext<MinesTypes>, hall: HallStage, tile: number) {
    const { x, y } = chestPlaceOf(tile);
    this.view.position.set(x, y);
    this.#textures = {
      chest: context.texture('chest'),
      'chest-open': context.texture('chest-open'),
      gem: context.texture('gem'),
      mine: context.texture('mine'),
    };
    this.#lid = hall.sprite('chest', 0, 0);
    this.#find = hall.sprite('gem', 0, LAYOUT.find.y);
    const { cap, width } = LAYOUT.times;
    this.#times = new GlyphText(context, {
      set: 'label',
      capHeight: cap,
      maxWidth: width,
      tint: TINTS.times,
      capacity: 8,
    });
    this.#times.view.y = LAYOUT.times.y;
    this.view.addChild(this.#lid, this.#find, this.#times.view);
  }

  /** Draws the chest with the given look. */
  show(look: ChestLook): void {
    const { find, findScale = 1, scale = 1, turn = 0, times = '', dim = 0, isBurnt = false } = look;
    this.view.scale.set(scale);
    this.view.angle = turn;
    this.view.alpha = 1 - dim * (1 - DIM.alpha);
    this.#lid.texture = this.#textures[find === undefined ? 'chest' : 'chest-open'];
    const tint = dim > 0 ? TINTS.dim : 0xffffff;
    this.#lid.tint = isBurnt ? TINTS.burnt : tint;
    this.#find.visible = find !== undefined;
    if (find !== undefined) this.#find.texture = this.#textures[find];
    this.#find.tint = tint;
    this.#find.scale.set(findScale * (dim > 0 ? 0.84 : 1));
    if (this.#times.text !== times) this.#times.write(times);
  }
}
