import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { RoundStage } from '../models/round/instant-round.ts';
import { PlannedShow } from '../models/round/planned-show.ts';
import { fallingOut, standing } from './fall.ts';
import { SceneNodes } from './nodes.ts';
import { type TumbleBeat, outMs, type TumblePlan, planOf } from './plan.ts';
import { TumbleShow } from './show.ts';
import { TEXTS } from './texts.ts';
import { FADE_MS, FAIL_MS, LAYOUT, PITCH, TIMINGS, TINTS, type TumbleTiming, WAIT } from './tuning.ts';
import type { Landing, TumbleTypes } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;
const COLUMNS = 6;

/** Sound of each kind of planned sound event (beat); the sounds of wins and bursts rise in pitch with each tumble. */
const CUES: Readonly<Record<TumbleBeat['cue'], string>> = {
  land: 'reel.stop',
  scatter: 'scatter.3',
  win: 'line.1',
  times: 'whoosh',
  multiplied: 'coin.get.1',
  burst: 'line.3',
  announce: 'bonus.in',
};

/** The board during a round. */
export class BoardStage implements RoundStage<Landing> {
  readonly #context: SceneContext<TumbleTypes>;
  readonly #nodes: SceneNodes;
  readonly #timing: TumbleTiming;
  /** Symbols on the board; while the board is empty, the symbols that fell out of it. */
  #board: readonly string[] = [];
  #hasBegun = false;
  /** Time for which the old symbols have been falling out of the machine, ms; undefined at rest. */
  #fallen: number | undefined;
  #landing: Landing | undefined;
  #show: PlannedShow<TumbleBeat> | undefined;

  constructor(context: SceneContext<TumbleTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    const { reduceMotion, turbo } = context.settings;
    this.#timing = reduceMotion ? TIMINGS.reduced : turbo ? TIMINGS.turbo : TIMINGS.normal;
    this.#nodes.hint.write(TEXTS[context.settings.locale].hint);
  }

  get play(): SceneNodes['play'] {
    return this.#nodes.play;
  }

  get glow(): SceneNodes['glow'] {
    return this.#nodes.glow;
  }

  get swell(): number {
    return this.#nodes.amount.view.scale.x;
  }

  set swell(swell: number) {
    this.#nodes.amount.view.scale.set(swell);
  }

  /** Before the first round, shows these symbols on the board. */
  rest(board: readonly string[]): void {
    if (this.#hasBegun) return;
    this.#board = board;
    this.lie();
  }

  stepBack(): void {
    this.#hasBegun = true;
    this.#landing = undefined;
    this.#clearFigures();
    const { board } = this.#nodes;
    board.set(standing(this.#board));
    if (this.#context.settings.reduceMotion) board.fade(WAIT.dim);
  }

  wait(since: number): Timeline {
    const { board } = this.#nodes;
    const { out: tuning } = this.#timing;
    const out = outMs(this.#board, this.#timing);
    const clock = { ms: since };
    board.set(fallingOut(this.#board, tuning));
    const onUpdate = (): void => {
      this.#fallen = clock.ms;
      board.fall(clock.ms, tuning);
      this.#wave(clock.ms - out);
    };
    onUpdate();
    return this.#context.motion
      .timeline()
      .to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
  }

  stepForth(): void {
    this.#nodes.wave(0, 0);
  }

  landMs(_: boolean, landing: Landing): number {
    return this.#planOf(landing).end;
  }

  land(landing: Landing, ms: number): Timeline {
    return this.#begin(landing, ms);
  }

  appear(landing: Landing): Timeline {
    if (landing.instant !== true) return this.#begin(landing, 0);
    this.lie(landing);
    return fromTo(this.#context.motion.timeline(), this, { fade: 0 }, { fade: 1 }, { duration: FADE_MS });
  }

  ahead(): Timeline | undefined {
    return this.#show?.ahead();
  }

  giveUp(): Timeline {
    this.lie();
    return fromTo(this.#context.motion.timeline(), this, { fade: 0 }, { fade: 1 }, { duration: FAIL_MS });
  }

  lie(landing?: Landing): void {
    const nodes = this.#nodes;
    if (landing) {
      this.#hasBegun = true;
      this.#landing = landing;
      this.#board = landing.spins.at(-1)?.at(-1)?.board ?? this.#board;
    }
    this.#show = this.#fallen = undefined;
    nodes.wave(0, 0);
    nodes.board.set(standing(this.#board));
    this.#clearFigures();
    if (this.#landing) this.#writePayout(this.#landing.payout);
  }

  spot(): ReturnType<RoundStage<Landing>['spot']> {
    const { plate, window } = LAYOUT;
    const from = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
    return { x: plate.x, y: plate.y, size: 70, from };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    this.#nodes.amount.tint = result === 'lost' ? TINTS.none : 0xffffff;
  }

  /** Alpha of the board, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.#nodes.board.view.alpha;
  }

  set fade(alpha: number) {
    this.#nodes.board.view.alpha = alpha;
  }

  #planOf(landing: Landing): TumblePlan {
    const { reduceMotion } = this.#context.settings;
    return planOf(this.#board, {
      spins: landing.spins,
      timing: this.#timing,
      ...(this.#fallen !== undefined && !reduceMotion && { fallen: this.#fallen }),
    });
  }

  #begin(landing: Landing, ms: number): Timeline {
    const plan = this.#planOf(landing);
    const { payout } = landing;
    const board = new TumbleShow(this.#context, this.#nodes, plan, { timing: this.#timing, payout });
    this.#show = new PlannedShow<TumbleBeat>(this.#context, plan, {
      draw: (at) => board.show(at),
      hear: (beat, when) => this.#hear(beat, when),
    });
    return this.#show.playFrom(0, ms - plan.end);
  }

  #hear({ cue, step }: TumbleBeat, when: number): void {
    const climbs = cue === 'win' || cue === 'burst' || cue === 'multiplied';
    const rate = climbs ? 1 + PITCH.step * Math.min(step, PITCH.most) : 1;
    this.#context.sound.play(CUES[cue], { rate, when });
  }

  /** Moves a light over the empty board again and again; the light is fainter if the answer is late. */
  #wave(ms: number): void {
    if (ms <= 0) {
      this.#nodes.wave(0, 0);
      return;
    }
    const share = (ms % WAIT.every) / WAIT.every;
    const loud = ms < WAIT.lateAfter ? WAIT.alpha : WAIT.alpha * WAIT.lateShare;
    this.#nodes.wave(share * (COLUMNS + 1), loud * Math.sin(Math.PI * share));
  }

  #writePayout(payout: number): void {
    const { amount, hint } = this.#nodes;
    amount.view.visible = payout > 0;
    hint.view.visible = payout === 0;
    if (payout > 0) amount.write(this.#context.format.exact(payout));
  }

  #clearFigures(): void {
    const { amount, hint, chain, times, flying, banner, ribbon, sparks } = this.#nodes;
    amount.view.pivot.x = 0;
    amount.view.scale.set(1);
    amount.view.visible = chain.view.visible = times.view.visible = false;
    flying.visible = banner.visible = ribbon.visible = false;
    hint.view.visible = true;
    sparks.show(0);
    this.#nodes.hop(0);
    this.#nodes.hidePays();
    this.fade = 1;
  }
}
