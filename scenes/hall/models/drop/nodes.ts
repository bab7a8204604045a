import type { SceneContext } from '../../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../../engine/pixi.ts';
import { GlyphText } from '../../../parts/glyph-text.ts';
import { ballAt, lightOf } from './ball-path.ts';
import { BinNodes } from './bin-nodes.ts';
import { type DropBoard, boardOf, pegAt, type Point, rightsOf, touchAt } from './board.ts';
import { FALL, LAYOUT, POP, SIZE, TINTS } from './tuning.ts';
import type { DropLook, DropTypes } from './types.ts';

/** Maximum number of rows, and the number of pegs on a board with this number of rows. */
const MOST_ROWS = 16;
const MOST_PEGS = (MOST_ROWS * (MOST_ROWS + 5)) / 2;

/** All display nodes of a game with a falling ball. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  readonly bins: BinNodes;
  /** Glow around the ball after a win. */
  readonly glow: Sprite;
  /** Multiplier of the last ball, in large figures. */
  readonly times: GlyphText;
  readonly #pegs: readonly Sprite[];
  readonly #lights: readonly Sprite[];
  readonly #marks: readonly Sprite[];
  readonly #ball: Sprite;
  readonly #falling: Texture;
  readonly #popped: Texture | undefined;
  #pop = 0;
  #board = boardOf(MOST_ROWS);

  constructor(context: SceneContext<DropTypes>, { popped, crown }: DropLook) {
    const sprite = (name: string, { x, y }: Point): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });
    const many = (name: string, count: number): Sprite[] =>
      Array.from({ length: count }, () => sprite(name, { x: 0, y: 0 }));
    const sky = sprite('backdrop', { x: SIZE.width / 2, y: SIZE.height / 2 });
    // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
    sky.setSize(SIZE.width * 1.35, SIZE.height * 1.35);
    this.#pegs = many('peg', MOST_PEGS);
    this.#lights = many('glow', MOST_ROWS);
    this.#marks = many('mark', MOST_ROWS);
    for (const light of this.#lights) {
      light.alpha = 0;
      light.tint = TINTS.glow;
    }
    this.bins = new BinNodes(context, crown);
    this.glow = sprite('glow', LAYOUT.mouth);
    this.glow.setSize(240, 240);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.#ball = sprite('ball', LAYOUT.mouth);
    this.#falling = context.texture('ball');
    this.#popped = popped === undefined ? undefined : context.texture(popped);
    this.times = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.times.cap,
      maxWidth: LAYOUT.times.width,
      capacity: 8,
    });
    this.times.view.position.set(LAYOUT.times.x, LAYOUT.times.y);
    this.play.addChild(
      sprite('fair', LAYOUT.fair),
      sprite('garland', LAYOUT.garland),
      sprite('board', LAYOUT.board),
      this.times.view,
      sprite('mouth', LAYOUT.mouth),
      ...this.#lights,
      ...this.#pegs,
      ...this.#marks,
      this.bins.view,
      this.glow,
      this.#ball,
    );
    context.view.addChild(sky, this.play);
    this.hideTrail();
  }

  /** Dimensions of the board on the screen. */
  get board(): DropBoard {
    return this.#board;
  }

  /** Shows the pegs and bins of a board, with the ball in the opening at the top. */
  setBoard(bins: readonly number[]): void {
    const board = boardOf(bins.length - 1);
    this.#board = board;
    let next = 0;
    for (let row = 0; row < board.rows; row++) {
      for (let peg = 0; peg < row + 3; peg++) {
        const sprite = this.#pegs[next++];
        const { x, y } = pegAt(board, row, peg);
        sprite?.position.set(x, y);
      }
    }
    for (const [index, peg] of this.#pegs.entries()) {
      peg.visible = index < next;
      peg.setSize(2 * board.pegRadius);
    }
    for (const light of this.#lights) light.setSize(2 * board.pegRadius * FALL.flashSize);
    for (const mark of this.#marks) mark.setSize(board.ballRadius * 0.8);
    this.pop = 0;
    this.bins.set(board, bins);
    this.hideTrail();
    this.place(LAYOUT.mouth);
  }

  /** Places the ball and its glow. */
  place({ x, y }: Point): void {
    this.#ball.position.set(x, y);
    this.glow.position.set(x, y);
  }

  /** Centre of the ball, in design pixels. */
  get ball(): Point {
    const { x, y } = this.#ball;
    return { x, y };
  }

  /**
   * Progress with which the ball pops open in its bin, 0..1; a tween animates this value. In a game without a picture
   * of the popped ball, the ball stays closed.
   */
  get pop(): number {
    return this.#pop;
  }

  set pop(pop: number) {
    this.#pop = pop;
    const isPopped = pop > 0 && this.#popped !== undefined;
    this.#ball.texture = isPopped ? (this.#popped ?? this.#falling) : this.#falling;
    this.#ball.setSize(2 * this.#board.ballRadius * (isPopped ? 1 + (POP.size - 1) * pop : 1));
  }

  /** Shows the ball after `hops` hops on its path, which begins at `from`; the peg that it just hit glows. */
  fall(path: readonly number[], from: Point, hops: number): void {
    this.place(ballAt(this.#board, path, from, hops));
    for (const [row, light] of this.#lights.entries()) {
      const left = row < this.#board.rows ? lightOf(row, hops) : 0;
      light.alpha = FALL.flash * left;
      if (left === 0) continue;
      const { x, y } = pegAt(this.#board, row, rightsOf(path, row) + 1);
      light.position.set(x, y);
    }
  }

  /** Lays the ball at the end of its path, with no peg lit. */
  lie(path: readonly number[]): void {
    this.place(touchAt(this.#board, path, this.#board.rows));
    this.hideLights();
  }

  /** Turns off the pegs' lights. */
  hideLights(): void {
    for (const light of this.#lights) light.alpha = 0;
  }

  /** Marks every peg on a path; in reduced motion this replaces the moving ball. */
  showTrail(path: readonly number[]): void {
    for (const [row, mark] of this.#marks.entries()) {
      mark.visible = row < path.length;
      const { x, y } = touchAt(this.#board, path, Math.min(row, this.#board.rows));
      mark.position.set(x, y);
    }
  }

  /** Hides the marks on the ball's path. */
  hideTrail(): void {
    for (const mark of this.#marks) mark.visible = false;
  }

  /**
   * Alpha of the ball and the marks, which fades in instead of moving in reduced motion; a tween animates this value.
   */
  get fade(): number {
    return this.#ball.alpha;
  }

  set fade(alpha: number) {
    this.#ball.alpha = alpha;
    for (const mark of this.#marks) mark.alpha = alpha;
  }
}
