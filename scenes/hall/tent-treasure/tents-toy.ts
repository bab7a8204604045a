import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { placeNear } from '../models/stall/places.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import { Ticks } from '../models/stall/ticks.ts';
import { FLAG, OPENING, SHAKE, TENT, TENTS } from './tuning.ts';
import type { TentLanding, TentProps } from './types.ts';

/** Display nodes of a tent: the closed tent, the open tent, the treasure, and the flag of a chosen tent. */
interface TentNode {
  readonly view: Container;
  readonly closed: Sprite;
  readonly open: Sprite;
  readonly treasure: Sprite;
  readonly flag: Sprite;
}

/**
 * The moving part (toy) of the stall Tent Treasure: of nine tents, the three chosen ones open one by one, and three
 * hold a treasure.
 */
export class TentsToy implements StallToy<TentProps, TentLanding> {
  readonly view = new Container();
  readonly landMs = OPENING.ms;
  readonly turboMs = OPENING.turboMs;
  readonly #tents: readonly TentNode[];
  readonly #ticks: Ticks;
  #places: readonly number[] = [];
  #landing: TentLanding | undefined;
  #size = 1;

  constructor(context: SceneContext<SceneTypes>) {
    this.#ticks = new Ticks(context, 'tent.flap');
    this.#tents = TENTS.map(({ x, y, size }) => {
      const view = new Container();
      const [closed, open] = [spriteOf(context, 'tent'), spriteOf(context, 'tent-open')];
      const treasure = spriteOf(context, 'treasure', { x: 0, y: 22 });
      const flag = spriteOf(context, 'flag', { x: FLAG.x, y: -FLAG.up });
      view.addChild(spriteOf(context, 'shade', { x: 0, y: 52 }), open, treasure, closed, flag);
      view.position.set(x, y);
      view.scale.set(size);
      return { view, closed, open, treasure, flag };
    });
    this.view.addChild(spriteOf(context, 'lawn', { x: 360, y: 430 }), ...this.#tents.map(({ view }) => view));
    this.lie(undefined);
  }

  get swell(): number {
    return this.#size;
  }

  set swell(swell: number) {
    this.#size = swell;
    for (const place of this.#landing?.places ?? [])
      if (this.#landing?.draws.includes(place)) this.#tents[place - 1]?.treasure.scale.set(swell);
  }

  props({ places }: TentProps): void {
    this.#places = places;
    this.lie(undefined);
  }

  begin(): void {
    this.lie(undefined);
  }

  wait(ms: number): void {
    for (const place of this.#places) this.#shake(place, (SHAKE.first * ms) / SHAKE.ms, 1);
  }

  aim(landing: TentLanding): void {
    this.#landing = landing;
    this.#ticks.begin();
    for (const place of landing.places) this.#shake(place, 0, 0);
  }

  move(share: number): void {
    const { places = [] } = this.#landing ?? {};
    this.#ticks.at(Math.floor(share * places.length + 1 - OPENING.shaken));
    for (const [index, place] of places.entries()) {
      const part = Math.min(1, Math.max(0, share * places.length - index));
      if (part === 0) continue;
      const shaken = part / OPENING.shaken;
      if (shaken < 1) this.#shake(place, (part * OPENING.ms) / places.length / SHAKE.ms, 1);
      else this.#open(place, (part - OPENING.shaken) / (1 - OPENING.shaken), 1);
    }
  }

  lie(landing: TentLanding | undefined): void {
    this.#size = 1;
    this.#landing = landing;
    for (const place of TENTS.keys()) this.#close(place + 1);
    if (!landing) return;
    for (const place of landing.places) this.#open(place, 1, 1);
    this.light(landing);
  }

  light(landing: TentLanding | undefined): void {
    if (!landing) return;
    // Opens the tents with treasures that the player did not find.
    for (const place of landing.draws)
      if (!landing.places.includes(place)) this.#open(place, 1, TENT.notFound);
  }

  spot({ places, draws }: TentLanding): ToySpot {
    const shown = places.findLast((place) => draws.includes(place)) ?? places.at(-1) ?? 1;
    const { x, y, size } = TENTS[shown - 1] ?? { x: 360, y: 404, size: 1 };
    return { x, y, size: 120 * size };
  }

  placeAt(x: number, y: number): number | undefined {
    return placeNear(TENTS, x, y, TENT.reach);
  }

  #close(place: number): void {
    const tent = this.#tents[place - 1];
    if (!tent) return;
    const isChosen = this.#places.includes(place);
    tent.closed.visible = true;
    tent.open.visible = tent.treasure.visible = false;
    tent.flag.visible = isChosen;
    tent.closed.tint = isChosen ? 0xffffff : TENT.others;
    tent.treasure.scale.set(1);
    tent.treasure.y = 22;
    tent.view.alpha = 1;
    this.#shake(place, 0, 0);
  }

  #shake(place: number, shakes: number, strength: number): void {
    const tent = this.#tents[place - 1];
    if (tent) tent.closed.rotation = strength * SHAKE.turn * Math.sin(2 * Math.PI * shakes);
  }

  /** Draws an open tent; `share` (0..1) is the progress with which its treasure jumps up. */
  #open(place: number, share: number, alpha: number): void {
    const tent = this.#tents[place - 1];
    if (!tent) return;
    const hasTreasure = this.#landing?.draws.includes(place) === true;
    tent.closed.visible = false;
    tent.open.visible = true;
    tent.treasure.visible = hasTreasure;
    tent.treasure.y = 22 - OPENING.jump * 4 * share * (1 - share);
    tent.view.alpha = alpha;
  }
}
