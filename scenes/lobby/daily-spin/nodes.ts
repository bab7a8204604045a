import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { Celebration } from '../../parts/celebration/celebration.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { PillButton } from '../../parts/pill-button.ts';
import type { WheelPose } from './wheel-motion.ts';
import { BULBS, LAYOUT, RESULT, SECTORS, SIZE, USED } from './tuning.ts';
import type { DailySpinTypes } from './types.ts';

const RADIANS = Math.PI / 180;

/** Centres of the bulbs relative to the axle, in design pixels. */
const BULB_PLACES = Array.from({ length: BULBS.count }, (_, index): readonly [x: number, y: number] => {
  const angle = (index / BULBS.count) * Math.PI * 2;
  const { bulbRadius } = LAYOUT.wheel;
  return [Math.sin(angle) * bulbRadius, -Math.cos(angle) * bulbRadius];
});

const createValue = (context: SceneContext<DailySpinTypes>): GlyphText =>
  new GlyphText(context, {
    set: 'money-white',
    capHeight: LAYOUT.value.cap,
    maxWidth: LAYOUT.value.width,
    capacity: 7,
  });

/** All display nodes of the scene, created once: background, button, bar and wheel. */
export class SceneNodes {
  readonly rays: Sprite;
  /** Container of the wheel that the camera shake moves. */
  readonly shaken = new Container({ label: 'shaken' });
  /** Container of the wheel that grows briefly after a stop; its origin is the axle. */
  readonly wheel: Container;
  /** Bar with its text, and button; hidden while the amount of a big win is shown. */
  readonly foot = new Container({ label: 'foot' });
  readonly sectorGlow: Sprite;
  readonly tipGlow: Sprite;
  readonly line: GlyphText;
  readonly button: PillButton<'spin' | 'check'>;
  readonly #disc: Sprite;
  readonly #usedDisc: Sprite;
  readonly #blurred: Sprite;
  /** Amounts and coins of the sectors, which turn with the disc. */
  readonly #marks = new Container({ label: 'marks' });
  readonly #values: readonly GlyphText[];
  readonly #coins: readonly Sprite[];
  readonly #pointer: Sprite;
  readonly #bulbs: readonly Sprite[];
  readonly #view: Container;
  #isUsed = 0;

