import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import { partOf, progressOf, stretchOf } from '../../parts/progress.ts';
import { HallStage } from '../models/round/hall-stage.ts';
import type { StepStage } from '../models/round/step-round.ts';
import { Scatter } from '../models/round/scatter.ts';
import { Shake } from '../../parts/shake.ts';
import { type ChestLook, ChestNode } from './chest-nodes.ts';
import { chestPlaceOf, CHESTS } from './places.ts';
import { BANG, LAYOUT, OPEN, REVEAL, TINTS, WAIT } from './tuning.ts';
import type { MinesTypes, MinesView } from './types.ts';

const TILES = 25;

/**
 * The chests during a round: a pressed chest rocks, then opens or explodes; at the end, all chests show their contents.
 */
export class ChestStage implements StepStage<MinesView, { readonly tile: number }> {
  readonly play: Container;
  readonly glow: Sprite;
  readonly line: GlyphText;
  readonly #context: SceneContext<MinesTypes>;
  readonly #chests: readonly ChestNode[];
  readonly #sparkles: Scatter;
  readonly #smoke: Scatter;
  readonly #shake: Shake;
  readonly #soundCues: SoundCues;
  #view: MinesView | undefined;
  #swell = 1;

  constructor(context: SceneContext<MinesTypes>) {
    this.#context = context;
    this.#soundCues = new SoundCues(context);
    const hall = new HallStage(context);
    this.play = hall.play;
    this.glow = hall.glow;
    this.#chests = Array.from({ length: TILES }, (_, index) => new ChestNode(context, hall, index + 1));
    this.#sparkles = new Scatter(hall, 'sparkle', OPEN.sparkles, OPEN.reach);
    this.#smoke = new Scatter(hall, 'smoke', BANG.puffs, BANG.reach);
    this.#shake = new Shake(hall.play);
    const { cap, width } = LAYOUT.line;
    this.line = new GlyphText(context, {
      set: 'label',
      capHeight: cap,
      maxWidth: width,
      tint: TINTS.line,
      capacity: 30,
    });
    this.line.view.position.set(LAYOUT.line.x, LAYOUT.line.y);
    hall.play.addChild(
      this.line.view,
      hall.sprite('board', LAYOUT.board.x, LAYOUT.board.y),
      this.glow,
      ...this.#chests.map(({ view }) => view),
      this.#sparkles.view,
      this.#smoke.view,
    );
    this.lie(undefined);
  }

  get swell(): number {
    return this.#swell;
  }

  set swell(swell: number) {
    this.#swell = swell;
    const tile = this.#view?.taken.at(-1)?.tile;
    if (this.#view && tile !== undefined)
      this.#show(tile, { ...this.#restOf(tile, this.#view), scale: swell });
  }

  spot(view: MinesView): ReturnType<StepStage<MinesView, unknown>['spot']> {
    const { x, y } = chestPlaceOf(view.taken.at(-1)?.tile ?? 13);
    const from = { x, y: y - LAYOUT.amount.above };
    return { x, y, size: CHESTS.width, from };
  }

  paint(): void {
    const tile = this.#view?.taken.at(-1)?.tile;
    if (tile !== undefined) this.glow.position.copyFrom(chestPlaceOf(tile));
  }

  lie(view: MinesView | undefined): void {
    this.#view = view;
    this.#sparkles.hide();
    this.#smoke.hide();
    this.#shake.progress = 1;
    for (let tile = 1; tile <= TILES; tile++) this.#show(tile, view ? this.#restOf(tile, view) : {});
  }

  wait({ tile }: { readonly tile: number }, since: number): Timeline {
    return stretchOf(this.#context.motion, since, (ms) => {
      const share = ms > WAIT.lateAfter ? WAIT.lateShare : 1;
      const turn = WAIT.degrees * share * Math.sin((2 * Math.PI * ms) / WAIT.swing);
      this.#show(tile, { scale: WAIT.press, turn });
    });
  }

