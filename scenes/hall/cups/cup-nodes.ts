import { Container, type Sprite } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { cupFootOf } from './places.ts';
import { LAYOUT, MOST_CUPS, OPEN } from './tuning.ts';

/** How a cup is drawn. */
export interface CupLook {
  /** Height of the cup: 0 on the table, 1 fully lifted. */
  readonly lift?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly tint?: number;
  /** Offset of the cup from its place, in design pixels: to the right, and towards the player. */
  readonly dx?: number;
  readonly near?: number;
}

interface Cup {
  readonly view: Container;
  readonly body: Sprite;
  readonly shadow: Sprite;
}

/** The cups on their table, and the ball, which is drawn behind the cups' rims. */
export class CupNodes {
  readonly view = new Container();
  readonly ball: Sprite;
  readonly #ballShadow: Sprite;
  readonly #cups: readonly Cup[];
  readonly #standing = new Container({ sortableChildren: true });
  #count = 0;

  constructor(provider: TextureProvider) {
    this.ball = spriteAt(provider, 'ball');
    this.#ballShadow = spriteAt(provider, 'shadow');
    this.#ballShadow.setSize(70, 22);
    const shadows = new Container();
    this.#cups = Array.from({ length: MOST_CUPS }, () => {
      const shadow = spriteAt(provider, 'shadow');
      const body = spriteAt(provider, 'cup');
      body.anchor.set(0.5, 1);
      const view = new Container();
      view.addChild(body);
      shadows.addChild(shadow);
      this.#standing.addChild(view);
      return { view, body, shadow };
    });
    this.view.addChild(shadows, this.#ballShadow, this.ball, this.#standing);
  }

  /** Number of cups on the table. */
  get count(): number {
    return this.#count;
  }

  set count(count: number) {
    this.#count = count;
    for (const [index, { view, shadow }] of this.#cups.entries())
      view.visible = shadow.visible = index < count;
  }

  /** Draws a cup with the given look; cups count from 0 at the left. */
  show(cup: number, look: CupLook = {}): void {
    const node = this.#cups[cup];
    if (node === undefined) return;
    const { lift = 0, turn = 0, scale = 1, tint = 0xffffff, dx = 0, near = 0 } = look;
    const place = cupFootOf(cup, this.#count);
    const size = place.scale * scale;
    node.view.position.set(place.x + dx, place.y + near - OPEN.lift * lift);
    node.view.scale.set(size);
    node.view.angle = turn + OPEN.lean * lift;
    node.view.zIndex = cup + near * 10;
    node.body.tint = tint;
    node.shadow.position.set(place.x + dx, place.y + near - 6);
    node.shadow.scale.set(size * (1 - 0.25 * lift));
    node.shadow.alpha = 1 - 0.55 * lift;
  }

  /** Draws the ball on the table; hides it if `at` is undefined. */
  layBall(at: { readonly x: number; readonly y: number } | undefined, scale = 1, height = 0): void {
    this.ball.visible = this.#ballShadow.visible = at !== undefined;
    if (at === undefined) return;
    this.ball.position.set(at.x, at.y - height);
    this.ball.scale.set(scale);
    this.#ballShadow.position.set(at.x, at.y + 24);
    this.#ballShadow.alpha = scale;
  }

  /** Returns the place of the ball under a cup, in design pixels. */
  under(cup: number): { readonly x: number; readonly y: number } {
    const { x, y } = cupFootOf(cup, this.#count);
    return { x, y: y - LAYOUT.ball.above };
  }
}
