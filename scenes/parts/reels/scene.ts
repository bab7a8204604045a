import type { ShownOutcome, ShownSpin } from './outcome.ts';
import type { Scene, SceneContext } from '../../engine/definition.ts';
import { hasStage, type Step, stepOf } from '../celebration/steps.ts';
import { promiseIn, resolveAll, type Resolvers } from '../resolvers.ts';
import type { FreeSpinSequence } from './free-spin-sequence.ts';
import type { FreeSpinsView } from './free-spins-view.ts';
import type { LinePaths } from './line-paths.ts';
import type { ReelConfig } from './reel-config.ts';
import { FREE_SPIN_DELAY, REEL_TIMINGS, type ReelTiming } from './reel-timing.ts';
import { teasingReels } from './brake-times.ts';
import { createNodes, type MakeWilds, type SceneNodes } from './nodes.ts';
import { type ReelTexts, TEXTS } from './texts.ts';
import { LATE, LINES, PRESS } from './tuning.ts';
import type { ReelTypes, ReelLanding } from './types.ts';
import { middleOf } from './shown-wins.ts';

/**
 * `running`: the reels run for a bet; `failing`: they stop without a result; `free`: free spins are played; `result`:
 * the total is shown.
 */
type Phase = 'rest' | 'running' | 'failing' | 'free' | 'result';

/** Code that shows winning lines and free spins, which only some slots need. */
interface WinParts {
  readonly makeView: (...of: ConstructorParameters<typeof FreeSpinsView>) => FreeSpinsView;
  readonly makeSequence: (...of: ConstructorParameters<typeof FreeSpinSequence>) => FreeSpinSequence;
  /** Creates the paths of light; only slots with several lines load this code. */
  readonly makePaths?: (...of: ConstructorParameters<typeof LinePaths>) => LinePaths;
}

/** Code that only some slots need; a slot without it does not load it. */
export interface ReelParts {
  readonly makeWilds?: MakeWilds;
  /** Returns the code that shows winning lines and free spins; undefined until it is loaded. */
  readonly forWins?: () => WinParts | undefined;
}

/**
 * The scene of a slot: every slot runs, lands, celebrates and fails in the same way; only its configuration differs
 * (docs/scenes.md).
 */
export class ReelScene implements Scene<ReelTypes> {
  readonly cues = {
    spin: () => this.#spin(),
    land: (landing: ReelLanding) => this.#land(landing),
    fail: ({ refused = false }: { readonly refused?: boolean }) => this.#fail(refused),
    skip: ({ all = false }: { readonly all?: boolean }) => this.#skipCue(all),
  };
  readonly #context: SceneContext<ReelTypes>;
  readonly #config: ReelConfig;
  readonly #texts: ReelTexts;
  readonly #timing: ReelTiming;
  readonly #nodes: SceneNodes;
  readonly #parts: ReelParts;
  /** Sequence of free spins; undefined in slots without it and until its code is loaded. */
  #free: FreeSpinSequence | undefined;
  #phase: Phase = 'rest';
  #props: ReelTypes['props'] | undefined;
  #landing: ReelLanding | undefined;
  /** Spin that the reels stop on. */
  #target: ShownSpin | undefined;
  /** Spin whose winning lines are shown again after the celebration. */
  #lines: ShownSpin | undefined;
  /** Starts the round's celebration; undefined once it has begun. */
  #celebrate: ((instant: boolean) => void) | undefined;
  #startedAt = 0;
  #skips = 0;
  #isRefused = false;
  #cancels: (() => void)[] = [];
  #onLanded: Resolvers = [];
  #onShown: Resolvers = [];

