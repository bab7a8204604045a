import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { BoardView, cellAt } from './board-view.ts';
import type { Piece } from './fall.ts';
import { CellSparks } from './sparks.ts';
import { LAYOUT, SIZE, TINTS, WAIT, WIN } from './tuning.ts';
import type { TumbleTypes } from './types.ts';

/**
 * Maximum number of wins at the same time: a win takes at least eight symbols, and three wins nearly fill the board.
 */
const MOST_WINS = 3;
/**
 * Scale of the background relative to the design, since a canvas of another aspect ratio shows more than the design.
 */
const COVER = 1.35;
/** Minimum vertical distance between the amounts of two wins, in design pixels. */
const PAY_APART = 56;
const WAVE_HEIGHT = LAYOUT.window.height * 1.1;

/** Centre of the board, in design pixels. */
const MIDDLE = {
  x: LAYOUT.window.x + LAYOUT.window.width / 2,
  y: LAYOUT.window.y + LAYOUT.window.height / 2,
};

/** Amount of a symbol's win, shown above its winning cells. */
export interface TumblePay {
  readonly symbol: string;
  readonly text: string;
}

/** All display nodes of the tumble reels. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  readonly board: BoardView;
  readonly sparks: CellSparks;
  /** The round's win so far, on the sign below the board. */
  readonly amount: GlyphText;
  /** Text on the sign below the board as long as the round has no win. */
  readonly hint: GlyphText;
  readonly chain: GlyphText;
  readonly times: GlyphText;
  /** Glow of a win, behind the sign below the board. */
  readonly glow: Sprite;
  /** Multiplier that flies from the board's centre to the sign. */
  readonly flying = new Container({ visible: false });
  readonly ribbon = new Container({ visible: false });
  /** Announcement of free spins. */
  readonly banner = new Container({ visible: false });
  /** The character of the game title, in front of the machine. */
  readonly #hero: Sprite;
  readonly #wave: Sprite;
  readonly #flyingText: GlyphText;
  readonly #flyingGlow: Sprite;
  readonly #ribbonText: GlyphText;
  readonly #bannerCount: GlyphText;
  readonly #pays: readonly GlyphText[];
  #payCount = 0;

  constructor(context: SceneContext<TumbleTypes>) {
    const sprite = (name: string, x: number, y: number): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });
    const text = (
      set: 'money' | 'label' | 'money-white',
      capHeight: number,
      maxWidth: number,
      capacity: number,
    ): GlyphText => new GlyphText(context, { set, capHeight, maxWidth, capacity });
    const sky = sprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    // The background picture of a game title is taller than wide, so its width decides the scale.
    sky.scale.set((SIZE.width * COVER) / sky.texture.orig.width);
    const { title, hero, machine, plate, chain, times, ribbon, window } = LAYOUT;
    const lettering = sprite('title', title.x, title.y);
    lettering.scale.set(title.scale);
    const shade = sprite('clearing', hero.x, hero.y + hero.foot);
    shade.setSize(hero.shade.width, hero.shade.height);
    this.#hero = sprite('hero', hero.x, hero.y);
    this.board = new BoardView(context);
    this.sparks = new CellSparks(context);
    this.#wave = sprite('wave', MIDDLE.x, MIDDLE.y);
    this.#wave.setSize((window.width / 6) * WAIT.width, WAVE_HEIGHT);
    this.#wave.alpha = 0;
    this.glow = sprite('glow', plate.x, plate.y);
    this.glow.setSize(plate.width * 1.5, 130);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.amount = text('money', plate.cap, plate.width - 30, 14);
    this.hint = text('label', 17, plate.width - 26, 44);
    this.hint.tint = TINTS.none;
    this.chain = text('label', chain.cap, chain.width, 12);
    this.chain.tint = TINTS.chain;
    this.times = text('label', times.cap, times.width, 6);
    for (const [one, at] of [
      [this.amount, plate],
      [this.hint, plate],
      [this.chain, chain],
      [this.times, times],
    ] as const)
      one.view.position.set(at.x, at.y);

    this.#flyingGlow = sprite('glow', 0, 0);
    this.#flyingText = text('money-white', WIN.times.cap, 300, 6);
    this.flying.addChild(this.#flyingGlow, this.#flyingText.view);

    this.#ribbonText = text('label', ribbon.cap, ribbon.width - 76, 34);
    this.#ribbonText.tint = 0xffffff;
    this.ribbon.position.set(ribbon.x, ribbon.y);
    this.ribbon.addChild(sprite('ribbon', 0, 0), this.#ribbonText.view);

    const ground = sprite('clearing', 0, 0);
    ground.setSize(980, 460);
    this.#bannerCount = text('money', 132, 400, 4);
    this.#bannerCount.view.y = -56;
    this.banner.position.set(MIDDLE.x, MIDDLE.y);
    this.banner.addChild(ground, this.#bannerCount.view, sprite('word-free-spins', 0, 76));

    this.#pays = Array.from({ length: MOST_WINS }, () => text('money', WIN.pay.cap, 260, 12));
    this.play.addChild(
      lettering,
      shade,
      this.#hero,
      sprite('machine', machine.x, machine.y),
      this.#wave,
      this.board.view,
      this.glow,
      this.hint.view,
      this.chain.view,
      this.times.view,
      this.ribbon,
      this.sparks.view,
      ...this.#pays.map(({ view }) => view),
      this.flying,
      this.amount.view,
      this.banner,
    );
    context.view.addChild(sky, this.play);
    this.hidePays();
  }

  /** Sets the height of the character's hop: 0 on the ground, 1 at the top. */
  hop(high: number): void {
    this.#hero.y = LAYOUT.hero.y - LAYOUT.hero.hop * high;
  }

  /** Places the light over the empty board at a number of columns from the left; alpha 0 hides it. */
  wave(column: number, alpha: number): void {
    this.#wave.alpha = alpha;
    this.#wave.x = cellAt(column - 0.5, 0).x;
  }

  /**
   * Writes the amount of each win at the centre of the winning cells, or below another amount if the two would overlap.
   */
  writePays(pays: readonly TumblePay[], pieces: readonly Piece[]): void {
    this.hidePays();
    const taken: { readonly x: number; readonly y: number }[] = [];
    for (const [index, { symbol, text }] of pays.entries()) {
      const shown = this.#pays[index];
      const cells = pieces.filter((piece) => piece.isWin && piece.symbol === symbol);
      if (!shown || cells.length === 0) continue;
      const mean = (of: (piece: Piece) => number): number =>
        cells.reduce((sum, piece) => sum + of(piece), 0) / cells.length;
      const { x, y } = cellAt(
        mean(({ column }) => column),
        mean(({ to }) => to),
      );
      shown.write(text);
      const near = taken.filter((one) => Math.abs(one.x - x) < 230 && Math.abs(one.y - y) < PAY_APART);
      const at = { x, y: near.length === 0 ? y : Math.max(...near.map((one) => one.y)) + PAY_APART };
      taken.push(at);
      shown.view.position.set(at.x, at.y);
      shown.view.visible = true;
    }
    this.#payCount = pays.length;
  }

  /** Sets the scale and the alpha of the wins' amounts. */
  showPays(size: number, alpha: number): void {
    for (let index = 0; index < this.#payCount; index++) {
      const { view } = this.#pays[index] ?? {};
      view?.scale.set(size);
      if (view) view.alpha = alpha;
    }
  }

  hidePays(): void {
    this.#payCount = 0;
    for (const { view } of this.#pays) view.visible = false;
  }

  /** Writes the flying multiplier: the higher it is, the larger and warmer its figures are. */
  writeTimes(multiplier: number): void {
    const [, tint = 0xffffff] = TINTS.times.find(([from]) => multiplier >= from) ?? [];
    const share = Math.min(1, Math.log2(multiplier) / 7);
    const size = WIN.times.least + (WIN.times.most - WIN.times.least) * share;
    this.#flyingText.write(`x${multiplier}`);
    this.#flyingText.view.scale.set(size / WIN.times.cap);
    this.#flyingGlow.setSize(size * 3.4);
    this.#flyingText.tint = tint;
    this.#flyingGlow.tint = tint;
    this.times.write(`x${multiplier}`);
    this.times.tint = tint;
  }

  /** Writes a text on the ribbon at the machine's upper rim. */
  writeRibbon(text: string): void {
    if (this.#ribbonText.text !== text) this.#ribbonText.write(text);
  }

  /** Writes the number of free spins into their announcement. */
  writeBanner(count: number): void {
    this.#bannerCount.write(String(count));
  }
}
