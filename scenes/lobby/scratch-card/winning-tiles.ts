import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { facePicture, type CardView, tileSpot, valueStyle } from './card-view.ts';
import { GATHER, LAYOUT, RESULT } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

/** Width of the picture of the line between two tiles, in design pixels. */
const JOINT = 128;

/** Returns the tiles of the first three equal symbols, in order; undefined if no symbol occurs three times. */
export function threeEqual(faces: readonly number[]): readonly [number, number, number] | undefined {
  for (const symbol of faces) {
    const [a, b, c] = faces.flatMap((other, place) => (other === symbol ? [place] : []));
    if (a !== undefined && b !== undefined && c !== undefined) return [a, b, c];
  }
  return undefined;
}

/** Returns the position of one of the three symbols (0..2) in the middle of the screen, in design pixels. */
const stageSpot = (index: number): { readonly x: number; readonly y: number } => ({
  x: LAYOUT.card.x + (index - 1) * GATHER.apart,
  y: GATHER.y,
});

/** Sprites of a winning tile: gold ground, symbol and prize. */
interface WinningTile {
  readonly view: Container;
  readonly symbol: Sprite;
  readonly value: GlyphText;
}

/** The three winning tiles, lifted above the dimming layer, and the line that joins them. */
export class WinningTiles {
  readonly view = new Container({ label: 'winners' });
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #cardView: CardView;
  readonly #joints: readonly Sprite[];
  readonly #tiles: readonly WinningTile[];
  #places: readonly number[] = [];

