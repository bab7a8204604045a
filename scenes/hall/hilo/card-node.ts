import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { RANKS, SUITS } from './art.ts';
import { LAYOUT, TINTS } from './tuning.ts';
import type { Guess } from './types.ts';

/** Textures of the ranks, suits and marks that make up a card. */
export class CardPictures {
  readonly ranks: readonly Texture[];
  readonly suits: readonly Texture[];
  readonly marks: Readonly<Record<Guess, Texture>>;

  constructor(provider: TextureProvider) {
    this.ranks = RANKS.map((rank) => provider.texture(`rank-${rank}`));
    this.suits = SUITS.map((suit) => provider.texture(`suit-${suit}`));
    this.marks = {
      higher: provider.texture('mark-higher'),
      lower: provider.texture('mark-lower'),
      same: provider.texture('mark-same'),
      skip: provider.texture('mark-skip'),
    };
  }
}

/** A card that shows its face with rank and suit, or its back. */
export class CardNode {
  readonly view = new Container();
  readonly #face = new Container();
  readonly #paper: Sprite;
  readonly #back: Sprite;
  readonly #signs: readonly Sprite[];
  readonly #pictures: CardPictures;

  constructor(provider: TextureProvider, pictures: CardPictures) {
    this.#pictures = pictures;
    const { rank, cornerSuit, suit } = LAYOUT;
    const sign = (name: string, at: { x: number; y: number; scale: number }): Sprite => {
      const sprite = spriteAt(provider, name, at.x, at.y);
      sprite.scale.set(at.scale);
      return sprite;
    };
    this.#paper = spriteAt(provider, 'card');
    this.#back = spriteAt(provider, 'back');
    this.#signs = [sign('rank-a', rank), sign('suit-spades', cornerSuit), sign('suit-spades', suit)];
    this.#face.addChild(this.#paper, ...this.#signs);
    this.view.addChild(this.#face, this.#back);
    this.isOpen = false;
  }

  /** Number of the card, 0 to 51. */
  set card(card: number) {
    const rank = this.#pictures.ranks[Math.floor(card / 4)];
    const suit = this.#pictures.suits[card % 4];
    const tint = card % 4 < 2 ? TINTS.red : TINTS.black;
    for (const [place, sprite] of this.#signs.entries()) {
      sprite.texture = (place === 0 ? rank : suit) ?? sprite.texture;
      sprite.tint = tint;
    }
  }

  /** Whether the card is face up. */
  set isOpen(isOpen: boolean) {
    this.#face.visible = isOpen;
    this.#back.visible = !isOpen;
  }

  /** Tint of the card's paper. */
  set tint(tint: number) {
    this.#paper.tint = tint;
  }
}
