import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import { restAngle } from '../../parts/wheel/turn.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { Result } from './result.ts';
import { Spinner } from './spinner.ts';
import { SceneNodes } from './nodes.ts';
import { DOUBLE_TAP_MS, CALM_MARGIN, MARGIN, SECTORS, USED } from './tuning.ts';
import type { DailySpinTypes, Landing } from './types.ts';

/** `waiting`: turns without a result; `landing`: turns to its stop; `failing`: turns back to its old position. */
type Phase = 'rest' | 'waiting' | 'landing' | 'failing' | 'result';

/** The daily spin scene: a wheel with eight sectors, one spin a day. */
export class DailySpinScene implements Scene<DailySpinTypes> {
  readonly cues = {
    start: () => this.#start(),
    land: (landing: Landing) => this.#land(landing),
    skip: () => {
      this.#askSkip();
      return Promise.resolve();
    },
    fail: ({ refused = false }: { readonly refused?: boolean }) => this.#fail(refused),
  };
  readonly #context: SceneContext<DailySpinTypes>;
  readonly #nodes: SceneNodes;
  readonly #result: Result;
  readonly #spinner: Spinner;
  readonly #offset: () => number;
  #props: DailySpinTypes['props'] = { sectors: [], canSpin: false, line: '' };
  #phase: Phase = 'rest';
  #isUnknown = false;
  /** Whether the light of the last win is still on; the player's next press turns it off. */
  #isWon = false;
  #isSkipAsked = false;
  #restSector: number | undefined;
  #startedAt = 0;
  #landing: Landing | undefined;
  #greying: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #onLanded: Resolvers = [];
  #onShown: Resolvers = [];
  #onFailed: Resolvers = [];

