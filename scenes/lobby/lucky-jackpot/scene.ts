import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import type { IdleBursts } from '../../parts/idle-bursts.ts';
import { createVeil } from '../../parts/veil.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { JackpotBoard } from './board.ts';
import { Result } from './result.ts';
import { SpinButton } from './spin-button.ts';
import { createIdle } from './idle.ts';
import { GARLAND, HINT as HINT_LAYOUT, HUB as HUB_SPOT, SIZE, TITLE } from './layout.ts';
import { JackpotPlates } from './jackpot-plates.ts';
import { HINT, HUB, IDLE, LIGHT, PRESS } from './tuning.ts';
import type { Landing, LuckyJackpotTypes } from './types.ts';
import { LightWalk } from './light-walk.ts';

/** `walking`: the light moves; `crossing`: it cross-fades to the winning cell; `result`: the prize is shown. */
type Phase = 'rest' | 'walking' | 'crossing' | 'result';

/** The Lucky Jackpot scene: twelve prizes and one light that stops on the drawn one. */
export class LuckyJackpotScene implements Scene<LuckyJackpotTypes> {
  readonly cues = {
    start: () => this.#start(),
    land: (landing: Landing) => this.#land(landing),
    fail: ({ refused = false }: { readonly refused?: boolean }) => this.#fail(refused),
  };
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #board: JackpotBoard;
  readonly #button: SpinButton;
  readonly #plates: JackpotPlates;
  readonly #walk: LightWalk;
  readonly #result: Result;
  readonly #idle: IdleBursts;
  readonly #hint: GlyphText;
  #phase: Phase = 'rest';
  #canSpin = false;
  #restCell: number | undefined;
  #landing: Landing | undefined;
  #startedAt = 0;
  #isSkipAsked = false;
  /** Timeline that fades the light: while a result is late, on a skip, or after a failure. */
  #lightFade: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #onLanded: Resolvers = [];
  #onShown: Resolvers = [];

