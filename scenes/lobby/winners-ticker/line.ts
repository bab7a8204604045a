import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { Shine } from '../../parts/shine.ts';
import { drawableName, fitLine, textWidth, wordGap } from './fit.ts';
import type { Badge, TickerRow } from './playlist.ts';
import { COLOURS, LAYOUT, LINE, STRIP } from './tuning.ts';
import type { WinnersTickerTypes } from './types.ts';

/** Content of the strip: a win, the link to the rules, or nothing. */
export type TickerItem =
  | { readonly kind: 'row'; readonly row: TickerRow }
  | { readonly kind: 'link'; readonly text: string };

const BADGES: readonly Badge[] = ['mega', 'major', 'minor', 'mini', 'coin', 'game'];
const JACKPOTS: ReadonlySet<Badge> = new Set<Badge>(['mega', 'major', 'minor', 'mini']);

/** Returns whether a row shows a jackpot win. */
export const isJackpot = (row: TickerRow): boolean => JACKPOTS.has(row.badge);

/** The one line of the strip, rewritten for each win. */
export class Line {
  readonly view = new Container({ label: 'strip' });
  readonly shine: Shine;
  /** Container of the line, which rises, rests and leaves. */
  readonly body = new Container({ label: 'line', visible: false });
  readonly #context: SceneContext<WinnersTickerTypes>;
  readonly #badge: Sprite;
  readonly #badges: Readonly<Record<Badge, Texture>>;
  readonly #words = new Container();
  readonly #name: GlyphText;
  readonly #before: GlyphText;
  readonly #amount: GlyphText;
  readonly #after: GlyphText;
  readonly #link: GlyphText;
  readonly #mark: GlyphText;

  constructor(context: SceneContext<WinnersTickerTypes>) {
    this.#context = context;
    const text = (
      set: 'label' | 'label-gold',
      tint: number,
      capacity: number,
      align: 'left' | 'right' = 'left',
    ): GlyphText => new GlyphText(context, { set, tint, align, capacity });
    this.#badges = Object.fromEntries(
      BADGES.map((badge) => [badge, context.texture(`badge-${badge}`)]),
    ) as Record<Badge, Texture>;
    this.#badge = new Sprite({ texture: this.#badges.coin, anchor: 0.5 });
    this.#badge.position.set(LAYOUT.badge.x, 0);
    this.#name = text('label', COLOURS.name, 24);
    this.#before = text('label', COLOURS.words, 12);
    this.#amount = text('label-gold', 0xffffff, 16);
    this.#after = text('label', COLOURS.words, 48);
    this.#link = text('label', COLOURS.link, 40);
    this.#mark = text('label', COLOURS.mark, 16, 'right');
    this.#mark.view.position.set(LAYOUT.right, LAYOUT.middle);
    this.#mark.view.scale.set(LAYOUT.markScale);
    this.#link.view.x = LAYOUT.linkLeft;
    this.#words.x = LAYOUT.left;
    this.#words.addChild(this.#name.view, this.#before.view, this.#amount.view, this.#after.view);
    this.body.y = LAYOUT.middle;
    this.body.addChild(this.#badge, this.#words, this.#link.view);
    this.shine = new Shine(context);
    this.shine.aim(STRIP.width / 2, LAYOUT.middle, STRIP.width - 2 * LAYOUT.shineInset, LAYOUT.shineHeight);
    const strip = new Sprite({ texture: context.texture('strip') });
    this.view.addChild(strip, this.body, this.#mark.view, this.shine.sprite);
  }

  /** Writes the next content; `stale` is the text that marks an interrupted feed. */
  write(showing: TickerItem, stale: string | undefined): void {
    this.#mark.write(stale ?? '');
    const marked = stale === undefined ? 0 : textWidth('label', stale) * LAYOUT.markScale + LAYOUT.markGap;
    const isRow = showing.kind === 'row';
    this.#badge.visible = isRow;
    this.#words.visible = isRow;
    this.#link.view.visible = !isRow;
    if (isRow) this.#writeRow(showing.row, LAYOUT.right - LAYOUT.left - marked);
    else this.#link.write(showing.text);
  }

  /** Places an entering line: progress 0 is its start, 1 is at rest. */
  enter(progress: number): void {
    this.#place(LINE.rise * (1 - progress), progress);
  }

  /** Places a leaving line: progress 0 is at rest, 1 is gone. */
  leave(progress: number): void {
    this.#place(LINE.sink * progress, 1 - progress);
  }

  #place(y: number, alpha: number): void {
    this.body.y = LAYOUT.middle + y;
    this.body.alpha = alpha;
    this.body.visible = alpha > 0;
  }

  #writeRow(row: TickerRow, width: number): void {
    const amount = this.#context.format.exact(row.amount);
    const fitted = fitLine({ name: drawableName(row), before: row.before, amount, after: row.after }, width);
    this.#badge.texture = this.#badges[row.badge];
    let pen = 0;
    const parts = [
      [this.#name, fitted.name],
      [this.#before, fitted.before],
      [this.#amount, fitted.amount],
      [this.#after, fitted.after],
    ] as const;
    for (const [text, words] of parts) {
      text.write(words);
      text.view.x = pen;
      if (text.width > 0) pen += text.width + wordGap();
    }
    this.#words.scale.set(fitted.scale);
  }
}