  constructor(context: SceneContext<DailySpinTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    this.#spinner = new Spinner(context, this.#nodes, () => this.#onWheelStopped());
    const offsets = context.random.fork('offset');
    this.#offset = () => offsets.next();
    this.#result = new Result(context, this.#nodes, {
      shown: ({ sector, amount }) => {
        resolveAll(this.#onShown);
        context.emit('spin:shown', { sector, amount });
      },
      closed: ({ sector }) => this.#closed(sector),
    });
    this.#spinner.restAt(0);
  }

  props(next: DailySpinTypes['props']): void {
    this.#props = next;
    this.#nodes.setValues(next.sectors.map((amount) => this.#context.format.prize(amount)));
    this.#nodes.setLine(next.line);
    if (this.#phase !== 'rest') return;
    this.#offer();
    if (next.restSector !== undefined && next.restSector !== this.#restSector) {
      this.#result.clear();
      this.#isWon = false;
      this.#spinner.restAt(restAngle(SECTORS, next.restSector, 0.5, MARGIN));
    }
    this.#restSector = next.restSector;
    if (!this.#greying && !this.#isWon) this.#nodes.used = next.isUsed ? 1 : 0;
  }

  press(x: number, y: number): boolean {
    if (this.#phase === 'result') {
      this.#result.press();
      return true;
    }
    if (this.#phase === 'waiting' || this.#phase === 'landing') {
      if (this.#context.motion.now - this.#startedAt < DOUBLE_TAP_MS) return false;
      this.#askSkip();
      return true;
    }
    if (this.#isWon) this.#goOn();
    const { button } = this.#nodes;
    if (this.#phase !== 'rest' || !button.isLive || !button.has(x, y)) return false;
    button.press();
    this.#context.emit('button:pressed', { action: button.action });
    return true;
  }

  #start(): Promise<void> {
    if (this.#phase === 'waiting' || this.#phase === 'landing') return promiseIn(this.#onLanded);
    this.#interrupt();
    const landed = promiseIn(this.#onLanded);
    this.#phase = 'waiting';
    this.#startedAt = this.#context.motion.now;
    this.#nodes.used = 0;
    this.#offer();
    this.#spinner.start();
    this.#context.emit('spin:started', {});
    return landed;
  }

  #land(landing: Landing): Promise<void> {
    if (this.#phase === 'landing') return promiseIn(this.#onShown);
    // This random number is always drawn, and before the result is read, so that the random stream does not depend on
    // the result.
    const own = this.#offset();
    const { settings } = this.#context;
    const isWaiting = this.#phase === 'waiting';
    if (!isWaiting) {
      // A stored result is shown from the stop of the wheel on.
      this.#interrupt();
      this.#startedAt = -Infinity;
      this.#nodes.used = 0;
    }
    const shown = promiseIn(this.#onShown);
    this.#landing = landing;
    this.#phase = 'landing';
    this.#isUnknown = false;
    this.#offer();
    const margin = settings.calmMode ? CALM_MARGIN : MARGIN;
    const rest = restAngle(SECTORS, landing.sector, landing.offset ?? own, margin);
    this.#spinner.land(rest, isWaiting);
    if (!isWaiting || landing.instant) this.#isSkipAsked = true;
    if (this.#isSkipAsked && !settings.reduceMotion) this.#trySkip();
    return shown;
  }

  #askSkip(): void {
    if (this.#phase === 'result') return this.#result.press();
    if (this.#phase !== 'waiting' && this.#phase !== 'landing') return;
    this.#isSkipAsked = true;
    this.#trySkip();
  }

  /** Skips to the stop, at the earliest after the minimum duration of a round. */
  #trySkip(): void {
    if (this.#phase !== 'landing') return;
    const { motion, settings } = this.#context;
    const early = this.#startedAt + settings.minRoundMs - motion.now;
    if (early > 0) this.#cancels.push(motion.at(early, () => this.#jump()));
    else this.#jump();
  }

  /** Skips to the stop immediately. */
  #jump(): void {
    if (this.#phase === 'landing') this.#spinner.finish();
  }

  /** Called when the wheel has stopped: shows the result, or returns to rest after a failed spin. */
  #onWheelStopped(): void {
    this.#cancelScheduled();
    const landing = this.#landing;
    if (this.#phase === 'failing' || !landing) {
      this.#phase = 'rest';
      this.#offer();
      resolveAll(this.#onFailed);
      return;
    }
    this.#phase = 'result';
    this.#restSector = landing.sector;
    this.#context.sound.play('wheel.land');
    this.#context.emit('spin:landed', { sector: landing.sector });
    resolveAll(this.#onLanded);
    this.#result.begin(landing, this.#spinner.angle);
  }

  #fail(isRefused: boolean): Promise<void> {
    if (this.#phase !== 'waiting') {
      if (this.#phase === 'rest') {
        this.#isUnknown = !isRefused;
        this.#offer();
      }
      return Promise.resolve();
    }
    const failed = promiseIn(this.#onFailed);
    this.#cancelScheduled();
    resolveAll(this.#onLanded);
    this.#phase = 'failing';
    this.#isUnknown = !isRefused;
    this.#context.sound.play('ui.soft');
    this.#offer();
    this.#spinner.giveUp();
    return failed;
  }

  #closed(sector: number): void {
    this.#phase = 'rest';
    this.#landing = undefined;
    this.#offer();
    this.#isWon = true;
    this.#context.emit('spin:closed', { sector });
  }

  /** Handles a press after the result: turns the light off, and greys the wheel if today's spin is used. */
  #goOn(): void {
    this.#isWon = false;
    this.#result.clear();
    if (this.#props.isUsed) this.#goGrey();
  }

  /** Fades the wheel to grey because today's spin is used. */
  #goGrey(): void {
    const { motion } = this.#context;
    this.#greying = fromTo(motion.timeline(), this.#nodes, { used: 0 }, { used: 1 }, { duration: USED.fade });
    void motion.play(this.#greying, () => {
      this.#greying = undefined;
      this.#nodes.used = this.#props.isUsed ? 1 : 0;
    });
  }

  #offer(): void {
    const { button } = this.#nodes;
    if (this.#phase !== 'rest') button.offer('spin', false);
    else if (this.#isUnknown) button.offer('check', true);
    else button.offer('spin', this.#props.canSpin);
  }

  /** Stops the current spin or result immediately. */
  #interrupt(): void {
    this.#cancelScheduled();
    const { motion } = this.#context;
    if (this.#greying) motion.stop(this.#greying);
    this.#greying = undefined;
    this.#isWon = false;
    this.#result.clear();
    this.#spinner.stop();
    this.#landing = undefined;
    this.#isUnknown = false;
    this.#isSkipAsked = false;
    for (const waiting of [this.#onLanded, this.#onShown, this.#onFailed]) resolveAll(waiting);
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}
