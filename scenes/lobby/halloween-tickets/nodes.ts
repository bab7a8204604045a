import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { DIM, LAYOUT, SIZE } from './tuning.ts';
import type { HalloweenTicketsTypes } from './types.ts';

const RADIANS = Math.PI / 180;

/** All display nodes of the scene, created once: the night, the fan of cards, and the drawn card. */
export class SceneNodes {
  /** Everything but the drawn card; the camera zooms it during a big win. */
  readonly pushed = new Container({ label: 'pushed' });
  /** The fan of cards, which the camera shakes. */
  readonly fan = new Container({ label: 'fan' });
  /** The light behind the drawn card. */
  readonly glow: Sprite;
  /** The drawn card. */
  readonly card = new Container({ label: 'card', visible: false });
  readonly value: GlyphText;
  readonly #back: Sprite;
  readonly #face = new Container({ label: 'face' });
  readonly #cards: readonly Sprite[];

  constructor(context: SceneContext<HalloweenTicketsTypes>) {
    const { backdropCover, moon, fairground, fan, glow, coin, value } = LAYOUT;
    const createSprite = (name: string, x = 0, y = 0): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, position: { x, y } });
    const backdrop = createSprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    // Taller and wider screens show more than the design area.
    backdrop.setSize(SIZE.width * backdropCover, SIZE.height * backdropCover);
    const shining = createSprite('moon', moon.x, moon.y);
    shining.setSize(moon.size);
    const rides = createSprite('fairground', fairground.x, fairground.y);
    rides.setSize(fairground.width, fairground.height);
    this.#cards = Array.from({ length: fan.most }, () => createSprite('card-back'));
    this.fan.addChild(...this.#cards);
    this.pushed.addChild(backdrop, shining, rides, this.fan);

    this.glow = createSprite('glow', LAYOUT.hero.x, LAYOUT.hero.y);
    this.glow.setSize(glow);
    this.#back = createSprite('card-back');
    const won = createSprite('coin', 0, coin.y);
    won.setSize(coin.size);
    this.value = new GlyphText(context, {
      set: 'money',
      capHeight: value.cap,
      maxWidth: value.width,
      capacity: 10,
    });
    this.value.view.position.set(0, value.y);
    this.#face.addChild(createSprite('card-face'), won, this.value.view);
    this.card.addChild(this.#back, this.#face);
    this.turn(false);
    this.spread(0);
  }

  /** Shows one card in the fan for each ticket; without tickets the fan is dim. */
  spread(tickets: number): void {
    const { x, y, radius, degrees, most } = LAYOUT.fan;
    const count = tickets > 0 ? Math.min(tickets, most) : DIM.cards;
    for (const [index, card] of this.#cards.entries()) {
      card.visible = index < count;
      card.alpha = tickets > 0 ? 1 : DIM.alpha;
      card.rotation = (index - (count - 1) / 2) * degrees * RADIANS;
      card.position.set(x + Math.sin(card.rotation) * radius, y - Math.cos(card.rotation) * radius);
    }
  }

  /** Shows the face or the back of the drawn card. */
  turn(isFaceUp: boolean): void {
    this.#back.visible = !isFaceUp;
    this.#face.visible = isFaceUp;
  }
}

/** Position of the fan's middle card, in design pixels. */
export const FAN_TOP = { x: LAYOUT.fan.x, y: LAYOUT.fan.y - LAYOUT.fan.radius } as const;
