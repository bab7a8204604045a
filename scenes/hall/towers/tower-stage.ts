import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import { partOf, progressOf, stretchOf } from '../../parts/progress.ts';
import type { StepStage } from '../models/round/step-round.ts';
import { Shake } from '../../parts/shake.ts';
import { type Point, ROWS, TowerNodes } from './tower-nodes.ts';
import { towerWindowPlaceOf, WINDOWS } from './places.ts';
import { FALL, LAYOUT, OPEN, REVEAL, TINTS, WAIT } from './tuning.ts';
import type { TowersTypes, TowersView } from './types.ts';
import type { WindowLook } from './window-node.ts';

/** The tower during a round: a climber goes up window by window; each window lights up, or holds a ghost. */
export class TowerStage implements StepStage<TowersView, { readonly tile: number }> {
  readonly #context: SceneContext<TowersTypes>;
  readonly #nodes: TowerNodes;
  readonly #shake: Shake;
  readonly #soundCues: SoundCues;
  #view: TowersView | undefined;
  #tiles = 0;
  /** Progress of the climber on the way to the pressed window, 0..1. */
  #hop = 0;
  #swell = 1;

  constructor(context: SceneContext<TowersTypes>) {
    this.#context = context;
    this.#soundCues = new SoundCues(context);
    this.#nodes = new TowerNodes(context);
    this.#shake = new Shake(this.play);
  }

  get play(): Container {
    return this.#nodes.hall.play;
  }

  get glow(): Sprite {
    return this.#nodes.hall.glow;
  }

  get swell(): number {
    return this.#swell;
  }

  set swell(swell: number) {
    this.#swell = swell;
    this.#nodes.climber.scale.set(swell);
  }

  /** Stores the number of windows and the multipliers for the next round, and builds the tower. */
  build({ tiles, pays }: TowersTypes['props']): void {
    const isOther = tiles !== this.#tiles;
    this.#tiles = tiles;
    this.#nodes.build(tiles, pays);
    if (isOther) this.lie(undefined);
  }

  spot(view: TowersView): ReturnType<StepStage<TowersView, unknown>['spot']> {
    const { x, y } = this.#at(view);
    const from = { x, y: y - LAYOUT.amount.above };
    return { x, y, size: WINDOWS.width, from };
  }

  paint(): void {
    if (this.#view) this.glow.position.copyFrom(this.#at(this.#view));
  }

  lie(view: TowersView | undefined): void {
    const nodes = this.#nodes;
    this.#view = view;
    this.#hop = 0;
    nodes.sparkles.hide();
    this.#shake.progress = 1;
    for (let row = 0; row < ROWS; row++)
      for (let tile = 1; tile <= nodes.tiles; tile++) nodes.show(row, tile, this.#restOf(row, tile));
    const won = view ? view.taken.length - (view.status === 'lost' ? 1 : 0) : 0;
    nodes.light(won, view?.status === 'open');
    nodes.climber.angle = view?.status === 'lost' ? 90 : 0;
    nodes.climber.scale.set(1);
    nodes.climber.position.copyFrom(view && view.status !== 'lost' ? this.#at(view) : nodes.ground);
  }

  wait({ tile }: { readonly tile: number }, since: number): Timeline {
    const row = this.#view?.taken.length ?? 0;
    if (since === 0) this.#context.sound.play('tower.hop');
    return stretchOf(this.#context.motion, since, (ms) => {
      this.#hop = Math.min(1, ms / WAIT.hop);
      this.#climb(row, tile);
      if (this.#hop < 1) return;
      const share = ms > WAIT.lateAfter ? WAIT.lateShare : 1;
      this.#nodes.climber.y -=
        WAIT.bob * share * (1 - Math.cos((2 * Math.PI * (ms - WAIT.hop)) / WAIT.bobMs));
    });
  }

  open(view: TowersView, isTurbo: boolean): Timeline {
    const row = view.taken.length - 1;
    const tile = view.taken.at(-1)?.tile ?? 1;
    const isMiss = view.status === 'lost';
    const openMs = isTurbo ? OPEN.turboMs : OPEN.ms;
    const fallMs = isTurbo ? FALL.turboMs : FALL.ms;
    const whole = isMiss ? openMs + fallMs : openMs;
    const from = this.#hop;
    this.#shake.aim(this.#context.settings.calmMode ? 0 : FALL.shake);
    this.#soundCues.begin([
      { at: openMs * OPEN.lidAt, cue: 'window.open' },
      ...this.#findOf(isMiss, openMs, whole),
    ]);
    return progressOf(this.#context.motion, whole, (q) => {
      const ms = q * whole;
      this.#soundCues.at(ms);
      const seen = Math.min(1, ms / openMs);
      this.#hop = from + (1 - from) * partOf(seen, 0, OPEN.lidAt);
      this.#climb(row, tile);
      this.#unshut(row, tile, seen, isMiss);
      if (ms > openMs) this.#fall(row, tile, (ms - openMs) / fallMs);
    });
  }

