import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { CellNodes } from './cell-nodes.ts';
import { ReelColumns } from './reel-columns.ts';
import { TEXTS } from './texts.ts';
import { CELLS, LAYOUT, SIZE, TINTS } from './tuning.ts';
import type { HoldProps, HoldTypes } from './types.ts';

/**
 * Scale of the background relative to the design, since a canvas of another aspect ratio shows more than the design.
 */
const COVER = 1.35;
const PLATE_LIGHT = 0.5;

/** Name of a jackpot. */
export type Jackpot = keyof HoldProps['jackpots'];
/** Jackpots in the order of their signs, from the left. */
export const JACKPOTS: readonly Jackpot[] = ['grand', 'major', 'minor', 'mini'];

/** All display nodes of the hold-and-respin reels. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  readonly columns: ReelColumns;
  readonly cells: CellNodes;
  /** The round's win so far, on the sign below the reels. */
  readonly amount: GlyphText;
  /** Text on the sign below the reels as long as the round has no win. */
  readonly hint: GlyphText;
  /** Glow of a win behind the sign below the reels. */
  readonly glow: Sprite;
  /** The written number of respins left. */
  readonly left: GlyphText;
  /** Name of the respin feature, shown in large letters as it begins. */
  readonly banner = new Container({ visible: false });
  readonly #context: SceneContext<HoldTypes>;
  /** The character of the game title, in front of the machine. */
  readonly #hero: Sprite;
  readonly #label: GlyphText;
  readonly #leftLight: Sprite;
  readonly #coins: GlyphText;
  readonly #plates: ReadonlyMap<Jackpot, JackpotPlate>;

  constructor(context: SceneContext<HoldTypes>) {
    this.#context = context;
    const sprite = (name: string, at: Position): Sprite => createSprite(context, name, at);
    const text = (set: 'money' | 'label', capHeight: number, maxWidth: number, capacity: number): GlyphText =>
      createText(context, set, capHeight, maxWidth, capacity);
    const { title, hero, machine, glass, plate, respins, coins, window } = LAYOUT;
    const sky = sprite('backdrop', { x: SIZE.width / 2, y: SIZE.height / 2 });
    // The background picture of a game title is taller than wide, so its width decides the scale.
    sky.scale.set((SIZE.width * COVER) / sky.texture.orig.width);

    const lettering = sprite('title', title);
    lettering.scale.set(title.scale);
    const shade = sprite('clearing', { x: hero.x, y: hero.y + hero.foot });
    shade.setSize(hero.shade.width, hero.shade.height);
    this.#hero = sprite('hero', hero);
    this.columns = new ReelColumns(context);
    this.cells = new CellNodes(context);
    this.glow = sprite('glow', plate);
    this.glow.setSize(plate.width * 1.5, 130);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.amount = text('money', plate.cap, plate.width - 30, 14);
    this.hint = text('label', 17, plate.width - 26, 40);
    this.hint.tint = TINTS.none;
    const { hint, respins: word } = TEXTS[context.settings.locale];
    this.hint.write(hint);
    for (const one of [this.amount, this.hint]) one.view.position.set(plate.x, plate.y);

    this.#label = text('label', 15, 82, 8);
    this.#label.write(word);
    this.#label.view.position.set(respins.x - 22, respins.y);
    this.left = text('money', 30, 40, 2);
    this.left.view.position.set(respins.x + 48, respins.y);
    this.#leftLight = sprite('glow', { x: respins.x + 48, y: respins.y });
    this.#leftLight.setSize(110, 110);
    this.#leftLight.tint = TINTS.glow;
    const icon = sprite('coin', { x: coins.x - 44, y: coins.y });
    icon.setSize(32, 32);
    this.#coins = text('label', coins.cap, coins.width - 24, 6);
    this.#coins.view.position.set(coins.x + 16, coins.y);

    this.#plates = createPlates(context);
    const shownPlates = [...this.#plates.values()];
    const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
    const ground = sprite('clearing', { x: 0, y: 0 });
    ground.setSize(1_000, 300);
    this.banner.position.set(middle.x, middle.y);
    this.banner.addChild(ground, sprite('word-respin', { x: 0, y: 0 }));
    this.play.addChild(
      lettering,
      shade,
      this.#hero,
      sprite('glass', glass),
      this.columns.view,
      sprite('machine', machine),
      ...shownPlates.map(({ light }) => light),
      ...shownPlates.map(({ name }) => name),
      ...shownPlates.map(({ amount }) => amount.view),
      this.cells.view,
      this.glow,
      this.#leftLight,
      icon,
      this.#label.view,
      this.#coins.view,
      this.hint.view,
      this.left.view,
      this.amount.view,
      this.banner,
    );
    context.view.addChild(sky, this.play);
    this.writeLeft(undefined);
    this.flashLeft(0);
    this.writeCoins(0);
  }

  /** Sets the height of the character's hop: 0 on the ground, 1 at the top. */
  hop(high: number): void {
    this.#hero.y = LAYOUT.hero.y - LAYOUT.hero.hop * high;
  }

  /** Writes the jackpots' payouts on their signs. */
  writeJackpots(jackpots: HoldProps['jackpots']): void {
    for (const [jackpot, { amount }] of this.#plates) {
      const text = this.#context.format.prize(jackpots[jackpot]);
      if (amount.text !== text) amount.write(text);
    }
  }

  /** Sets the brightness of a jackpot's sign, 0..1. */
  lightPlate(jackpot: Jackpot, alpha: number): void {
    const { light } = this.#plates.get(jackpot) ?? {};
    // The light stays weak enough for the sign's figures to be legible.
    if (light) light.alpha = PLATE_LIGHT * alpha;
  }

  /** Shows the number of respins left; `left` is undefined when no respins are in progress. */
  writeLeft(left: number | undefined): void {
    this.#label.tint = left === undefined ? TINTS.lampOff : 0xffffff;
    this.left.view.visible = left !== undefined;
    const text = String(left ?? 0);
    if (this.left.text !== text) this.left.write(text);
  }

  /** Lights the counter of respins when it is reset to three; `alpha` fades the light. */
  flashLeft(alpha: number): void {
    this.#leftLight.alpha = alpha;
  }

  /** Writes the number of coins and the goal: six coins start the respins, then the goal is to fill all cells. */
  writeCoins(count: number, isFeature = false): void {
    const text = `${count}/${isFeature ? CELLS : 6}`;
    if (this.#coins.text !== text) this.#coins.write(text);
    this.#coins.tint = count > 0 ? TINTS.coins : TINTS.none;
  }
}

interface Position {
  readonly x: number;
  readonly y: number;
}

const createSprite = (context: SceneContext<HoldTypes>, name: string, { x, y }: Position): Sprite =>
  new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });

const createText = (
  context: SceneContext<HoldTypes>,
  set: 'money' | 'label' | 'money-white',
  capHeight: number,
  maxWidth: number,
  capacity: number,
): GlyphText => new GlyphText(context, { set, capHeight, maxWidth, capacity });

interface JackpotPlate {
  readonly light: Sprite;
  readonly name: Sprite;
  readonly amount: GlyphText;
}

function createPlates(context: SceneContext<HoldTypes>): ReadonlyMap<Jackpot, JackpotPlate> {
  const { plates } = LAYOUT;
  return new Map(
    JACKPOTS.map((jackpot) => {
      const x = plates.x[jackpot];
      const light = createSprite(context, 'glow', { x, y: plates.y });
      light.setSize(plates.width * 1.25, 110);
      light.tint = TINTS.jackpots[jackpot];
      light.alpha = 0;
      const name = createSprite(context, `name-${jackpot}`, { x, y: plates.y - 11 });
      name.scale.set(0.52);
      const amount = createText(context, 'label', plates.amount.cap, plates.amount.maxWidth, 10);
      amount.tint = TINTS.jackpots[jackpot];
      amount.view.position.set(x, plates.amount.y);
      return [jackpot, { light, name, amount }];
    }),
  );
}