  constructor(context: SceneContext<ReelTypes>, config: ReelConfig, parts: ReelParts = {}) {
    this.#context = context;
    this.#config = config;
    this.#parts = parts;
    this.#texts = TEXTS[context.settings.locale];
    this.#timing = context.settings.turbo ? REEL_TIMINGS.turbo : REEL_TIMINGS.normal;
    this.#nodes = createNodes(
      context,
      config,
      {
        stopped: (reel) => this.#stopped(reel),
        rested: () => this.#rested(),
        shown: () => this.#shown(),
        closed: () => this.#closed(),
      },
      parts.makeWilds,
    );
    this.#addWinParts();
    this.#nodes.idle.rest();
  }

  #addWinParts(): void {
    const { free } = this.#config;
    const { freeLayers: layers, reels, title, winPresentation } = this.#nodes;
    const parts = this.#parts.forWins?.();
    if (this.#free || !free || !layers || !parts) return;
    if (parts.makePaths) winPresentation.addPaths(parts.makePaths(this.#context, this.#config));
    const view = parts.makeView(this.#context, this.#config, { free, reels, title });
    layers.sky.addChild(view.sky);
    layers.sills.addChild(view.sills);
    layers.front.addChild(view.front);
    layers.above.addChild(view.above);
    this.#nodes.free = view;
    this.#free = parts.makeSequence(this.#context, this.#config, this.#nodes, {
      spin: (spin) => this.#freeSpin(spin),
      ended: (spin) => this.#show(spin),
    });
  }

  props(next: ReelTypes['props']): void {
    const before = this.#props;
    this.#props = next;
    const { controls, bar, winPresentation, reels } = this.#nodes;
    controls?.set(next);
    if (this.#phase !== 'rest') return;
    if (controls?.state !== 'check') {
      controls?.setState(this.#restState);
      if (!bar.holdsAmount) bar.setText(next.hint ?? '');
    }
    // Setting the same stops again must not clear the shown win.
    if (before && next.stops.join() === before.stops.join()) return;
    winPresentation.clear();
    reels.rest(next.stops);
  }

  press(x: number, y: number): boolean {
    const { idle, controls } = this.#nodes;
    idle.touch();
    if (this.#phase !== 'rest') return this.#skip();
    const control = controls?.at(x, y);
    if (!controls || !control || !controls.takes(control)) return false;
    const { sound, motion } = this.#context;
    if (control !== 'spin') sound.play('ui.press', { when: motion.now });
    if (control === 'spin') {
      controls.press();
      this.#context.emit('spin:asked', {});
    } else if (control === 'turbo') this.#context.emit('turbo:asked', {});
    else if (control === 'rules') this.#context.emit('rules:asked', {});
    else this.#context.emit('bet:asked', { step: control === 'raise' ? 1 : -1 });
    return true;
  }

  get #restState(): 'ready' | 'blocked' {
    return this.#props?.canSpin === true ? 'ready' : 'blocked';
  }

  #spin(): Promise<void> {
    if (this.#phase === 'running') return promiseIn(this.#onLanded);
    const { motion, settings, sound } = this.#context;
    this.#interrupt();
    const landed = promiseIn(this.#onLanded);
    this.#phase = 'running';
    this.#nodes.controls?.setState('busy');
    sound.play('ui.press', { when: motion.now });
    this.#setOff(this.#timing);
    if (settings.reduceMotion) return landed;
    this.#cancels.push(
      motion.at(LATE.after, () => {
        if (this.#landing) return;
        this.#nodes.reels.slowDown();
        this.#nodes.landingEffects.slowDown();
      }),
    );
    return landed;
  }

  #land(landing: ReelLanding): Promise<void> {
    if (this.#landing) return promiseIn(this.#onShown);
    const [spin] = landing.outcome.spins;
    if (!spin) throw new Error('an outcome has a spin');
    this.#addWinParts();
    const isFresh = this.#phase === 'running' && landing.instant !== true;
    if (!isFresh) {
      this.#interrupt();
      this.#phase = 'running';
      this.#nodes.controls?.setState('busy');
    }
    const shown = promiseIn(this.#onShown);
    this.#landing = landing;
    if (isFresh) this.#stopOn(spin);
    else {
      // A stored outcome is shown as if its reels had just come to rest.
      this.#target = spin;
      this.#nodes.reels.rest(spin.stops);
      this.#rested();
    }
    return shown;
  }

  /** Returns to the previous symbols after a missing result or a refusal. */
  #fail(refused: boolean): Promise<void> {
    const { motion, sound, settings } = this.#context;
    if (this.#phase !== 'running' || this.#landing) {
      if (this.#phase === 'rest') this.#failed(refused);
      return Promise.resolve();
    }
    const landed = promiseIn(this.#onLanded);
    this.#phase = 'failing';
    this.#isRefused = refused;
    this.#cancelScheduled();
    this.#nodes.landingEffects.silence();
    sound.play('ui.soft', { when: motion.now });
    if (settings.reduceMotion) this.#failed(refused);
    else this.#nodes.reels.fail(motion.now - this.#startedAt <= LATE.early);
    return landed;
  }

  #failed(refused: boolean): void {
    this.#phase = 'rest';
    const { bar, controls, idle } = this.#nodes;
    bar.setText(refused ? (this.#props?.hint ?? '') : this.#texts.checking);
    controls?.setState(refused ? this.#restState : 'check');
    idle.rest();
    resolveAll(this.#onLanded);
  }

  #skipCue(all: boolean): Promise<void> {
    if (all && this.#free?.isOn === true) this.#free.end();
    else this.#skip();
    return Promise.resolve();
  }

  /**
   * Handles a press that skips. During a spin, the first press does not shorten the reels that run longer after two
   * scatters, the second does. During a result, the first press skips to the total.
   */
  #skip(): boolean {
    if (this.#phase === 'rest') return false;
    if (this.#phase === 'result') {
      if (!this.#celebrate) return this.#nodes.celebration.press();
      this.#celebrate(true);
      return true;
    }
    if (this.#nodes.wilds?.skip() === true || this.#free?.skip() === true) return true;
    if (this.#context.motion.now - this.#startedAt < PRESS.doubleTapMs) return false;
    this.#skips += 1;
    // Without an outcome the reels have no target yet; the press is remembered.
    if (this.#landing) this.#nodes.reels.skip(this.#skips > 1);
    return true;
  }

  #setOff(timing: ReelTiming): void {
    const { motion, settings } = this.#context;
    this.#startedAt = motion.now;
    this.#skips = 0;
    this.#nodes.wilds?.clear();
    if (settings.reduceMotion) return;
    this.#nodes.landingEffects.begin();
    this.#nodes.reels.start(timing, settings.minRoundMs);
  }

  #freeSpin(spin: ShownSpin): void {
    const spinDelay = Math.min(this.#timing.spinDelay, FREE_SPIN_DELAY);
    this.#setOff({ ...this.#timing, spinDelay });
    this.#stopOn(spin);
  }

  #stopOn(spin: ShownSpin): void {
    this.#target = spin;
    const { settings } = this.#context;
    const { reels } = this.#nodes;
    const { stops, window } = spin;
    if (settings.reduceMotion) {
      reels.cross(stops);
      return;
    }
    const { scatter } = this.#config.slot;
    const mayTease = this.#config.teases && !settings.calmMode && scatter;
    reels.land(stops, mayTease ? teasingReels(window, scatter.symbol) : window.map(() => false));
    if (this.#skips > 0) reels.skip(false);
  }

  #stopped(reel: number): void {
    if (this.#phase === 'failing') return;
    this.#nodes.landingEffects.stopped(reel, this.#target?.window[reel] ?? '');
    this.#context.emit('reel:stopped', { reel });
  }

  #rested(): void {
    if (this.#phase === 'failing') {
      this.#failed(this.#isRefused);
      return;
    }
    const { outcome } = this.#landing ?? {};
    const spin = this.#target;
    if (!outcome || !spin) return;
    this.#cancelScheduled();
    this.#nodes.landingEffects.silence();
    const { wilds } = this.#nodes;
    if (wilds) wilds.expand(spin.window, () => this.#landed(outcome, spin));
    else this.#landed(outcome, spin);
  }

  /** Continues when the final symbols are shown. */
  #landed(outcome: ShownOutcome, spin: ShownSpin): void {
    if (this.#free?.isOn === true) {
      this.#free.rested();
      return;
    }
    this.#context.emit('spin:landed', { win: spin.win });
    resolveAll(this.#onLanded);
    if (this.#free?.begin(outcome) === true) this.#phase = 'free';
    else this.#show(spin);
  }

  /** Shows the total of the round, and the winning lines if the round had only one spin. */
  #show(spin: ShownSpin): void {
    const { outcome } = this.#landing ?? {};
    if (!outcome) return;
    this.#phase = 'result';
    const { bet: stake, total } = outcome;
    if (total === 0) {
      this.#shown();
      this.#closed();
      return;
    }
    const isOne = outcome.spins.length === 1;
    const { motion, settings, sound } = this.#context;
    const step = this.#isJackpot ? 'jackpot' : stepOf(total, stake);
    this.#celebrate = (instant) => {
      this.#cancelScheduled();
      this.#celebrate = undefined;
      if (step === 'return' || step === 'nothing') {
        if (isOne) this.#nodes.winPresentation.begin(spin, true);
        sound.play('ui.tick', { when: motion.now });
        this.#shown();
        this.#closed();
        return;
      }
      const from = middleOf(this.#config, spin);
      this.#nodes.celebration.begin({ amount: total, step, from }, instant);
    };
    const after = settings.reduceMotion ? 0 : LINES.after;
    this.#cancels.push(motion.at(after, () => this.#showLines(spin, isOne, step)));
  }

  /**
   * Shows the winning lines and then their sum. A celebration covers them, so all lines are shown together before it
   * and one by one after it.
   */
  #showLines(spin: ShownSpin, isOne: boolean, step: Step | 'return' | 'nothing'): void {
    const { motion, settings } = this.#context;
    const isStaged = step !== 'return' && step !== 'nothing' && hasStage(step);
    if (isOne && step !== 'return') this.#nodes.winPresentation.begin(spin, isStaged);
    if (isOne && isStaged) this.#lines = spin;
    if (isOne && isStaged && !settings.reduceMotion)
      this.#cancels.push(motion.at(LINES.together, () => this.#celebrate?.(false)));
    else this.#celebrate?.(false);
  }

  #shown(): void {
    const total = this.#landing?.outcome.total ?? 0;
    resolveAll(this.#onShown);
    this.#context.emit('spin:shown', { total });
  }

  #closed(): void {
    const { total = 0, spins = [] } = this.#landing?.outcome ?? {};
    const isJackpot = this.#isJackpot;
    this.#phase = 'rest';
    this.#landing = undefined;
    if (this.#lines) this.#nodes.winPresentation.begin(this.#lines, false);
    this.#lines = undefined;
    this.#nodes.controls?.setState(this.#restState);
    const { bar } = this.#nodes;
    if (total === 0) bar.setText(this.#props?.hint ?? '');
    else bar.show(spins.length === 1 ? this.#texts.win : this.#texts.total, total);
    this.#nodes.idle.rest();
    this.#context.emit('spin:closed', { total, isJackpot });
  }

  /** Whether the shown round has won the game's jackpot. */
  get #isJackpot(): boolean {
    const { total = 0, bet = 0 } = this.#landing?.outcome ?? {};
    return total > 0 && total >= this.#config.jackpotFrom * bet;
  }

  /** Removes the last round from the screen before a new one. */
  #interrupt(): void {
    const { idle, celebration, landingEffects, winPresentation, wilds, free, bar } = this.#nodes;
    this.#cancelScheduled();
    idle.stop();
    this.#free?.clear();
    celebration.clear();
    landingEffects.clear();
    winPresentation.clear();
    wilds?.clear();
    free?.clear();
    bar.setText('');
    this.#landing = this.#lines = this.#celebrate = undefined;
    resolveAll(this.#onLanded);
    resolveAll(this.#onShown);
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}
