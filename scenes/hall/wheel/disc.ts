import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { timesOf } from '../models/round/times-of.ts';
import { tintOf } from './pays.ts';
import { LAYOUT, SLIM_FROM, TINTS } from './tuning.ts';

/** Maximum number of segments of a wheel. */
const MOST = 50;
const RADIUS = 248;

const RADIANS = Math.PI / 180;

interface Segment {
  readonly wedge: Sprite;
  readonly peg: Sprite;
  readonly label: GlyphText;
}

/** Returns a darker shade of a colour; `by` (0..1) is the share of the colour's brightness that is left. */
function darkened(tint: number, by: number): number {
  const channel = (shift: number): number => Math.round(((tint >> shift) & 255) * by) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** The disc with its segments, and a blurred picture of it for high speeds. */
export class WheelDisc {
  readonly view = new Container();
  readonly #turning = new Container();
  readonly #segments: readonly Segment[];
  readonly #pegs = new Container();
  readonly #blurred: Sprite;
  readonly #textures = new Map<number, Texture>();
  #pays: readonly number[] = [];

  constructor(provider: TextureProvider) {
    for (const count of [10, 20, 30, 40, MOST]) this.#textures.set(count, provider.texture(`wedge-${count}`));
    const labels = new Container();
    this.#segments = Array.from({ length: MOST }, () => {
      const wedge = new Sprite({ anchor: { x: 0.5, y: 1 } });
      const peg = spriteAt(provider, 'peg');
      const label = new GlyphText(provider, {
        set: 'label',
        capHeight: LAYOUT.label.cap,
        tint: TINTS.label,
        capacity: 4,
      });
      this.#turning.addChild(wedge);
      labels.addChild(label.view);
      this.#pegs.addChild(peg);
      return { wedge, peg, label };
    });
    this.#turning.addChild(labels);
    this.#blurred = spriteAt(provider, 'blur');
    this.#blurred.setSize(2 * RADIUS);
    this.view.addChild(this.#turning, this.#blurred, this.#pegs);
    this.blur = 0;
  }

  /** Sets the segments of a wheel by their multipliers, in hundredths, clockwise from the top. */
  set(pays: readonly number[]): void {
    this.#pays = pays;
    const width = 360 / pays.length;
    const texture = this.#textures.get(pays.length);
    const isSlim = pays.length >= SLIM_FROM;
    const { out, cap, slimCap, room } = LAYOUT.label;
    const chord = 2 * (out - 14) * Math.sin((width / 2) * RADIANS) - 8;
    for (const [index, { wedge, peg, label }] of this.#segments.entries()) {
      const paid = pays[index];
      wedge.visible = peg.visible = paid !== undefined && texture !== undefined;
      label.view.visible = paid !== undefined && paid > 0;
      if (paid === undefined || texture === undefined) continue;
      const angle = index * width * RADIANS;
      wedge.texture = texture;
      wedge.rotation = angle;
      const edge = angle + (width / 2) * RADIANS;
      peg.position.set(Math.sin(edge) * LAYOUT.pegs, -Math.cos(edge) * LAYOUT.pegs);
      if (paid === 0) continue;
      label.write(timesOf(paid));
      label.view.position.set(Math.sin(angle) * out, -Math.cos(angle) * out);
      label.view.rotation = angle - (isSlim ? Math.PI / 2 : 0);
      const most = isSlim ? Math.min(slimCap / cap, chord / cap) : 1;
      label.view.scale.set(Math.min(most, (isSlim ? room : chord) / Math.max(1, label.width)));
    }
    this.light(undefined);
  }

  /** Darkens all segments except the drawn one; darkens none if `drawn` is undefined. */
  light(drawn: number | undefined): void {
    for (const [index, { wedge, label }] of this.#segments.entries()) {
      const tint = tintOf(this.#pays[index] ?? 0);
      const isDark = drawn !== undefined && index !== drawn;
      wedge.tint = isDark ? darkened(tint, TINTS.dim) : tint;
      label.view.alpha = isDark ? 0.6 : 1;
    }
  }

  /** Rotation of the disc, degrees clockwise. */
  set angle(degrees: number) {
    this.#turning.rotation = this.#pegs.rotation = degrees * RADIANS;
  }

  /** Alpha of the blurred picture of the disc, 0..1. */
  set blur(blur: number) {
    this.#blurred.alpha = blur;
    this.#blurred.visible = blur > 0;
    this.#turning.visible = blur < 1;
    // At high speed, sharp pegs would seem to flicker.
    this.#pegs.alpha = 1 - blur;
  }
}
