import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { GLYPHS } from '../glyph-metrics.ts';
import type { TextureProvider } from '../glyph-text.ts';

const SET = GLYPHS.money;
/** Cap height of the glyph set, in design pixels; the next constant is the middle of a capital within its frame. */
const CAP = 47;
const MIDDLE = SET.baseline - CAP / 2;
/** Maximum number of letters in a word. */
const LONGEST = 10;

interface Letter {
  readonly sprite: Sprite;
  x: number;
}

/** A word whose letters appear one by one; its centre is the origin. The sprites are created in advance. */
export class Word {
  readonly view = new Container({ visible: false });
  readonly #letters: readonly Letter[];
  readonly #textures = new Map<string, Texture>();
  #length = 0;
  #scale = 1;

  constructor(provider: TextureProvider) {
    for (const [character, frame] of Object.entries(SET.frame))
      if (character === '!' || (character >= 'A' && character <= 'Z'))
        this.#textures.set(character, provider.texture(frame));
    this.#letters = Array.from({ length: LONGEST }, () => {
      const sprite = new Sprite({ anchor: { x: 0.5, y: MIDDLE / SET.height }, visible: false });
      this.view.addChild(sprite);
      return { sprite, x: 0 };
    });
  }

  /** Number of letters, including spaces. */
  get length(): number {
    return this.#length;
  }

  /**
   * Writes a word in capitals that are `cap` design pixels high, or smaller if the word would be wider than `width`.
   */
  write(text: string, cap: number, width: number): void {
    const characters = Array.from(text).slice(0, LONGEST);
    this.#length = characters.length;
    let whole = 0;
    for (const character of characters) whole += SET.advance[character] ?? 0;
    this.#scale = Math.min(cap / CAP, width / Math.max(1, whole));
    let pen = -whole / 2;
    for (const [index, letter] of this.#letters.entries()) {
      const character = characters[index] ?? ' ';
      const texture = this.#textures.get(character);
      letter.sprite.visible = texture !== undefined && index < characters.length;
      if (texture) letter.sprite.texture = texture;
      const advance = SET.advance[character] ?? 0;
      letter.x = (pen + advance / 2) * this.#scale;
      pen += advance;
    }
  }

  /** Sets the scale and alpha of a letter; both end at 1. */
  set(index: number, size: number, alpha: number): void {
    const letter = this.#letters[index];
    if (!letter) return;
    letter.sprite.position.x = letter.x;
    letter.sprite.scale.set(this.#scale * size);
    letter.sprite.alpha = alpha;
  }
}
