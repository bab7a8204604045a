import type { SceneContext } from '../engine/definition.ts';
import { Container, Sprite } from '../engine/pixi.ts';
import { GlyphText } from '../parts/glyph-text.ts';
import { CellNodes } from './cell-nodes.ts';
import { ReelColumns } from './reel-columns.ts';
import { TEXTS } from './texts.ts';
import { CELLS, LAYOUT, SIZE, TINTS } from './tuning.ts';
import type { HoldProps, HoldTypes } from './types.ts';

/** Canvases of other proportions show more than the design. */
const COVER = 1.35;
const PLATE_LIGHT = 0.5;

/** A jackpot by its plate. */
export type Jackpot = keyof HoldProps['jackpots'];
/** From the left. */
export const JACKPOTS: readonly Jackpot[] = ['grand', 'major', 'minor', 'mini'];

/** Everything that is seen of reels whose coins stay. */
export class SceneNodes {
  /** The play, without the sky: a celebration comes nearer to it and shakes it. */
  readonly play = new Container();
  readonly columns: ReelColumns;
  readonly cells: CellNodes;
  /** What the round has won so far. */
  readonly amount: GlyphText;
  /** A line on the plate while there is no amount. */
  readonly hint: GlyphText;
  /** The light of a win behind the plate. */
  readonly glow: Sprite;
  /** How many respins are left. */
  readonly left: GlyphText;
  /** The name of the feature. */
  readonly banner = new Container({ visible: false });
  readonly #context: SceneContext<HoldTypes>;
  /** The title's own, in front of the machine. */
  readonly #hero: Sprite;
  readonly #label: GlyphText;
  readonly #leftLight: Sprite;
  readonly #coins: GlyphText;
  readonly #plates: ReadonlyMap<Jackpot, { readonly light: Sprite; readonly amount: GlyphText }>;

  constructor(context: SceneContext<HoldTypes>) {
    this.#context = context;
    const sprite = (name: string, { x, y }: { readonly x: number; readonly y: number }): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });
    const text = (
      set: 'money' | 'label' | 'money-white',
      capHeight: number,
      maxWidth: number,
      capacity: number,
    ): GlyphText => new GlyphText(context, { set, capHeight, maxWidth, capacity });
    const { title, hero, machine, glass, plates, plate, respins, coins, window } = LAYOUT;
    const sky = sprite('backdrop', { x: SIZE.width / 2, y: SIZE.height / 2 });
    // A title's world is upright.
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

    const lights: Sprite[] = [];
    const names: Sprite[] = [];
    this.#plates = new Map(
      JACKPOTS.map((jackpot) => {
        const x = plates.x[jackpot];
        const light = sprite('glow', { x, y: plates.y });
        light.setSize(plates.width * 1.25, 110);
        light.tint = TINTS.jackpots[jackpot];
        light.alpha = 0;
        lights.push(light);
        const name = sprite(`name-${jackpot}`, { x, y: plates.y - 11 });
        name.scale.set(0.52);
        names.push(name);
        const amount = text('label', 17, plates.width - 24, 10);
        amount.tint = TINTS.jackpots[jackpot];
        amount.view.position.set(x, plates.y + 11);
        return [jackpot, { light, amount }];
      }),
    );

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
      ...lights,
      ...names,
      ...[...this.#plates.values()].map(({ amount }) => amount.view),
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

  /** The hero hops: 0 on the ground, 1 at its highest. */
  hop(high: number): void {
    this.#hero.y = LAYOUT.hero.y - LAYOUT.hero.hop * high;
  }

  /** Writes what the plates pay. */
  writeJackpots(jackpots: HoldProps['jackpots']): void {
    for (const [jackpot, { amount }] of this.#plates) {
      const text = this.#context.format.prize(jackpots[jackpot]);
      if (amount.text !== text) amount.write(text);
    }
  }

  /** A plate's light. */
  lightPlate(jackpot: Jackpot, alpha: number): void {
    const { light } = this.#plates.get(jackpot) ?? {};
    // The figures on it stay to be read.
    if (light) light.alpha = PLATE_LIGHT * alpha;
  }

  /** How many respins are left; undefined while there is no feature. */
  writeLeft(left: number | undefined): void {
    this.#label.tint = left === undefined ? TINTS.lampOff : 0xffffff;
    this.left.view.visible = left !== undefined;
    const text = String(left ?? 0);
    if (this.left.text !== text) this.left.write(text);
  }

  /** The counter is lit: it is three again. */
  flashLeft(alpha: number): void {
    this.#leftLight.alpha = alpha;
  }

  /** How many coins lie; so many start the feature, then all cells are the goal. */
  writeCoins(count: number, isFeature = false): void {
    const text = `${count}/${isFeature ? CELLS : 6}`;
    if (this.#coins.text !== text) this.#coins.write(text);
    this.#coins.tint = count > 0 ? TINTS.coins : TINTS.none;
  }
}