  constructor(context: SceneContext<ScratchCardTypes>, cardView: CardView) {
    this.#context = context;
    this.#cardView = cardView;
    const createSprite = (name: string): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5 });
    this.#joints = [createSprite('joint'), createSprite('joint')];
    this.#tiles = Array.from({ length: 3 }, () => {
      const view = new Container({ label: 'winner' });
      const symbol = createSprite(facePicture(0));
      const value = new GlyphText(context, valueStyle);
      symbol.y = -LAYOUT.symbol.up;
      value.view.y = LAYOUT.value.down;
      view.addChild(createSprite('tile-won'), symbol, value.view);
      return { view, symbol, value };
    });
    this.view.addChild(...this.#joints, ...this.#tiles.map(({ view }) => view));
    this.clear();
  }

  /** Centre of the three tiles, in design pixels. */
  get middle(): { readonly x: number; readonly y: number } {
    const spots = this.#places.map(tileSpot);
    const sum = (of: 'x' | 'y'): number => spots.reduce((total, spot) => total + spot[of], 0);
    return { x: sum('x') / spots.length, y: sum('y') / spots.length };
  }

  /** Places the winning tiles over their symbols on the card, still invisible. */
  aim(places: readonly number[], symbol: number): void {
    this.#places = places;
    this.view.visible = true;
    for (const [index, tile] of this.#tiles.entries()) {
      const place = places[index] ?? 0;
      tile.view.position.copyFrom(tileSpot(place));
      tile.symbol.texture = this.#context.texture(facePicture(symbol));
      tile.value.write(this.#cardView.values[place]?.text ?? '');
    }
    for (const [index, joint] of this.#joints.entries()) {
      const from = tileSpot(places[index] ?? 0);
      const to = tileSpot(places[index + 1] ?? 0);
      joint.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
      joint.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      joint.scale.set(Math.hypot(to.x - from.x, to.y - from.y) / JOINT, 1);
    }
  }

  /** Adds the line through the three tiles to a timeline; the other tiles dim. */
  addLine(timeline: Timeline): void {
    const { line } = RESULT;
    const half = line / 2;
    for (const [index, joint] of this.#joints.entries()) {
      const at = index * half;
      fromTo(timeline, joint, { alpha: 0 }, { alpha: 1 }, { at, duration: half });
      const grown = { x: joint.scale.x };
      fromTo(timeline, joint.scale, { x: 0 }, grown, { at, duration: half, ease: 'power2.out' });
    }
    for (const { view } of this.#tiles)
      fromTo(timeline, view, { alpha: 0 }, { alpha: 1 }, { duration: line });
    this.#addStepBack(timeline, line);
  }

  /** Adds common pulses of the three tiles to a timeline. */
  addPulse(timeline: Timeline, pulses: number): void {
    const { line, pulse, pulseMs } = RESULT;
    const small = { x: 1, y: 1 };
    const large = { x: pulse, y: pulse };
    const half = { duration: pulseMs / 2, ease: 'sine.inOut' };
    for (let turn = 0; turn < pulses; turn++) {
      const at = line + turn * pulseMs;
      for (const { view } of this.#tiles) {
        fromTo(timeline, view.scale, small, large, { at, ...half });
        fromTo(timeline, view.scale, large, small, { at: at + pulseMs / 2, ...half });
      }
    }
  }

  /** Adds the tiles' move from the card to a row in the middle of the screen to a timeline. */
  addGather(timeline: Timeline, at: number): void {
    const { ms, size } = GATHER;
    const way = { at, duration: ms, ease: 'power3.inOut' };
    for (const [index, { view }] of this.#tiles.entries()) {
      fromTo(timeline, view, this.#home(index), stageSpot(index), way);
      fromTo(timeline, view.scale, { x: 1, y: 1 }, { x: size, y: size }, way);
    }
    for (const joint of this.#joints)
      fromTo(timeline, joint, { alpha: 1 }, { alpha: 0 }, { at, duration: ms / 2 });
  }

  /** Adds the tiles' return to the card to a timeline. */
  addReturn(timeline: Timeline): void {
    const { backMs, size } = GATHER;
    const way = { duration: backMs, ease: 'power2.inOut' };
    for (const [index, { view }] of this.#tiles.entries()) {
      fromTo(timeline, view, stageSpot(index), this.#home(index), way);
      fromTo(timeline, view.scale, { x: size, y: size }, { x: 1, y: 1 }, way);
    }
    for (const joint of this.#joints)
      fromTo(timeline, joint, { alpha: 0 }, { alpha: 1 }, { at: backMs / 2, duration: backMs / 2 });
  }

  /** Adds a fade of the tiles to a timeline, without motion; the other tiles dim. */
  fadeIn(timeline: Timeline, onStage: boolean): void {
    for (const part of this.#all) part.alpha = 1;
    if (onStage) {
      for (const joint of this.#joints) joint.alpha = 0;
      for (const [index, { view }] of this.#tiles.entries()) {
        view.position.copyFrom(stageSpot(index));
        view.scale.set(GATHER.size);
      }
    }
    fromTo(timeline, this.view, { alpha: 0 }, { alpha: 1 }, { duration: RESULT.fade });
    this.#addStepBack(timeline, RESULT.fade);
  }

  /** Puts the tiles back on the card without motion. */
  goHome(): void {
    for (const joint of this.#joints) joint.alpha = 1;
    for (const [index, { view }] of this.#tiles.entries()) {
      view.position.copyFrom(this.#home(index));
      view.scale.set(1);
    }
  }

  /** Hides all winning tiles and their line. */
  clear(): void {
    this.#places = [];
    this.view.visible = false;
    this.view.alpha = 1;
    for (const part of this.#all) part.alpha = 0;
    for (const { view } of this.#tiles) view.scale.set(1);
  }

  #home(index: number): { readonly x: number; readonly y: number } {
    return tileSpot(this.#places[index] ?? 0);
  }

  get #all(): readonly Container[] {
    return [...this.#joints, ...this.#tiles.map(({ view }) => view)];
  }

  #addStepBack(timeline: Timeline, duration: number): void {
    const to = { alpha: RESULT.othersAlpha };
    for (const [place, face] of this.#cardView.faces.entries()) {
      if (this.#places.includes(place)) continue;
      const value = this.#cardView.values[place]?.view;
      fromTo(timeline, face, { alpha: 1 }, to, { duration });
      if (value) fromTo(timeline, value, { alpha: 1 }, to, { duration });
    }
  }
}
