import type { SceneContext } from '../../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../../engine/pixi.ts';
import { timesOf } from '../round/times-of.ts';
import { GlyphText } from '../../../parts/glyph-text.ts';
import { slimBinArt, wideBinArt } from './art.ts';
import { binAt, type DropBoard } from './board.ts';
import { BIN_TINTS, LABEL, LAYOUT, SLIM_FROM } from './tuning.ts';
import type { DropTypes } from './types.ts';

/** Maximum number of bins on a board. */
const MOST_BINS = 17;

const { height, gap } = LAYOUT.bins;

/** Offset of a crown's centre from its bin's centre, in design pixels. */
const CROWN_Y = -height / 2 + 3;

/** Returns the tint of a bin by its multiplier of the stake, in hundredths. */
export const tintOf = (multiplier: number): number =>
  BIN_TINTS.find(([from]) => multiplier >= from)?.[1] ?? 0xffffff;

interface BinNode {
  readonly view: Container;
  readonly sprite: Sprite;
  readonly label: GlyphText;
}

/** The row of bins with their multipliers. */
export class BinNodes {
  readonly view = new Container();
  readonly #nodes: readonly BinNode[];
  readonly #lit: Sprite;
  readonly #texture: (name: string) => Texture;
  #hit: BinNode | undefined;

  /** Creates the bins; `crown` is a picture above the edge of every bin. */
  constructor(context: SceneContext<DropTypes>, crown?: string) {
    // The pictures are looked up only when a board is set, since a game with a single board has only the bin pictures
    // of this board.
    this.#texture = (name) => context.texture(name);
    this.#nodes = Array.from({ length: MOST_BINS }, () => {
      const view = new Container();
      const sprite = new Sprite({ anchor: 0.5 });
      const label = new GlyphText(context, { set: 'label', capHeight: LABEL.wide, capacity: 6 });
      if (crown !== undefined)
        view.addChild(new Sprite({ texture: context.texture(crown), anchor: 0.5, y: CROWN_Y }));
      view.addChild(sprite, label.view);
      return { view, sprite, label };
    });
    this.#lit = new Sprite({ anchor: 0.5, alpha: 0 });
    this.view.addChild(...this.#nodes.map(({ view }) => view), this.#lit);
  }

  /** Sets the bins of a board with their multipliers, in hundredths. */
  set(board: DropBoard, bins: readonly number[]): void {
    this.light(undefined, 0);
    const isSlim = board.rows >= SLIM_FROM;
    const width = board.pitch - gap;
    const body = this.#texture(isSlim ? 'bin-slim' : 'bin-wide');
    this.#lit.texture = this.#texture(isSlim ? 'lit-slim' : 'lit-wide');
    // The border is scaled like the bin, so that it fits the edges of the bin.
    const drawn = isSlim ? slimBinArt['bin-slim'].width : wideBinArt['bin-wide'].width;
    this.#lit.scale.set(width / drawn, 1);
    for (const [index, { view, sprite, label }] of this.#nodes.entries()) {
      const pays = bins[index];
      view.visible = pays !== undefined;
      if (pays === undefined) continue;
      view.position.copyFrom(binAt(board, index));
      sprite.texture = body;
      sprite.setSize(width, height);
      sprite.tint = tintOf(pays);
      label.write(timesOf(pays));
      label.tint = LABEL.tint;
      const room = (isSlim ? height : width) - 2 * LABEL.margin;
      const full = isSlim ? LABEL.slim / LABEL.wide : 1;
      label.view.scale.set(Math.min(full, room / label.width));
      label.view.rotation = isSlim ? -Math.PI / 2 : 0;
    }
  }

  /** Lights the bin that the ball hit, with a border of the given alpha; lights no bin if `bin` is undefined. */
  light(bin: number | undefined, alpha: number): void {
    this.dip = 0;
    this.swell = 1;
    this.#hit = bin === undefined ? undefined : this.#nodes[bin];
    if (this.#hit) this.#lit.position.copyFrom(this.#hit.view.position);
    this.#lit.alpha = this.#hit === undefined ? 0 : alpha;
  }

  /** Distance by which the ball pushes the bin down, in design pixels; a tween animates this value. */
  get dip(): number {
    return this.#hit === undefined ? 0 : this.#hit.view.pivot.y * -1;
  }

  set dip(dip: number) {
    if (this.#hit) this.#hit.view.pivot.y = -dip;
  }

  /** Scale of the bin that the ball hit; a tween animates it. */
  get swell(): number {
    return this.#hit?.view.scale.x ?? 1;
  }

  set swell(swell: number) {
    this.#hit?.view.scale.set(swell);
  }
}