  constructor(context: SceneContext<LuckyJackpotTypes>) {
    this.#context = context;
    this.#board = new JackpotBoard(context);
    this.#board.light.jackpots = (cell) => this.#board.prize(cell).kind === 'jackpot';
    this.#button = new SpinButton(context);
    this.#plates = new JackpotPlates(context);
    this.#walk = new LightWalk(context, this.#board, () => this.#landed());
    const veil = createVeil(context, SIZE);
    // Everything below the pools' signs; the camera moves it.
    const pushed = new Container();
    this.#result = new Result(
      context,
      this.#board,
      this.#plates,
      { veil, pushed },
      {
        shown: (cell) => this.#shown(cell),
        closed: (cell) => this.#closed(cell),
      },
    );
    this.#idle = createIdle(context, this.#button, this.#plates);
    this.#hint = new GlyphText(context, {
      set: 'label',
      capHeight: HINT_LAYOUT.cap,
      maxWidth: HINT_LAYOUT.width,
      capacity: 48,
    });
    this.#hint.view.position.set(HINT_LAYOUT.x, HINT_LAYOUT.y);
    pushed.addChild(
      createBackground(context),
      this.#board.shaken,
      this.#board.labels,
      this.#button.view,
      this.#hint.view,
    );
    context.view.addChild(
      pushed,
      veil,
      this.#result.celebration.behind,
      // The pools' signs are above the dimming layer of a celebration, and their amounts above all particles.
      this.#plates.art,
      this.#result.below,
      this.#result.winningCell.view,
      this.#plates.amounts,
      this.#result.celebration.above,
    );
    this.#idle.rest();
  }

  props(next: LuckyJackpotTypes['props']): void {
    if (this.#plates.set(next.pools)) this.#idle.join(IDLE.together);
    this.#board.setPrizes(next.prizes);
    this.#button.setChances(next.chances);
    if (this.#hint.text !== (next.hint ?? '')) this.#hint.write(next.hint ?? '');
    this.#canSpin = next.canSpin;
    if (this.#phase !== 'rest') return;
    if (this.#button.state !== 'check') this.#button.setState(this.#restState());
    if (next.restCell !== undefined && next.restCell !== this.#restCell) {
      this.#walk.restOn(next.restCell);
      this.#board.light.rest(next.restCell);
    }
    this.#restCell = next.restCell;
  }

  press(x: number, y: number): boolean {
    this.#idle.touch();
    if (this.#phase === 'result') {
      this.#result.press();
      return true;
    }
    if (this.#phase !== 'rest') {
      if (this.#context.motion.now - this.#startedAt < PRESS.doubleTapMs) return false;
      this.#isSkipAsked = true;
      this.#trySkip();
      return true;
    }
    if (Math.hypot(x - HUB_SPOT.x, y - HUB_SPOT.y) > PRESS.hubRadius) return false;
    if (!this.#button.isLive) {
      this.#shakeHint();
      return true;
    }
    this.#button.press();
    this.#context.emit('spin:pressed', {});
    return true;
  }

  #restState(): 'ready' | 'blocked' {
    return this.#canSpin ? 'ready' : 'blocked';
  }

  #start(): Promise<void> {
    if (this.#phase === 'walking' || this.#phase === 'crossing') return promiseIn(this.#onLanded);
    const { motion, settings, sound } = this.#context;
    this.#interrupt();
    const landed = promiseIn(this.#onLanded);
    this.#phase = 'walking';
    this.#startedAt = motion.now;
    this.#button.press();
    this.#button.setState('busy', settings.reduceMotion ? 0 : HUB.busyIn);
    sound.play('ui.press');
    if (!settings.reduceMotion) {
      this.#walk.start(this.#earliestLanding);
      this.#cancels.push(motion.at(LIGHT.lateAfter, () => this.#dimWhileLate()));
    }
    this.#context.emit('spin:started', {});
    return landed;
  }

  #land(landing: Landing): Promise<void> {
    if (this.#landing && (this.#phase === 'walking' || this.#phase === 'crossing'))
      return promiseIn(this.#onShown);
    if (this.#phase !== 'walking') {
      // A stored result is shown from the landing of the light on.
      this.#interrupt();
      this.#phase = 'walking';
      this.#startedAt = -Infinity;
      this.#button.setState('busy');
      this.#landing = landing;
      this.#cross();
      return promiseIn(this.#onShown);
    }
    this.#landing = landing;
    const shown = promiseIn(this.#onShown);
    this.#undim();
    if (landing.instant || this.#context.settings.reduceMotion) this.#isSkipAsked = true;
    this.#walk.land(landing.cell);
    this.#trySkip();
    return shown;
  }

  #fail(isRefused: boolean): Promise<void> {
    const { motion, sound } = this.#context;
    return new Promise((resolve) => {
      if (this.#phase !== 'walking' || this.#landing) {
        if (this.#phase === 'rest') this.#button.setState(isRefused ? this.#restState() : 'check');
        resolve();
        return;
      }
      const isEarly = motion.now - this.#startedAt <= LIGHT.earlyFail;
      this.#cancelScheduled();
      this.#walk.stop();
      this.#phase = 'rest';
      sound.play('ui.soft');
      this.#button.setState(isRefused ? this.#restState() : 'check', HUB.liveIn);
      this.#idle.rest();
      resolveAll(this.#onLanded);
      const { light } = this.#board;
      const length = isEarly ? LIGHT.fadeOnEarlyFail : LIGHT.fadeOnFail;
      this.#fadeLight(light.view, light.view.alpha, 0, length, () => {
        light.hide();
        resolve();
      });
    });
  }

  /** Handles a press while the light moves: ignores a double tap, and remembers a skip while no result is known. */
  #trySkip(): void {
    if (!this.#isSkipAsked || !this.#landing || this.#phase !== 'walking') return;
    const length = this.#context.settings.reduceMotion ? LIGHT.reducedFade : LIGHT.cross;
    const early = this.#earliestLanding - length - this.#context.motion.now;
    if (early > 0) this.#cancels.push(this.#context.motion.at(early, () => this.#cross()));
    else this.#cross();
  }

  get #earliestLanding(): number {
    return this.#startedAt + this.#context.settings.minRoundMs;
  }

  /** Cross-fades the light from its current cell to the winning cell, which counts as its landing. */
  #cross(): void {
    const landing = this.#landing;
    if (!landing || this.#phase !== 'walking') return;
    const { light } = this.#board;
    this.#phase = 'crossing';
    this.#cancelScheduled();
    this.#walk.stop();
    light.view.alpha = 1;
    light.prepare(landing.cell);
    const length = this.#context.settings.reduceMotion ? LIGHT.reducedFade : LIGHT.cross;
    const timeline = this.#context.motion.timeline();
    fromTo(timeline, light.lit, { alpha: 1 }, { alpha: 0 }, { duration: length });
    fromTo(timeline, light.trail, { alpha: 1 }, { alpha: 0 }, { duration: length });
    fromTo(timeline, light.incoming, { alpha: 0 }, { alpha: 1 }, { duration: length });
    this.#lightFade = timeline;
    void this.#context.motion.play(timeline, () => {
      light.rest(landing.cell);
      this.#landed();
    });
  }

  #landed(): void {
    const landing = this.#landing;
    if (!landing) return;
    const { cell } = landing;
    this.#phase = 'result';
    this.#cancelScheduled();
    this.#walk.restOn(cell);
    this.#restCell = cell;
    this.#board.fadeTrail();
    this.#result.begin(landing);
    this.#context.emit('spin:landed', { cell });
    resolveAll(this.#onLanded);
  }

  #shown(cell: number): void {
    resolveAll(this.#onShown);
    this.#context.emit('spin:shown', { cell });
  }

  #closed(cell: number): void {
    this.#phase = 'rest';
    this.#landing = undefined;
    this.#button.setState(this.#restState(), this.#context.settings.reduceMotion ? 0 : HUB.liveIn);
    this.#idle.rest();
    this.#context.emit('spin:closed', { cell });
  }

  /** Removes everything of the last round from the screen. */
  #interrupt(): void {
    this.#cancelScheduled();
    this.#idle.stop();
    this.#result.clear();
    if (this.#lightFade) this.#context.motion.finish(this.#lightFade);
    this.#board.light.view.alpha = 1;
    this.#landing = undefined;
    this.#isSkipAsked = false;
    resolveAll(this.#onLanded);
    resolveAll(this.#onShown);
  }

  /** Dims the light if the result is late, until the result arrives. */
  #dimWhileLate(): void {
    if (this.#landing || this.#phase !== 'walking') return;
    this.#fadeLight(this.#board.light.view, 1, LIGHT.lateAlpha, LIGHT.lateIn);
  }

  #undim(): void {
    const { view } = this.#board.light;
    if (view.alpha < 1 || (this.#lightFade && this.#context.motion.isPlaying(this.#lightFade))) {
      this.#fadeLight(view, view.alpha, 1, LIGHT.lateOut);
    }
  }

  #fadeLight(target: Container, from: number, to: number, duration: number, onEnd?: () => void): void {
    const { motion } = this.#context;
    if (this.#lightFade) motion.stop(this.#lightFade);
    this.#lightFade = fromTo(motion.timeline(), target, { alpha: from }, { alpha: to }, { duration });
    void motion.play(this.#lightFade, onEnd);
  }

  /** Shakes the text under the grid, if there is one. */
  #shakeHint(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion) return;
    const { view } = this.#hint;
    const timeline = motion.timeline();
    const step = HINT.length / (4 * HINT.times);
    const offsets = [0, ...Array.from({ length: HINT.times }, () => [HINT.shake, 0, -HINT.shake, 0]).flat()];
    for (let index = 1; index < offsets.length; index++) {
      const from = HINT_LAYOUT.x + (offsets[index - 1] ?? 0);
      fromTo(
        timeline,
        view,
        { x: from },
        { x: HINT_LAYOUT.x + (offsets[index] ?? 0) },
        { at: (index - 1) * step, duration: step, ease: 'sine.inOut' },
      );
    }
    void motion.play(timeline);
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}

/** Creates the backdrop, the lanterns and the title, which never move. */
function createBackground(context: SceneContext<LuckyJackpotTypes>): Container {
  const ground = new Container();
  const backdrop = new Sprite({ texture: context.texture('backdrop') });
  backdrop.setSize(SIZE.width, SIZE.height);
  ground.addChild(
    backdrop,
    new Sprite({ texture: context.texture('garland'), anchor: 0.5, position: GARLAND }),
    new Sprite({ texture: context.texture('title'), anchor: 0.5, position: TITLE }),
  );
  return ground;
}
