import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { BALLS, BOARD, DRAW, LAYOUT } from './tuning.ts';

interface Ball {
  readonly view: Container;
  readonly body: Sprite;
  readonly label: GlyphText;
}

/** Returns the x of a ball's socket in the tray, in design pixels; sockets count from 0 at the left. */
const socketAt = (place: number): number =>
  LAYOUT.tray.x + (place - (BOARD.drawn - 1) / 2) * LAYOUT.tray.pitch;

/** The tray with a socket for each drawn ball, and the balls on their way into it. */
export class Tray {
  readonly view = new Container();
  readonly #balls: readonly Ball[];

  constructor(provider: TextureProvider) {
    const { x, y, ball, cap } = LAYOUT.tray;
    const places = Array.from({ length: BOARD.drawn }, (_, place) => socketAt(place));
    this.#balls = places.map(() => {
      const view = new Container({ visible: false });
      const body = spriteAt(provider, 'ball');
      const label = new GlyphText(provider, { set: 'label', capHeight: cap, tint: BALLS.label, capacity: 2 });
      view.addChild(body, spriteAt(provider, 'face'), label.view);
      view.scale.set(ball / 52);
      return { view, body, label };
    });
    this.view.addChild(
      spriteAt(provider, 'tray', x, y),
      ...places.map((place) => spriteAt(provider, 'socket', place, y)),
      // Balls are drawn after the sockets, so a ball in flight is in front of everything.
      ...this.#balls.map(({ view }) => view),
    );
  }

  /** Writes the drawn numbers on the balls, in the order of the draw, and tints the balls. */
  number(drawn: readonly number[], isHit: (number: number) => boolean): void {
    for (const [place, { body, label }] of this.#balls.entries()) {
      const number = drawn[place];
      if (number === undefined) continue;
      label.write(String(number));
      body.tint = isHit(number) ? BALLS.hit : (BALLS.byTens[Math.floor((number - 1) / 10)] ?? 0xffffff);
    }
  }

  /**
   * Places a ball on its way from the drum (0) into its socket (1); a negative `way` hides the ball, since it has not
   * left the drum yet.
   */
  place(ball: number, way: number): void {
    const sprite = this.#balls[ball];
    if (!sprite) return;
    sprite.view.visible = way >= 0;
    const part = Math.min(1, Math.max(0, way));
    const out = 1 - (1 - part) ** 2;
    const { mouth, tray } = LAYOUT;
    sprite.view.position.set(
      mouth.x + (socketAt(ball) - mouth.x) * out,
      mouth.y + (tray.y - mouth.y) * part - DRAW.lift * 4 * part * (1 - part) * 0.4,
    );
    sprite.view.rotation = (1 - out) * -5;
  }

  /** Removes all balls from the tray. */
  clear(): void {
    for (const { view } of this.#balls) view.visible = false;
  }
}