  reveal(view: TowersView, isTurbo: boolean): Timeline {
    const { motion } = this.#context;
    return progressOf(motion, isTurbo ? REVEAL.turboMs : REVEAL.ms, (q) => {
      for (let row = 0; row < ROWS; row++) {
        // The rows open one after the other from the ground up, like a wave.
        const own = partOf(q, (row / ROWS) * 0.6, (row / ROWS) * 0.6 + 0.4);
        if (own === 0) continue;
        for (let tile = 1; tile <= view.tiles; tile++) {
          if (view.taken[row]?.tile === tile) continue;
          this.#nodes.show(row, tile, { ...this.#restOf(row, tile, view), findScale: own * 0.8 });
        }
      }
    });
  }

  /**
   * Returns the sounds of a window's content, each at the time (ms) at which the content is visible; in calm mode, a
   * loss has no sound.
   */
  #findOf(isMiss: boolean, openMs: number, groundMs: number): SoundCue[] {
    if (!isMiss) return [{ at: openMs * OPEN.glintAt, cue: 'window.star' }];
    return this.#context.settings.calmMode ? [] : [{ at: groundMs, cue: 'tower.fall' }];
  }

  /**
   * Returns the climber's position in a round, in design pixels: at the last window that was opened, or on the ground.
   */
  #at({ taken }: TowersView): Point {
    const last = taken.at(-1);
    return last === undefined ? this.#nodes.ground : this.#nodes.perch(taken.length - 1, last.tile);
  }

  /** Draws the climber on its arc to a window. */
  #climb(row: number, tile: number): void {
    const before = this.#view?.taken[row - 1];
    const from = before === undefined ? this.#nodes.ground : this.#nodes.perch(row - 1, before.tile);
    const to = this.#nodes.perch(row, tile);
    const q = this.#hop;
    const arc = WAIT.arc * 4 * q * (1 - q);
    this.#nodes.climber.position.set(from.x + (to.x - from.x) * q, from.y + (to.y - from.y) * q - arc);
  }

  /** Draws the opening of a window, equally long for a ghost and a star. */
  #unshut(row: number, tile: number, seen: number, isMiss: boolean): void {
    const { motion, settings } = this.#context;
    if (seen < OPEN.lidAt) return;
    const out = partOf(seen, OPEN.lidAt, 1);
    this.#nodes.show(row, tile, {
      wall: isMiss ? 'dark' : 'lit',
      find: isMiss ? 'ghost' : 'star',
      findScale: motion.ease('back.out(2.2)')(out),
      scale: 1.06 - 0.06 * out,
    });
    if (isMiss || settings.calmMode) return;
    const { x, y } = towerWindowPlaceOf(row, tile, this.#nodes.tiles);
    this.#nodes.sparkles.show(x, y, out, 0.55);
  }

  /** Draws the climber falling to the ground. */
  #fall(row: number, tile: number, q: number): void {
    const { climber, ground } = this.#nodes;
    const from = this.#nodes.perch(row, tile);
    climber.position.set(
      from.x + (ground.x - from.x) * q,
      from.y + (ground.y - from.y) * q * q - 30 * 4 * q * (1 - q),
    );
    climber.angle = FALL.turn * (1 - q) * q * 2 + 90 * q;
    this.#shake.progress = q;
  }

  /** Returns the look of a window between steps. */
  #restOf(row: number, tile: number, view = this.#view): WindowLook {
    if (view === undefined) return { wall: 'shut', tint: row === 0 ? 0xffffff : TINTS.rest };
    const { taken, safe, status } = view;
    const opened = taken[row]?.tile === tile;
    const isLast = row === taken.length - 1;
    if (opened) {
      const isMiss = status === 'lost' && isLast;
      return isMiss ? { wall: 'dark', find: 'ghost' } : { wall: 'lit', find: 'star' };
    }
    if (safe !== null) {
      const isSafe = safe[row]?.includes(tile) === true;
      return {
        wall: isSafe ? 'lit' : 'dark',
        find: isSafe ? 'star' : 'ghost',
        findScale: 0.8,
        tint: TINTS.rest,
      };
    }
    const isNext = row === taken.length;
    return { wall: 'shut', tint: isNext ? 0xffffff : row < taken.length ? TINTS.passed : TINTS.rest };
  }
}