  constructor(context: SceneContext<DailySpinTypes>) {
    const createSprite = (name: string, x = 0, y = 0): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, position: { x, y } });
    const { wheel: at, pointer, title, garland, bar } = LAYOUT;
    const backdrop = createSprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    // Taller and wider screens show more than the design area.
    backdrop.setSize(SIZE.width * LAYOUT.backdropCover, SIZE.height * LAYOUT.backdropCover);
    this.rays = createSprite('rays', at.x, at.y);
    this.rays.setSize(LAYOUT.raysSize);
    this.rays.alpha = RESULT.raysIdle;
    this.button = new PillButton(context, LAYOUT.button, 'spin');

    this.wheel = new Container({ label: 'wheel', position: { x: at.x, y: at.y } });
    this.#disc = createSprite('disc');
    this.#usedDisc = createSprite('disc-off');
    this.#blurred = createSprite('disc-blur');
    this.#blurred.setSize(at.disc);
    this.#values = Array.from({ length: SECTORS }, () => createValue(context));
    this.#coins = Array.from({ length: SECTORS }, () => createSprite('coin'));
    this.#addMarks();
    const sockets = BULB_PLACES.map(([x, y]) => createSprite('bulb-off', x, y));
    this.#bulbs = BULB_PLACES.map(([x, y]) => createSprite('bulb-on', x, y));
    this.#pointer = createSprite('pointer', 0, pointer.y - at.y);
    this.#pointer.anchor.set(0.5, 1 - pointer.length / 110);
    this.sectorGlow = createSprite('sector-glow');
    this.tipGlow = createSprite('glow', 0, pointer.y + pointer.length - at.y);
    this.wheel.addChild(
      createSprite('rim'),
      ...sockets,
      ...this.#bulbs,
      this.#disc,
      this.#usedDisc,
      this.#blurred,
      this.sectorGlow,
      this.#marks,
      createSprite('gloss'),
      createSprite('hub'),
      this.#pointer,
      this.tipGlow,
    );
    this.shaken.addChild(this.wheel);
    this.line = new GlyphText(context, {
      set: 'label',
      capHeight: bar.lineCap,
      maxWidth: bar.width,
      capacity: 32,
    });
    this.line.view.position.set(bar.x, bar.y);
    context.view.addChild(
      backdrop,
      this.rays,
      createSprite('garland', garland.x, garland.y),
      createSprite('title', title.x, title.y),
      this.foot,
      this.shaken,
    );
    this.foot.addChild(this.button.view, createSprite('bar', bar.x, bar.y), this.line.view);
    this.#view = context.view;
    this.used = 0;
    this.clearGlow();
  }

  #addMarks(): void {
    const { value, coin } = LAYOUT;
    for (let sector = 0; sector < SECTORS; sector++) {
      const mark = new Container({ rotation: (sector * 2 * Math.PI) / SECTORS });
      const [text, sprite] = [this.#values[sector], this.#coins[sector]];
      if (text) text.view.y = -value.out;
      if (sprite) {
        sprite.y = -coin.out;
        sprite.setSize(coin.size);
      }
      if (text && sprite) mark.addChild(sprite, text.view);
      this.#marks.addChild(mark);
    }
  }

  /** Adds a celebration's two layers: one behind the wheel, which stays bright, and one over everything. */
  addCelebration({ behind, above }: Celebration): void {
    this.#view.addChildAt(behind, this.#view.getChildIndex(this.shaken));
    this.#view.addChild(above);
  }

  /** Writes the amounts on the sectors. */
  setValues(texts: readonly string[]): void {
    for (const [sector, text] of this.#values.entries()) {
      const value = texts[sector] ?? '';
      if (text.text !== value) text.write(value);
    }
  }

  setLine(line: string): void {
    if (this.line.text !== line) this.line.write(line);
  }

  /** Draws the wheel in a pose: angle, blur and lean of the pointer. */
  turn({ angle, blur, lean }: Readonly<WheelPose>): void {
    const rotation = angle * RADIANS;
    this.#disc.rotation = this.#usedDisc.rotation = this.#blurred.rotation = this.#marks.rotation = rotation;
    this.#blurred.alpha = blur;
    this.#blurred.visible = blur > 0;
    // Amounts at high speed would flicker, so they are hidden while the disc is fully blurred.
    this.#marks.visible = blur < 1;
    this.#marks.alpha = 1 - blur;
    this.#pointer.rotation = lean;
  }

  /** How grey the wheel is, 0..1; 1 means that today's spin is used. */
  get used(): number {
    return this.#isUsed;
  }

  set used(used: number) {
    this.#isUsed = used;
    this.#usedDisc.visible = used > 0;
    this.#usedDisc.alpha = used;
    const fade = 1 - used * (1 - USED.alpha);
    for (const coin of this.#coins) coin.alpha = fade * (1 - used * 0.4);
    for (const text of this.#values) text.tint = used > 0.5 ? USED.text : 0xffffff;
    for (const bulb of this.#bulbs) bulb.alpha = 1 - used;
  }

  /** Alpha of the disc and its amounts, for the fade in reduced motion. */
  set discFade(alpha: number) {
    this.#disc.alpha = alpha;
    this.#marks.alpha = alpha;
  }

  /** Lights some bulbs in a moving pattern; `ms` counts from the start of the turn. */
  chase(ms: number): void {
    const gap = BULBS.count / BULBS.chasing;
    const lit = Math.floor(ms / BULBS.stepMs) % gap;
    for (let index = 0; index < this.#bulbs.length; index++) {
      const bulb = this.#bulbs[index];
      if (bulb) bulb.alpha = index % gap === lit ? 1 : BULBS.dim;
    }
  }

  /** Makes all bulbs blink, then stay on; `ms` counts from the stop. */
  blink(ms: number): void {
    const half = Math.floor(ms / BULBS.blinkMs);
    this.setBulbs(half < 2 * BULBS.blinks && half % 2 === 1 ? BULBS.dim : 1);
  }

  /** Sets all bulbs to one brightness. */
  setBulbs(alpha: number): void {
    for (const bulb of this.#bulbs) bulb.alpha = alpha;
  }

  /** Lights the sector under the pointer with strength `lit`, 0..1; `rest` is the disc's angle at the stop. */
  glow(lit: number, rest: number, sector: number): void {
    this.sectorGlow.visible = this.tipGlow.visible = lit > 0;
    this.sectorGlow.alpha = lit * RESULT.glowAlpha;
    this.sectorGlow.rotation = (rest + (sector * 360) / SECTORS) * RADIANS;
    this.tipGlow.alpha = lit * RESULT.tipGlowAlpha;
    this.rays.alpha = RESULT.raysIdle + (RESULT.raysWon - RESULT.raysIdle) * lit;
  }

  /** Hides the light on the winning sector. */
  clearGlow(): void {
    this.glow(0, 0, 0);
  }
}
