import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { alikeUpTo, groupsOf } from './groups.ts';
import { FALL, GEM_LIGHTS, GEMS, LAYOUT, TINTS } from './tuning.ts';

/** Returns the x of a pedestal, in design pixels; `place` counts from 0 at the left. */
export const pedestalX = (place: number): number =>
  LAYOUT.pedestals.x + (place - (GEMS - 1) / 2) * LAYOUT.pedestals.pitch;

/**
 * Returns a gem's height above its cushion, in design pixels, at a share (0..1) of its fall: the gem accelerates, then
 * bounces.
 */
function heightAt(part: number): number {
  const { gem } = LAYOUT;
  const fall = 1 - FALL.bouncePart;
  if (part <= fall) return (gem.y - gem.from) * (1 - (part / fall) ** 2);
  const back = (part - fall) / FALL.bouncePart;
  return FALL.bounce * 4 * back * (1 - back);
}

interface Thread {
  readonly band: Sprite;
  readonly knots: readonly Sprite[];
}

/** Five pedestals, the gems on their cushions, and the bands of light that join equal gems. */
export class GemRow {
  readonly view = new Container();
  readonly #gems: readonly Sprite[];
  readonly #lights: readonly Sprite[];
  readonly #threads: readonly Thread[];
  readonly #textures: readonly Texture[];

  constructor(provider: TextureProvider) {
    this.#textures = GEM_LIGHTS.map((_, gem) => provider.texture(`gem-${gem}`));
    const places = Array.from({ length: GEMS }, (_, place) => pedestalX(place));
    this.#lights = places.map((x) => {
      const light = spriteAt(provider, 'glow', x, LAYOUT.gem.y + 6);
      light.setSize(210, 210);
      light.alpha = 0;
      return light;
    });
    this.#gems = places.map((x) => {
      const gem = spriteAt(provider, 'gem-0', x, LAYOUT.gem.y);
      gem.setSize(LAYOUT.gem.size);
      gem.visible = false;
      return gem;
    });
    this.#threads = [0, 1].map((row) => {
      const y = LAYOUT.threads.y + row * LAYOUT.threads.gap;
      const band = spriteAt(provider, 'thread', 0, y);
      const knots = places.map((x) => {
        const knot = spriteAt(provider, 'knot', x, y);
        knot.setSize(LAYOUT.threads.knot);
        return knot;
      });
      return { band, knots };
    });
    this.view.addChild(
      ...this.#lights,
      ...places.map((x) => spriteAt(provider, 'pedestal', x, LAYOUT.pedestals.y)),
      ...this.#threads.flatMap(({ band, knots }) => [band, ...knots]),
      ...this.#gems,
    );
    this.join([], 0);
  }

  /** Draws a gem at the share `part` (0..1) of its fall; a negative share hides the gem. `gems` is the whole hand. */
  fall(gems: readonly number[], place: number, part: number): void {
    const sprite = this.#gems[place];
    const light = this.#lights[place];
    const gem = gems[place];
    if (!sprite || !light || gem === undefined) return;
    sprite.visible = part >= 0;
    sprite.texture = this.#textures[gem] ?? sprite.texture;
    sprite.tint = 0xffffff;
    sprite.alpha = Math.min(1, Math.max(0, part * 6));
    const high = heightAt(Math.min(1, Math.max(0, part)));
    sprite.y = LAYOUT.gem.y - high;
    sprite.rotation = part < 1 ? high / 900 : 0;
    light.tint = GEM_LIGHTS[gem] ?? 0xffffff;
    light.alpha = part >= 1 ? (alikeUpTo(gems, place) > 1 ? 0.75 : 0.18) : 0;
  }

  /**
   * Draws the bands of light between equal gems, grown to a `share` of 0..1; as soon as the share is above 0, gems
   * without an equal are dark.
   */
  join(gems: readonly number[], share: number): void {
    const groups = groupsOf(gems);
    const joined = new Set(groups.flatMap(({ places }) => places));
    for (const [row, { band, knots }] of this.#threads.entries()) {
      const group = share > 0 ? groups[row] : undefined;
      band.visible = group !== undefined;
      for (const [place, knot] of knots.entries()) knot.visible = group?.places.includes(place) === true;
      if (!group) continue;
      const from = pedestalX(group.places[0] ?? 0);
      const to = pedestalX(group.places.at(-1) ?? 0);
      const tint = GEM_LIGHTS[group.gem] ?? 0xffffff;
      band.tint = tint;
      band.x = (from + to) / 2;
      band.setSize((to - from) * share, LAYOUT.threads.height);
      for (const knot of knots) {
        knot.tint = tint;
        knot.alpha = share;
      }
    }
    for (const [place, gem] of this.#gems.entries()) {
      const light = this.#lights[place];
      if (share === 0 || !light) continue;
      const isJoined = joined.has(place);
      gem.tint = isJoined || joined.size === 0 ? 0xffffff : TINTS.alone;
      light.alpha = isJoined ? 0.75 : 0;
    }
  }

  /**
   * Raises all gems by `high` design pixels, fades them by `faded` (0..1) and makes the cushions shimmer, while the
   * result is unknown.
   */
  lift(high: number, faded: number, shimmer: number): void {
    this.join([], 0);
    for (const gem of this.#gems) {
      gem.alpha = 1 - faded;
      gem.y = LAYOUT.gem.y - high;
    }
    for (const light of this.#lights) {
      light.tint = TINTS.glow;
      light.alpha = shimmer;
    }
  }

  /** Shows all gems of a hand at rest; hides all gems if there is no hand. */
  lay(gems: readonly number[] | undefined): void {
    this.join([], 0);
    for (const [place, sprite] of this.#gems.entries()) {
      sprite.visible = false;
      const light = this.#lights[place];
      if (light) light.alpha = 0;
      if (gems) this.fall(gems, place, 1);
    }
    if (gems) this.join(gems, 1);
  }
}
