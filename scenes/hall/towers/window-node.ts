import type { SceneContext } from '../../engine/definition.ts';
import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import type { HallStage } from '../models/round/hall-stage.ts';
import type { TowersTypes } from './types.ts';

/** How a window is drawn. */
export interface WindowLook {
  readonly wall: 'shut' | 'lit' | 'dark';
  /** What is in the window (a star or a ghost), and its scale. */
  readonly find?: 'star' | 'ghost' | undefined;
  readonly findScale?: number;
  readonly tint?: number;
  readonly scale?: number;
}

/** A window of the tower with the wall around it. */
export class WindowNode {
  readonly view = new Container();
  readonly #wall: Sprite;
  readonly #find: Sprite;
  readonly #textures: Readonly<Record<'shut' | 'lit' | 'dark' | 'star' | 'ghost', Texture>>;

  constructor(context: SceneContext<TowersTypes>, hall: HallStage) {
    this.#textures = {
      shut: context.texture('shut'),
      lit: context.texture('lit'),
      dark: context.texture('dark'),
      star: context.texture('star'),
      ghost: context.texture('ghost'),
    };
    this.#wall = hall.sprite('shut', 0, 0);
    this.#find = hall.sprite('star', 0, 0);
    this.view.addChild(this.#wall, this.#find);
  }

  /** Draws the window with the given look. */
  show({ wall, find, findScale = 1, tint = 0xffffff, scale = 1 }: WindowLook): void {
    this.#wall.texture = this.#textures[wall];
    this.#wall.tint = tint;
    this.#find.visible = find !== undefined;
    if (find !== undefined) this.#find.texture = this.#textures[find];
    this.#find.tint = tint;
    this.#find.scale.set(findScale);
    this.view.scale.set(scale);
  }
}
