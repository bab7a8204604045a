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
import { BURST, GROWTH, LAYOUT, OPEN, REVEAL, TINTS, WAIT } from './tuning.ts';
import type { PumpTypes, PumpView } from './types.ts';

/** Returns the scale of the balloon after `pumps` of at most `most` pumps; at scale 1 it has its full size. */
export const sizeAfter = (pumps: number, most: number): number =>
  GROWTH.empty + (GROWTH.full - GROWTH.empty) * Math.min(1, pumps / most) ** GROWTH.bend;

/** The balloon during a round: each pump makes it larger, until it bursts. */
export class PumpStage implements StepStage<PumpView, object> {
  readonly play: Container;
  readonly glow: Sprite;
  readonly #context: SceneContext<PumpTypes>;
  readonly #handle: Sprite;
  readonly #balloon: Sprite;
  readonly #rag: Sprite;
  readonly #times: GlyphText;
  readonly #line: GlyphText;
  readonly #sparkles: Scatter;
  readonly #shreds: Scatter;
  readonly #shake: Shake;
  readonly #soundCues: SoundCues;
  #view: PumpView | undefined;
  #text = '';
  /** Position of the pump's handle: 0 is up, 1 is down. */
  #down = 0;
  #swell = 1;

  constructor(context: SceneContext<PumpTypes>) {
    this.#context = context;
    this.#soundCues = new SoundCues(context);
    const hall = new HallStage(context);
    this.play = hall.play;
    this.glow = hall.glow;
    const { pump, hose, balloon, rag, table, line, times } = LAYOUT;
    this.#handle = hall.sprite('handle', pump.x, LAYOUT.handle.up);
    this.#balloon = hall.sprite('balloon', balloon.x, balloon.y);
    this.#balloon.anchor.set(0.5, 1);
    this.#rag = hall.sprite('rag', rag.x, rag.y);
    this.#times = new GlyphText(context, {
      set: 'money',
      capHeight: times.cap,
      maxWidth: times.width,
      capacity: 12,
    });
    this.#line = new GlyphText(context, {
      set: 'label',
      capHeight: line.cap,
      maxWidth: line.width,
      tint: TINTS.line,
      capacity: 60,
    });
    this.#line.view.position.set(line.x, line.y);
    this.#sparkles = new Scatter(hall, 'sparkle', OPEN.sparkles, OPEN.reach);
    this.#shreds = new Scatter(hall, 'shred', BURST.shreds, BURST.reach);
    this.#shake = new Shake(hall.play);
    hall.play.addChild(
      this.glow,
      this.#handle,
      hall.sprite('pump', pump.x, pump.y),
      this.#rag,
      this.#balloon,
      this.#times.view,
      hall.sprite('hose', hose.x, hose.y),
      hall.sprite('table', table.x, table.y),
      this.#line.view,
      this.#sparkles.view,
      this.#shreds.view,
    );
    this.lie(undefined);
  }

  get swell(): number {
    return this.#swell;
  }

  set swell(swell: number) {
    this.#swell = swell;
    if (this.#view && this.#view.status !== 'lost') this.#inflate(this.#sizeOf(this.#view) * swell);
  }

  /** Text of the bet; the sign shows this text until the round is over. */
  set line(text: string) {
    this.#text = text;
    this.#sign(this.#view?.end ?? null);
  }

  spot(view: PumpView): ReturnType<StepStage<PumpView, unknown>['spot']> {
    const size = this.#sizeOf(view) * LAYOUT.balloon.height;
    return {
      x: LAYOUT.balloon.x,
      y: this.#middle(this.#sizeOf(view)),
      size: size * 0.7,
      from: LAYOUT.amount,
    };
  }

  paint(): void {
    const size = this.#view ? this.#sizeOf(this.#view) : GROWTH.empty;
    this.glow.position.set(LAYOUT.balloon.x, this.#middle(size));
    this.glow.setSize(size * LAYOUT.balloon.height * 1.7);
  }

  lie(view: PumpView | undefined): void {
    this.#view = view;
    this.#down = 0;
    this.#sparkles.hide();
    this.#shreds.hide();
    this.#shake.progress = 1;
    this.#press(0);
    const isBurst = view?.status === 'lost';
    this.#balloon.visible = !isBurst;
    this.#rag.visible = isBurst;
    this.#write(isBurst ? '' : (view?.taken.at(-1)?.times ?? ''));
    this.#inflate(view ? this.#sizeOf(view) : GROWTH.empty);
    this.#sign(view?.end ?? null);
  }

  wait(_step: object, since: number): Timeline {
    const size = this.#view ? this.#sizeOf(this.#view) : GROWTH.empty;
    if (since === 0) this.#context.sound.play('pump.puff');
    return stretchOf(this.#context.motion, since, (ms) => {
      this.#down = Math.min(1, ms / WAIT.down);
      this.#press(this.#down);
      const share = ms > WAIT.lateAfter ? WAIT.lateShare : 1;
      const tremble = WAIT.tremble * share * this.#down * Math.sin((2 * Math.PI * ms) / WAIT.trembleMs);
      this.#inflate(size * (1 + 0.03 * this.#down + tremble));
    });
  }

  open(view: PumpView, isTurbo: boolean): Timeline {
    const { motion, settings } = this.#context;
    const isBurst = view.status === 'lost';
    const openMs = (isTurbo ? OPEN.turboMs : OPEN.ms) * (isBurst ? OPEN.revealAt : 1);
    const burstMs = isBurst ? (isTurbo ? BURST.turboMs : BURST.ms) : 0;
    const whole = openMs + burstMs;
    const before = sizeAfter(view.taken.length - 1, view.most);
    const after = sizeAfter(view.taken.length, view.most);
    const from = this.#down;
    const back = motion.ease('back.out(2.6)');
    this.#shake.aim(settings.calmMode ? 0 : BURST.shake);
    const revealMs = (isTurbo ? OPEN.turboMs : OPEN.ms) * OPEN.revealAt;
    this.#soundCues.begin(this.#beatsOf(isBurst, revealMs));
    return progressOf(motion, whole, (q) => {
      const ms = q * whole;
      this.#soundCues.at(ms);
      // Before the outcome is visible, the balloon strains in the same way for every outcome.
      const strain = partOf(ms, 0, revealMs);
      this.#press(from + (1 - from) * Math.min(1, 2 * strain));
      if (ms < revealMs) return this.#inflate(before * (1.03 + OPEN.strain * strain));
      if (isBurst) return this.#burst(before, partOf(ms, revealMs, whole));
      const grown = partOf(ms, revealMs, whole);
      this.#press(1 - grown);
      this.#write(view.taken.at(-1)?.times ?? '');
      this.#inflate(before + (after - before) * back(grown));
      if (!settings.calmMode) this.#sparkles.show(LAYOUT.balloon.x, this.#middle(after), grown, 0.7);
    });
  }

  reveal(view: PumpView, isTurbo: boolean): Timeline {
    this.#sign(view.end);
    return progressOf(this.#context.motion, isTurbo ? REVEAL.turboMs : REVEAL.ms, (q) => {
      this.#line.view.scale.set(1 + 0.12 * Math.sin(Math.PI * q));
    });
  }

  /**
   * Returns the sounds of the outcome, each at the time (ms) at which the outcome is visible; in calm mode, a loss has
   * no sound.
   */
  #beatsOf(isBurst: boolean, revealMs: number): SoundCue[] {
    if (!isBurst) return [{ at: revealMs, cue: 'pump.swell' }];
    return this.#context.settings.calmMode ? [] : [{ at: revealMs, cue: 'balloon.pop' }];
  }

  #burst(size: number, q: number): void {
    this.#balloon.visible = false;
    this.#rag.visible = true;
    this.#write('');
    this.#press(1 - partOf(q, 0.1, 0.5));
    this.#shake.progress = q;
    if (!this.#context.settings.calmMode)
      this.#shreds.show(LAYOUT.balloon.x, this.#middle(size), q, 0.7 + size);
  }

  /** Returns the balloon's scale after the pumps of a round. */
  #sizeOf({ taken, most }: PumpView): number {
    return sizeAfter(taken.length, most);
  }

  #middle(size: number): number {
    const { y, height, middle } = LAYOUT.balloon;
    return y - height * size * middle;
  }

  #inflate(size: number): void {
    this.#balloon.scale.set(size);
    const { times, balloon } = LAYOUT;
    this.#times.view.position.set(balloon.x, this.#middle(size));
    this.#times.view.scale.set(Math.max(times.least * 0.7, size));
  }

  #press(down: number): void {
    const { up, down: low } = LAYOUT.handle;
    this.#handle.y = up + (low - up) * down;
  }

  #write(text: string): void {
    if (this.#times.text !== text) this.#times.write(text);
  }

  #sign(end: string | null): void {
    const text = end ?? this.#text;
    if (this.#line.text !== text) this.#line.write(text);
    this.#line.tint = end === null ? TINTS.line : TINTS.end;
    this.#line.view.scale.set(1);
  }
}
