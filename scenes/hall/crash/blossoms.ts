import { Container, Sprite } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { BLOSSOM_SPARKS, BLOSSOMS } from './tuning.ts';

const SPARK = 46;
const FALL = 70;

/**
 * Burst of the rocket: flower-shaped groups of sparks (blossoms) that open, fall and go out. `progress` alone decides
 * how they look.
 */
export class Blossoms {
  readonly view = new Container({ visible: false });
  readonly #flashes: readonly Sprite[];
  readonly #sparks: readonly Sprite[];
  #progress = 1;

  constructor(provider: TextureProvider) {
    this.#flashes = BLOSSOMS.map(
      ({ tint }) => new Sprite({ texture: provider.texture('glow'), anchor: 0.5, tint }),
    );
    this.#sparks = BLOSSOMS.flatMap(({ tint }) =>
      Array.from(
        { length: BLOSSOM_SPARKS },
        () => new Sprite({ texture: provider.texture('spark'), anchor: 0.5, tint }),
      ),
    );
    this.view.addChild(...this.#flashes, ...this.#sparks);
  }

  /** Sets the rocket's position at the burst, in design pixels. */
  aim(x: number, y: number): void {
    this.view.position.set(x, y);
  }

  /** Progress of the burst: 0 at its start, 1 when all sparks have gone out. */
  get progress(): number {
    return this.#progress;
  }

  set progress(progress: number) {
    this.#progress = progress;
    this.view.visible = progress < 1;
    for (const [index, blossom] of BLOSSOMS.entries()) {
      const q = Math.min(1, Math.max(0, (progress - blossom.at) / (1 - blossom.at)));
      const open = 1 - (1 - q) ** 4;
      const flash = this.#flashes[index];
      if (flash) {
        flash.position.set(blossom.x, blossom.y);
        flash.setSize(blossom.size * (0.5 + open));
        flash.alpha = q <= 0 ? 0 : 0.8 * (1 - q) ** 3;
      }
      for (let spark = 0; spark < BLOSSOM_SPARKS; spark += 1) {
        const sprite = this.#sparks[index * BLOSSOM_SPARKS + spark];
        if (!sprite) continue;
        const angle = (2 * Math.PI * (spark + index * 0.3)) / BLOSSOM_SPARKS;
        const reach = (blossom.size / 2) * (spark % 2 === 0 ? 1 : 0.66) * open;
        sprite.position.set(
          blossom.x + Math.cos(angle) * reach,
          blossom.y + Math.sin(angle) * reach + FALL * q * q,
        );
        sprite.setSize(SPARK * (1 - q * 0.7));
        sprite.alpha = q <= 0 ? 0 : 1 - q * q;
      }
    }
  }
}
