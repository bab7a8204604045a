import type { MoneyFormat } from '../../engine/definition.ts';
import { Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { FACE } from './layout.ts';
import type { CellPrize } from './types.ts';

/** Returns the label of a prize's cell; the jackpot's word is a picture. */
export function prizeLabel({ kind, amount }: CellPrize, format: MoneyFormat): string {
  if (kind === 'coin') return format.prize(amount);
  if (kind === 'coupon') return `${amount}%`;
  if (kind === 'jackpot') return '';
  return `x${amount}`;
}

/** Returns the label of a won prize. */
export function wonLabel({ kind, amount }: CellPrize, format: MoneyFormat): string {
  if (kind === 'coin') return format.exact(amount);
  if (kind === 'coupon') return `${amount}%`;
  return `+${amount}`;
}

/** Icon and label of one cell. The owner adds them to its layers and positions them relative to the cell's centre. */
export class CellFace {
  readonly icon: Sprite;
  readonly figure: GlyphText;
  readonly word: Sprite;
  /** Scale of the icon at rest. */
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

  /** The prize on show. */
  get prize(): CellPrize | undefined {
    return this.#prize;
  }

  /** Shows a prize; `large` uses the picture made for enlargement. */
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

  /** Moves all its parts to their rest places around the cell's centre, dpx. */
  place(x: number, y: number): void {
    this.icon.position.set(x, y + FACE.iconY);
    this.icon.scale.set(this.iconScale);
    this.figure.view.position.set(x, y + FACE.labelY);
    this.word.position.set(x, y + FACE.labelY);
  }

  /** Alpha: 1 fully visible, 0 invisible. */
  get alpha(): number {
    return this.icon.alpha;
  }

  set alpha(alpha: number) {
    this.icon.alpha = alpha;
    this.figure.view.alpha = alpha;
    this.word.alpha = alpha;
  }
}
