import type { PictureSpec } from '../engine/definition.ts';
import { Container, Sprite, type Texture } from '../engine/pixi.ts';
import type { TextureProvider } from './glyph-text.ts';

/** Pictures that a rising multiplier needs; a scene definition that shows one declares them. */
export const riseFigureArt: Readonly<Record<string, PictureSpec>> = {
  ...Object.fromEntries(Array.from('0123456789', (digit) => [`figure-${digit}`, { width: 84, height: 112 }])),
  'figure-dot': { width: 44, height: 112 },
  'figure-comma': { width: 44, height: 112 },
  'figure-times': { width: 84, height: 112 },
};

/** Width of a digit and of a comma, point or x, in design pixels. */
const ADVANCE = { figure: 64, mark: 34 } as const;

const NAMES: Readonly<Record<string, string>> = { '.': 'figure-dot', ',': 'figure-comma', x: 'figure-times' };

/** Returns a multiplier in hundredths as text: 123456 is 1,234.56x. */
function textOf(value: number): string {
  const digits = String(value).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${digits.slice(-2)}x`;
}

/** A rising multiplier such as 1,234.56x in large digits; a long one is scaled down to fit. */
export class RiseFigures {
  readonly view: Container;
  readonly #width: number;
  readonly #textures = new Map<string, Texture>();
  readonly #sprites: Sprite[] = [];
  #value = -1;
  #tint = 0xffffff;

  /** Centre and maximum width, in design pixels. */
  constructor(
    provider: TextureProvider,
    { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  ) {
    this.view = new Container({ position: { x, y } });
    this.#width = width;
    for (const sign of '0123456789.,x')
      this.#textures.set(sign, provider.texture(NAMES[sign] ?? `figure-${sign}`));
  }

  /** Shows a multiplier in hundredths: 150 is 1.50x. */
  write(value: number): void {
    if (value === this.#value) return;
    this.#value = value;
    const text = textOf(value);
    const widths = Array.from(text, (sign) => (',.'.includes(sign) ? ADVANCE.mark : ADVANCE.figure));
    const width = widths.reduce((sum, one) => sum + one, 0);
    let x = -width / 2;
    for (const [index, advance] of widths.entries()) {
      const sprite = this.#sprites[index] ?? this.#add();
      sprite.texture = this.#textures.get(text[index] ?? '') ?? sprite.texture;
      sprite.x = x + advance / 2;
      sprite.visible = true;
      x += advance;
    }
    for (const sprite of this.#sprites.slice(text.length)) sprite.visible = false;
    this.view.scale.set(Math.min(1, this.#width / width));
  }

  /** Tint of the digits. */
  set tint(tint: number) {
    this.#tint = tint;
    for (const sprite of this.#sprites) sprite.tint = tint;
  }

  #add(): Sprite {
    const sprite = new Sprite({ anchor: 0.5, tint: this.#tint });
    this.#sprites.push(sprite);
    this.view.addChild(sprite);
    return sprite;
  }
}
