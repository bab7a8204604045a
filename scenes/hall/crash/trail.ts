import { Container, Sprite } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { placeAt } from './flight-path.ts';
import { FLIGHT, TINTS } from './tuning.ts';

/** Thickness of the trail at the ground and at the rocket, in design pixels. */
const THICK = { from: 12, to: 34 } as const;
/** Distance by which a spark falls below the trail, and maximum size of a spark, in design pixels. */
const FALL = 130;
const SPARK = 34;
/** Lifetime of a spark, ms. */
const LIFE = 1_400;

const mixed = (from: number, to: number, share: number): number => {
  const part = (shift: number): number => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * share) << shift;
  };
  return part(16) | part(8) | part(0);
};

/**
 * The rocket's trail: streaks along a curve, and sparks that fall off. The time since the start of the run alone
 * decides how the trail looks.
 */
export class Trail {
  readonly view = new Container();
  readonly #pieces: readonly Sprite[];
  readonly #sparks: readonly Sprite[];

  constructor(provider: TextureProvider) {
    this.#pieces = Array.from({ length: FLIGHT.pieces }, (_, index) => {
      const share = index / (FLIGHT.pieces - 1);
      const tint = mixed(TINTS.trailStart, TINTS.trailEnd, share);
      const piece = new Sprite({ texture: provider.texture('streak'), anchor: { x: 0, y: 0.5 }, tint });
      piece.alpha = 0.25 + 0.75 * share ** 1.5;
      return piece;
    });
    this.#sparks = Array.from({ length: FLIGHT.sparks }, () => {
      return new Sprite({ texture: provider.texture('spark'), anchor: 0.5, tint: TINTS.trailEnd });
    });
    this.view.addChild(...this.#pieces, ...this.#sparks);
    this.view.visible = false;
  }

  /** Draws the trail after `ms` of the run. */
  lay(ms: number): void {
    this.view.visible = ms > 0;
    const count = this.#pieces.length;
    for (const [index, piece] of this.#pieces.entries()) {
      const from = placeAt(ms, index / count);
      const to = placeAt(ms, (index + 1) / count);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      piece.position.set(from.x, from.y);
      piece.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      piece.setSize(length * 2.4 + 4, THICK.from + ((THICK.to - THICK.from) * index) / count);
    }
    for (const [index, spark] of this.#sparks.entries()) this.#fall(spark, index, ms);
  }

  /**
   * Draws one spark: it leaves the rocket when its turn comes, and falls. Its starting point follows from its age
   * alone.
   */
  #fall(spark: Sprite, index: number, ms: number): void {
    const offset = (index / FLIGHT.sparks) * LIFE;
    const age = (ms + offset) % LIFE;
    const born = ms - age;
    spark.visible = born > 0;
    if (!spark.visible) return;
    const q = age / LIFE;
    // The older a spark, the farther it is behind the rocket, so it starts farther back on the trail.
    const place = placeAt(ms, 1 - q * 0.55);
    const side = ((index * 37) % 11) - 5;
    spark.position.set(place.x + side * 3 * q, place.y + FALL * q * q + side * 2);
    spark.setSize(SPARK * (1 - q));
    spark.alpha = 1 - q;
  }
}
