import type { MoneyFormat } from '../../engine/definition.ts';
import { Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { FACE } from './layout.ts';
import type { CellPrize } from './types.ts';

/** Returns the text on a prize's cell; the jackpot has none, because its word is a picture. */
export function prizeLabel({ kind, amount }: CellPrize, format: MoneyFormat): string {
  if (kind === 'coin') return format.prize(amount);
  if (kind === 'coupon') return `${amount}%`;
  if (kind === 'jackpot') return '';
  return `x${amount}`;
}

/** Returns the text of a prize that was won. */
export function wonLabel({ kind, amount }: CellPrize, format: MoneyFormat): string {
  if (kind === 'coin') return format.exact(amount);
  if (kind === 'coupon') return `${amount}%`;
  return `+${amount}`;
}

/** Icon and text of one cell. The owner adds them to its layers and places them around the cell's centre. */
export class CellFace {
  readonly icon: Sprite;
  readonly figure: GlyphText;
  readonly word: Sprite;
  /** Scale of the icon when it does not bounce. */
  iconScale = 1;
  readonly #pictures: TextureProvider;
  readonly #format: MoneyFormat;
  #prize: CellPrize | undefined;

  constructor(pictures: TextureProvider, format: MoneyFormat) {
    this.#pictures = pictures;
    this.#format = format;
    this.icon = new Sprite({ anchor: 0.5 });
    this.figure = new GlyphText(pictures, {
      set: 'money-white',
      capHeight: FACE.labelCap,
      maxWidth: FACE.labelWidth,
      capacity: 8,
    });
    this.word = new Sprite({ texture: pictures.texture('word-jackpot'), anchor: 0.5 });
  }

  /** The prize that the cell shows; undefined before the first `setPrize`. */
  get prize(): CellPrize | undefined {
    return this.#prize;
  }

  /** Shows a prize; `large` uses the picture in a higher resolution, for an enlarged cell. */
  setPrize(prize: CellPrize, large = false): void {
    if (this.#prize && this.#prize.kind === prize.kind && this.#prize.amount === prize.amount) return;
    this.#prize = prize;
    this.icon.texture = this.#pictures.texture(
      large && prize.kind === 'jackpot' ? 'crown' : `icon-${prize.kind}`,
    );
    this.iconScale = 84 / this.icon.texture.width;
    this.icon.scale.set(this.iconScale);
    const isWord = prize.kind === 'jackpot';
    this.figure.view.visible = !isWord;
    this.word.visible = isWord;
    this.figure.write(prizeLabel(prize, this.#format));
  }

  /** Places icon and text around the cell's centre, in design pixels. */
  place(x: number, y: number): void {
    this.icon.position.set(x, y + FACE.iconY);
    this.icon.scale.set(this.iconScale);
    this.figure.view.position.set(x, y + FACE.labelY);
    this.word.position.set(x, y + FACE.labelY);
  }

  /** Alpha of icon and text: 1 is fully visible, 0 invisible. */
  get alpha(): number {
    return this.icon.alpha;
  }

  set alpha(alpha: number) {
    this.icon.alpha = alpha;
    this.figure.view.alpha = alpha;
    this.word.alpha = alpha;
  }
}
