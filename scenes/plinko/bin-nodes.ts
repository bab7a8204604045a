import type { SceneContext } from '../engine/definition.ts';
import { Container, Sprite, type Texture } from '../engine/pixi.ts';
import { GlyphText } from '../parts/glyph-text.ts';
import { art } from './art.ts';
import { binAt, type Board } from './board.ts';
import { BIN_TINTS, LABEL, LAYOUT, SLIM_FROM } from './tuning.ts';
import type { PlinkoTypes } from './types.ts';

/** The most bins that a board has. */
const MOST_BINS = 17;

const { height, gap } = LAYOUT.bins;

/** A multiplier in hundredths as a bin says it: 210 is 2.1. */
export function timesOf(multiplier: number): string {
  const digits = String(multiplier).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '');
}

/** The colour of a bin that pays so much, hundredths of the stake. */
export const tintOf = (multiplier: number): number =>
  BIN_TINTS.find(([from]) => multiplier >= from)?.[1] ?? 0xffffff;

interface BinNode {
  readonly view: Container;
  readonly body: Sprite;
  readonly label: GlyphText;
}

/** The row of bins with what each of them pays. */
export class BinNodes {
  readonly view = new Container();
  readonly #nodes: readonly BinNode[];
  readonly #lit: Sprite;
  readonly #wide: Texture;
  readonly #slim: Texture;
  readonly #litWide: Texture;
  readonly #litSlim: Texture;
  #hit: BinNode | undefined;

  constructor(context: SceneContext<PlinkoTypes>) {
    this.#wide = context.texture('bin-wide');
    this.#slim = context.texture('bin-slim');
    this.#litWide = context.texture('lit-wide');
    this.#litSlim = context.texture('lit-slim');
    this.#nodes = Array.from({ length: MOST_BINS }, () => {
      const view = new Container();
      const body = new Sprite({ texture: this.#wide, anchor: 0.5 });
      const label = new GlyphText(context, { set: 'label', capHeight: LABEL.wide, capacity: 6 });
      view.addChild(body, label.view);
      return { view, body, label };
    });
    this.#lit = new Sprite({ texture: this.#litWide, anchor: 0.5, alpha: 0 });
    this.view.addChild(...this.#nodes.map(({ view }) => view), this.#lit);
  }

  /** Stands the bins of a board with what they pay, hundredths of the stake. */
  set(board: Board, bins: readonly number[]): void {
    this.light(undefined, 0);
    const isSlim = board.rows >= SLIM_FROM;
    const width = board.pitch - gap;
    this.#lit.texture = isSlim ? this.#litSlim : this.#litWide;
    // The border lies as far outside of a bin as it was drawn.
    const drawn = art[isSlim ? 'bin-slim' : 'bin-wide']?.width ?? width;
    this.#lit.scale.set(width / drawn, 1);
    for (const [index, { view, body, label }] of this.#nodes.entries()) {
      const pays = bins[index];
      view.visible = pays !== undefined;
      if (pays === undefined) continue;
      view.position.copyFrom(binAt(board, index));
      body.texture = isSlim ? this.#slim : this.#wide;
      body.setSize(width, height);
      body.tint = tintOf(pays);
      label.write(timesOf(pays));
      label.tint = LABEL.tint;
      const room = (isSlim ? height : width) - 2 * LABEL.margin;
      const full = isSlim ? LABEL.slim / LABEL.wide : 1;
      label.view.scale.set(Math.min(full, room / label.width));
      label.view.rotation = isSlim ? -Math.PI / 2 : 0;
    }
  }

  /** The bin that the ball has come to; undefined for none. `alpha` of its light border. */
  light(bin: number | undefined, alpha: number): void {
    this.dip = 0;
    this.swell = 1;
    this.#hit = bin === undefined ? undefined : this.#nodes[bin];
    if (this.#hit) this.#lit.position.copyFrom(this.#hit.view.position);
    this.#lit.alpha = this.#hit === undefined ? 0 : alpha;
  }

  /** How far the hit bin has given way, dpx; tweened. */
  get dip(): number {
    return this.#hit === undefined ? 0 : this.#hit.view.pivot.y * -1;
  }

  set dip(dip: number) {
    if (this.#hit) this.#hit.view.pivot.y = -dip;
  }

  /** The hit bin's size beside its own, tweened. */
  get swell(): number {
    return this.#hit?.view.scale.x ?? 1;
  }

  set swell(swell: number) {
    this.#hit?.view.scale.set(swell);
  }
}
