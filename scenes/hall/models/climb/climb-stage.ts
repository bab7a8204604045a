import type { SceneContext } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import type { Sprite } from '../../../engine/pixi.ts';
import { GlyphText } from '../../../parts/glyph-text.ts';
import { type SoundCue, SoundCues } from '../../../parts/sound-cues.ts';
import { partOf, progressOf, stretchOf } from '../../../parts/progress.ts';
import { HallStage } from '../round/hall-stage.ts';
import type { StepStage } from '../round/step-round.ts';
import type { Climber, ClimbLook, ClimberPose } from './climb-look.ts';
import { StepTags } from './step-tags.ts';
import { PLATE, REVEAL, SMALL_WIN, STEP, STOP, TINTS } from './tuning.ts';
import type { ClimbTypes, ClimbView } from './types.ts';

/** Counts the successful steps of a round. */
const wonOf = ({ taken }: ClimbView): number => taken.filter(({ result }) => result === 'won').length;

/** Returns the colour of the sign's text for a round. */
function tintOf(view: ClimbView | undefined): number {
  if (view === undefined || view.status === 'void') return TINTS.line;
  if (view.status === 'open') return wonOf(view) > 0 ? TINTS.won : TINTS.line;
  return view.payout > view.stake ? TINTS.won : TINTS.lost;
}

/** Easing that is slow at both ends. */
const eased = (q: number): number => (q < 0.5 ? 2 * q * q : 1 - 2 * (1 - q) ** 2);

/** A climbing game during a round: the climber moves step by step, until the player cashes out or loses. */
export class ClimbStage implements StepStage<ClimbView, object> {
  readonly play: HallStage['play'];
  readonly glow: Sprite;
  readonly #context: SceneContext<ClimbTypes>;
  readonly #look: ClimbLook;
  readonly #climber: Climber;
  readonly #tags: StepTags;
  readonly #plate: GlyphText;
  readonly #stop: Sprite;
  readonly #soundCues: SoundCues;
  #line = '';
  #view: ClimbView | undefined;

  constructor(context: SceneContext<ClimbTypes>, look: ClimbLook) {
    this.#context = context;
    this.#look = look;
    this.#soundCues = new SoundCues(context);
    const hall = new HallStage(context);
    this.play = hall.play;
    this.glow = hall.glow;
    this.#climber = look.climber(context);
    this.#tags = new StepTags(context, look);
    this.#stop = hall.sprite('stop', 0, 0);
    this.#plate = new GlyphText(context, {
      set: 'label',
      capHeight: PLATE.cap,
      maxWidth: PLATE.width,
      capacity: 36,
    });
    this.#plate.view.position.set(PLATE.x, PLATE.y);
    this.play.addChild(
      ...look.pictures.map(({ name, x, y }) => hall.sprite(name, x, y)),
      this.#tags.view,
      this.#stop,
      this.glow,
      this.#climber.view,
      hall.sprite('plate', PLATE.x, PLATE.y),
      this.#plate.view,
    );
    this.lie(undefined);
  }

  /** Text of the sign before the first bet. */
  set line(line: string) {
    this.#line = line;
    this.#showLabel();
  }

  get swell(): number {
    return Math.abs(this.#climber.view.scale.y);
  }

  set swell(swell: number) {
    const { scale } = this.#climber.view;
    scale.set(Math.sign(scale.x) * swell, swell);
  }

  spot(view: ClimbView): ReturnType<StepStage<ClimbView, object>['spot']> {
    const { x, y } = this.#look.at(this.#heightOf(view));
    const { above, high, below } = SMALL_WIN;
    return { x, y, size: 90, from: { x, y: y < high ? y + below : y - above } };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    if (this.#view === undefined || result !== 'won') return;
    const { x, y } = this.#look.at(this.#heightOf(this.#view));
    this.glow.position.set(x, y);
  }

  lie(view: ClimbView | undefined): void {
    this.#view = view;
    const won = view === undefined ? 0 : wonOf(view);
    this.#tags.show(won, view?.status === 'open');
    this.#stand({
      height: view === undefined ? 0 : this.#heightOf(view),
      mood: view?.status === 'lost' ? 'lost' : 'rest',
      ms: 0,
    });
    this.#showEnd(view?.end ?? null, 1);
    this.#showLabel();
  }

  wait(_step: object, since: number): Timeline {
    const height = this.#view === undefined ? 0 : this.#heightOf(this.#view);
    return stretchOf(this.#context.motion, since, (ms) => this.#stand({ height, mood: 'climbing', ms }));
  }

  open(view: ClimbView, isTurbo: boolean): Timeline {
    const isLost = view.status === 'lost';
    const won = wonOf(view);
    const from = isLost ? won : won - 1;
    const left = this.#look.leftAt(won);
    const ms = isTurbo ? STEP.turboMs : STEP.ms;
    this.#soundCues.begin([{ at: 0, cue: this.#look.pull }, ...this.#endOf(isLost)]);
    return progressOf(this.#context.motion, ms, (q) => {
      this.#soundCues.at(q);
      const climbed = from + eased(q);
      if (!isLost || q <= STEP.known) return this.#stand({ height: climbed, mood: 'climbing', ms: q * ms });
      const slipped = partOf(q, STEP.known, 1);
      const highest = from + eased(STEP.known);
      this.#stand({
        height: highest + (left - highest) * slipped * slipped,
        mood: 'slipping',
        ms: q * ms,
      });
    });
  }

  reveal({ end }: ClimbView, isTurbo: boolean): Timeline {
    const ms = isTurbo ? REVEAL.turboMs : REVEAL.ms;
    return progressOf(this.#context.motion, ms, (q) => this.#showEnd(end, q));
  }

  /**
   * Returns the sounds of a step's result, each at the share of the step at which the result is visible; in calm mode,
   * a loss has no sound.
   */
  #endOf(isLost: boolean): SoundCue[] {
    if (!isLost) return [{ at: 1, cue: 'climb.step' }];
    return this.#context.settings.calmMode ? [] : [{ at: STEP.slips, cue: 'climb.slip' }];
  }

  /** Returns the climber's height at the current point of a round, in steps. */
  #heightOf(view: ClimbView): number {
    const won = wonOf(view);
    return view.status === 'lost' ? this.#look.leftAt(won) : won;
  }

  #stand(pose: ClimberPose): void {
    this.#climber.view.scale.set(1);
    this.#climber.stand(pose);
  }

  /**
   * Shows the stop sign at the first step that would have failed; hides the sign if `end` is null or every step would
   * have succeeded.
   */
  #showEnd(end: number | null, seen: number): void {
    const isSeen = end !== null && end < this.#look.pays.length;
    this.#stop.visible = isSeen;
    if (!isSeen) return;
    const { x, y } = this.#look.tagAt(end + 1);
    this.#stop.position.set(x + STOP.x, y + STOP.y);
    this.#stop.alpha = Math.min(1, seen * 2);
    this.#stop.scale.set(STOP.from + (1 - STOP.from) * seen);
  }

  #showLabel(): void {
    const text = this.#view?.label ?? this.#line;
    if (this.#plate.text !== text) this.#plate.write(text);
    this.#plate.tint = tintOf(this.#view);
  }
}