  open(view: MinesView, isTurbo: boolean): Timeline {
    const tile = view.taken.at(-1)?.tile ?? 1;
    const isMine = view.status === 'lost';
    const openMs = isTurbo ? OPEN.turboMs : OPEN.ms;
    const bangMs = isTurbo ? BANG.turboMs : BANG.ms;
    this.#shake.aim(this.#context.settings.calmMode ? 0 : BANG.shake);
    const whole = isMine ? openMs + bangMs : openMs;
    this.#soundCues.begin([{ at: openMs * OPEN.lidAt, cue: 'chest.open' }, ...this.#findOf(isMine, openMs)]);
    return progressOf(this.#context.motion, whole, (q) => {
      const ms = q * whole;
      this.#soundCues.at(ms);
      if (ms <= openMs) this.#lift(view, tile, ms / openMs);
      else this.#bang(tile, (ms - openMs) / bangMs);
    });
  }

  reveal(view: MinesView, isTurbo: boolean): Timeline {
    return progressOf(this.#context.motion, isTurbo ? REVEAL.turboMs : REVEAL.ms, (q) => {
      for (let tile = 1; tile <= TILES; tile++) {
        if (view.taken.some((one) => one.tile === tile)) continue;
        // The chests open one after the other from the top left, like a wave.
        const own = partOf(q, ((tile - 1) / TILES) * 0.6, ((tile - 1) / TILES) * 0.6 + 0.4);
        const look = this.#restOf(tile, view);
        this.#show(tile, own === 0 ? {} : { ...look, findScale: own, dim: own });
      }
    });
  }

  /** Opens the lid and raises the content, equally long for a mine and a gem. */
  #lift(view: MinesView, tile: number, q: number): void {
    const { motion, settings } = this.#context;
    if (q < OPEN.lidAt) return this.#show(tile, { scale: WAIT.press + 0.14 * partOf(q, 0, OPEN.lidAt) });
    const out = partOf(q, OPEN.lidAt, 1);
    const isMine = view.status === 'lost';
    this.#show(tile, {
      find: isMine ? 'mine' : 'gem',
      findScale: motion.ease('back.out(2.2)')(out),
      scale: 1.08 - 0.08 * out,
      times: view.taken.at(-1)?.times ?? '',
    });
    if (isMine || settings.calmMode) return;
    const { x, y } = chestPlaceOf(tile);
    this.#sparkles.show(x, y - 10, out, 0.6);
  }

  /** Draws the explosion of a chest: smoke, and a picture that shakes once. */
  #bang(tile: number, q: number): void {
    const out = partOf(q, 0, 0.22);
    this.#show(tile, { find: 'mine', findScale: 1 + 0.5 * Math.sin(Math.PI * out), isBurnt: true });
    this.#shake.progress = q;
    if (this.#context.settings.calmMode) return;
    const { x, y } = chestPlaceOf(tile);
    this.#smoke.show(x, y - 6, q, 1.25);
  }

  /** Returns the sounds of a chest's content, each with its time in ms; in calm mode, a loss has no sound. */
  #findOf(isMine: boolean, openMs: number): SoundCue[] {
    if (!isMine) return [{ at: openMs * OPEN.glintAt, cue: 'chest.gem' }];
    return this.#context.settings.calmMode ? [] : [{ at: openMs, cue: 'mine.thud' }];
  }

  #show(tile: number, look: ChestLook): void {
    this.#chests[tile - 1]?.show(look);
  }

  /** Returns the look of a chest between steps. */
  #restOf(tile: number, { taken, mines, status }: MinesView): ChestLook {
    const opened = taken.find((one) => one.tile === tile);
    const isMine = mines?.includes(tile) === true || (status === 'lost' && opened === taken.at(-1));
    if (opened) return isMine ? { find: 'mine', isBurnt: true } : { find: 'gem', times: opened.times };
    return mines === null ? {} : { find: isMine ? 'mine' : 'gem', dim: 1 };
  }
}
