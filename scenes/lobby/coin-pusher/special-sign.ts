import type { PieceKind } from '../../../fair/coin-pusher/table.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { SPECIAL_PICTURES } from './art.ts';
import { SIGN_AT, SIZE, type Spot } from './layout.ts';
import { SIGN } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** Kind of a special disc, which pays a prize other than one peso. */
export type SpecialKind = Exclude<PieceKind, 'peso'>;

const NAMES = {
  en: { tenPesos: 'Ten pesos', diamonds: 'Diamonds', scratchCard: 'Scratch card' },
  fil: { tenPesos: 'Sampung piso', diamonds: 'Diamond', scratchCard: 'Scratch card' },
} as const;

const LENGTH = SIGN.in + SIGN.stand + SIGN.out;

/**
 * The sign of a special disc: a picture and words rise from the disc, stay on a light ground, and disappear. What it
 * shows depends only on the time.
 */
export class SpecialSign {
  readonly view = new Container({ label: 'signs', visible: false });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #ground: Sprite;
  readonly #icon: Sprite;
  readonly #words: GlyphText;
  #kind: SpecialKind = 'diamonds';
  /** Total prize shown: hundredths of a coin, or a number of pieces. */
  #given = 0;
  #start = -Infinity;
  #fromX = 0;
  #fromY = 0;
  #toX = 0;
  #toY = 0;

  constructor(context: SceneContext<CoinPusherTypes>) {
    this.#context = context;
    this.#ground = new Sprite({ texture: context.texture('clearing'), anchor: 0.5 });
    this.#icon = new Sprite({ texture: context.texture(SPECIAL_PICTURES.diamonds), anchor: 0.5 });
    this.#icon.scale.set(SIGN.icon);
    const { cap: capHeight, tint } = SIGN_AT;
    this.#words = new GlyphText(context, { set: 'label', capHeight, align: 'left', tint, capacity: 19 });
    this.view.addChild(this.#ground, this.#icon, this.#words.view);
  }

  /**
   * Shows the name of a special disc that landed at a point (design pixels). Returns how long frames are needed, in ms.
   */
  landed(kind: SpecialKind, at: Spot, now: number): number {
    this.#given = 0;
    return this.#show(kind, '!', at, SIGN_AT.landedY, now);
  }

  /**
   * Shows the prize of a special disc at the point where it went over the edge (design pixels): `coins` in hundredths
   * of a peso, or `count` pieces. Prizes of the same kind add up.
   */
  gives(kind: SpecialKind, coins: number, count: number, at: Spot, now: number): number {
    if (kind !== this.#kind || now >= this.#start + LENGTH) this.#given = 0;
    this.#given += coins + count;
    const given = coins > 0 ? this.#context.format.prize(this.#given) : this.#given;
    return this.#show(kind, ` +${given}`, at, SIGN_AT.givenY, now);
  }

  /** Hides the sign immediately. */
  hide(): void {
    this.#start = -Infinity;
    this.view.visible = false;
  }

  draw(now: number): void {
    const life = now - this.#start;
    this.view.visible = life < LENGTH;
    if (!this.view.visible) return;
    const left = this.#context.settings.reduceMotion ? 0 : (1 - Math.min(1, life / SIGN.in)) ** 3;
    this.view.alpha = Math.min(1, (3 * life) / SIGN.in, (LENGTH - life) / SIGN.out);
    this.view.scale.set(1 - (1 - SIGN.from) * left);
    this.view.position.set(
      this.#toX + (this.#fromX - this.#toX) * left,
      this.#toY + (this.#fromY - this.#toY) * left,
    );
  }

  #show(kind: SpecialKind, words: string, at: Spot, y: number, now: number): number {
    this.#kind = kind;
    this.#icon.texture = this.#context.texture(SPECIAL_PICTURES[kind]);
    this.#words.write(NAMES[this.#context.settings.locale][kind] + words);
    const { iconWidth, gap, around, height, margin } = SIGN_AT;
    const width = iconWidth + gap + this.#words.width;
    this.#icon.x = (iconWidth - width) / 2;
    this.#words.view.x = iconWidth + gap - width / 2;
    this.#ground.setSize(width + 2 * around, height);
    const edge = width / 2 + margin;
    this.#fromX = at.x;
    this.#fromY = at.y;
    this.#toX = Math.min(SIZE.width - edge, Math.max(edge, at.x));
    this.#toY = y;
    this.#start = now;
    return LENGTH;
  }
}
