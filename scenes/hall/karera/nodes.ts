import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { Fuse } from '../../parts/fuse.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { finishMs, progressOf, type Race, standing } from './race.ts';
import { LAYOUT, RACE, RUNNERS, SIZE, TIMES, TINTS } from './tuning.ts';
import type { KareraTypes } from './types.ts';

/** Width of one street tile, in design pixels. */
const STREET = 360;
/** Number of street tiles, enough to cover the design and what a wider canvas shows beside it. */
const LENGTHS = 5;
/** How far the fair in the background moves, as a share of the camera's motion. */
const FAR = 0.06;
/** State before a race: the runners in the order of their numbers. */
const AT_REST: Race = { order: Array.from({ length: RUNNERS }, (_, runner) => runner), number: 0 };

interface Runner {
  readonly view: Container;
  readonly body: Sprite;
  readonly dust: Sprite;
}

/** All display nodes of Karera. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms this container. */
  readonly play = new Container();
  readonly line: GlyphText;
  readonly fuse: Fuse;
  /** White flash of a photo finish. */
  readonly flash: Sprite;
  readonly #fair: readonly Sprite[];
  readonly #street: readonly Sprite[];
  readonly #arch: Sprite;
  readonly #runners: readonly Runner[];
  readonly #numbers: readonly Sprite[];
  readonly #glows: readonly Sprite[];
  #mine: readonly number[] = [];
  #order: readonly number[] = AT_REST.order;

  constructor(context: SceneContext<KareraTypes>) {
    const sprite = (name: string, x: number, y: number): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });
    const sky = sprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
    sky.setSize(SIZE.width * 1.35, SIZE.height * 1.35);
    this.#fair = [0, 1].map(() => sprite('fair', LAYOUT.fair.x, LAYOUT.fair.y));
    this.#street = Array.from({ length: LENGTHS }, () => {
      const piece = sprite('street', 0, LAYOUT.street.y);
      piece.anchor.set(0, 0);
      // Each tile is one pixel wider than the distance between tiles, so that no gap is visible.
      piece.setSize(STREET + 1, SIZE.height * 1.2 - LAYOUT.street.y);
      return piece;
    });
    this.#arch = sprite('arch', 0, LAYOUT.street.y - 62);
    this.#arch.anchor.set(0.5, 0);
    this.#runners = Array.from({ length: RUNNERS }, (_, lane) => {
      const view = new Container();
      const scale = LAYOUT.runner.from + ((LAYOUT.runner.to - LAYOUT.runner.from) * lane) / (RUNNERS - 1);
      const body = sprite(`runner-${lane + 1}`, 0, -34);
      body.setSize(LAYOUT.runner.size);
      const dust = sprite('dust', -54, 6);
      const number = sprite(`number-${lane + 1}`, -6, 4);
      number.setSize(30);
      view.addChild(dust, body, number);
      view.scale.set(scale);
      view.y = LAYOUT.lane.y + LAYOUT.lane.gap * lane;
      return { view, body, dust };
    });
    this.line = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.line.cap,
      maxWidth: LAYOUT.line.width,
      tint: TINTS.line,
      capacity: 44,
    });
    this.line.view.position.set(LAYOUT.line.x, LAYOUT.line.y);
    this.fuse = new Fuse(context, LAYOUT.fuse);
    this.#glows = this.#runners.map(() => {
      const glow = sprite('glow', 0, LAYOUT.order.y);
      glow.setSize(LAYOUT.order.size * 1.9);
      return glow;
    });
    this.#numbers = this.#runners.map((_, runner) => {
      const number = sprite(`number-${runner + 1}`, 0, LAYOUT.order.y);
      number.setSize(LAYOUT.order.size);
      return number;
    });
    this.flash = sprite('glow', LAYOUT.finish, LAYOUT.street.y + 120);
    this.flash.setSize(760);
    this.flash.alpha = 0;
    this.play.addChild(
      ...this.#fair,
      ...this.#street,
      this.#arch,
      ...this.#runners.map(({ view }) => view),
      this.flash,
      sprite('garland', LAYOUT.garland.x, LAYOUT.garland.y),
      sprite('board', LAYOUT.board.x, LAYOUT.board.y),
      ...this.#glows,
      ...this.#numbers,
      this.line.view,
      this.fuse.view,
    );
    context.view.addChild(sky, this.play);
    this.stand();
  }

  /** Indices of the runners that the player has bet on, whose numbers are highlighted. */
  set mine(mine: readonly number[]) {
    this.#mine = mine;
    this.#writeOrder();
  }

  /** Places all runners at the start. */
  stand(): void {
    this.run(AT_REST, 0);
    this.#order = AT_REST.order;
    for (const number of this.#numbers) number.tint = TINTS.lit;
    this.#writeOrder();
  }

  /** Draws a race `ms` after its start; with `isOver`, lights the finishing order on the board. */
  run(race: Race, ms: number, isOver = false): void {
    const far = Array.from({ length: RUNNERS }, (_, runner) => progressOf(race, runner, ms));
    const lead = Math.min(1, Math.max(...far)) * RACE.track;
    const last = RACE.track - (LAYOUT.finish - LAYOUT.start);
    const camera = Math.min(last, Math.max(0, lead - (LAYOUT.leader - LAYOUT.start)));
    for (const [runner, { view, body, dust }] of this.#runners.entries()) {
      const progress = far[runner] ?? 0;
      view.x = LAYOUT.start + progress * RACE.track - camera;
      const isRunning = ms > 0 && ms < finishMs(race, runner) + 1_500;
      const stride = isRunning ? Math.sin((2 * Math.PI * ms) / TIMES.stride / 2 + runner * 1.7) : 0;
      body.y = -34 - 4 * Math.abs(stride);
      body.rotation = 0.05 * stride;
      // The dust grows with each stride but does not blink: six blinking clouds would flash five times per second.
      dust.alpha = isRunning ? 0.3 : 0;
      dust.x = -54 - 6 * Math.abs(stride);
    }
    for (const [index, piece] of this.#street.entries())
      piece.x = (index - 1) * STREET - (((camera % STREET) + STREET) % STREET);
    this.#arch.x = LAYOUT.start + RACE.track - camera;
    for (const [index, fair] of this.#fair.entries())
      fair.x = LAYOUT.fair.x + index * 720 - ((camera * FAR) % 720);
    this.#order = standing(race, ms);
    this.#writeOrder();
    for (const [runner, number] of this.#numbers.entries())
      number.tint = isOver && this.#order.indexOf(runner) > 1 ? TINTS.dim : TINTS.lit;
  }

  #writeOrder(): void {
    for (const [place, runner] of this.#order.entries()) {
      const [number, glow] = [this.#numbers[runner], this.#glows[runner]];
      if (number === undefined || glow === undefined) continue;
      number.x = glow.x = LAYOUT.order.x + LAYOUT.order.gap * place;
      glow.alpha = this.#mine.includes(runner) ? 0.85 : 0;
    }
  }
}
