import { WILD } from '../../../fair/reels/ways.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { phaseAt } from '../models/round/planned-show.ts';
import type { Jackpot, SceneNodes } from './nodes.ts';
import { columnOf, countedAt, type FallingCoin, type HoldPhase, type HoldPlan } from './plan.ts';
import { CELLS, FADE_MS, FEATURE, type HoldTiming, ROWS, WIN } from './tuning.ts';
import type { HoldTypes, Landing } from './types.ts';

/** Returns the progress (0..1), at the time `ms`, of a change that begins at `at` and takes `length`; all in ms. */
const part = (ms: number, at: number, length: number): number =>
  length <= 0 ? (ms >= at ? 1 : 0) : Math.min(1, Math.max(0, (ms - at) / length));

/** Returns a value that rises from 0 to 1 and falls back to 0 while `share` grows from 0 to 1. */
const bow = (share: number): number => Math.sin(Math.PI * share);

const PLATE_OF: Readonly<Record<string, Jackpot>> = { Mini: 'mini', Minor: 'minor', Major: 'major' };

/** Returns the winning cells: for each win, the cells with its symbol or a wild on the reels that the win spans. */
export function winningCells({ window, wins }: Pick<Landing, 'window' | 'wins'>): Set<number> {
  return new Set(
    wins.flatMap(({ symbol, reels }) =>
      window
        .slice(0, reels)
        .flatMap((column, reel) =>
          [...column].flatMap((each, row) => (each === symbol || each === WILD ? [reel * ROWS + row] : [])),
        ),
    ),
  );
}

/** Input of `HoldShow`. */
interface ShowOptions {
  readonly plan: HoldPlan;
  readonly timing: HoldTiming;
  readonly landing: Landing;
  /** Time at which each reel stops, ms after the answer; `waited` is how long the reels had spun by then, ms. */
  readonly rests: readonly number[];
  readonly waited: number;
}

/**
 * Draws any instant of a planned animation as a function of time, so that it can be played, skipped and photographed.
 */
export class HoldShow {
  readonly #context: SceneContext<HoldTypes>;
  readonly #nodes: SceneNodes;
  readonly #options: ShowOptions;
  readonly #winners: ReadonlySet<number>;
  #phase: HoldPhase | undefined;

  constructor(context: SceneContext<HoldTypes>, nodes: SceneNodes, options: ShowOptions) {
    this.#context = context;
    this.#nodes = nodes;
    this.#options = options;
    this.#winners = winningCells(options.landing);
  }

  get #isReduced(): boolean {
    return this.#context.settings.reduceMotion;
  }

  /** Draws the planned animation at `ms` after the server's answer. */
  show(ms: number): void {
    const phase = phaseAt(this.#options.plan.phases, ms);
    if (!phase) return;
    if (phase !== this.#phase) this.#enter(phase);
    const since = ms - phase.at;
    switch (phase.kind) {
      case 'reels':
        return this.#reels(ms);
      case 'win':
        return this.#win(phase, since);
      case 'trigger':
        return this.#trigger(phase, since);
      case 'respin':
        return this.#respin(phase, since);
      case 'grand':
        return this.#grand(phase, since);
      case 'count':
        return this.#count(phase, since);
      case 'rest':
        return;
    }
  }

  /** Sets all display nodes to their state at the start of a phase. */
  #enter(phase: HoldPhase): void {
    this.#phase = phase;
    const { kind, held, left, before, after } = phase;
    const { landing } = this.#options;
    const { columns, cells, banner } = this.#nodes;
    const isFeature = landing.respins.length > 0 && kind !== 'reels' && kind !== 'win';
    cells.clear();
    this.#nodes.hop(0);
    columns.tint = kind === 'win' ? WIN.dimTint : 0xffffff;
    columns.view.alpha = isFeature && kind !== 'trigger' ? FEATURE.hidden : 1;
    if (kind !== 'reels') columns.show(this.#options.waited + this.#options.plan.end);
    banner.visible = false;
    this.#writeAmount(kind === 'rest' ? after : before);
    this.#nodes.flashLeft(0);
    this.#nodes.left.view.scale.set(1);
    for (const jackpot of Object.values(PLATE_OF)) this.#nodes.lightPlate(jackpot, 0);
    this.#nodes.lightPlate('grand', 0);
    this.#nodes.writeLeft(isFeature ? left : undefined);
    this.#nodes.writeCoins(kind === 'reels' ? 0 : held.length, isFeature);
    for (const coin of kind === 'reels' ? landing.coins : held) {
      cells.write(coin, landing.stake);
      if (kind === 'reels') continue;
      cells.figure(coin.cell, 1, 1);
      if (!isFeature) continue;
      cells.coin(coin.cell, 1);
      cells.light(coin.cell, FEATURE.holding);
    }
  }

  /** Draws the stopping reels; each coin shows its value as soon as its reel has stopped. */
  #reels(ms: number): void {
    const { rests, waited, landing } = this.#options;
    const { columns, cells } = this.#nodes;
    columns.show(waited + ms);
    columns.view.alpha = this.#isReduced ? part(ms, 0, FADE_MS) : 1;
    let lying = 0;
    for (const { cell } of landing.coins) {
      const come = part(ms, rests[columnOf(cell)] ?? 0, 200);
      if (come > 0) lying += 1;
      cells.figure(cell, this.#isReduced ? 1 : Math.max(0.001, this.#pop(come)), come);
    }
    this.#nodes.writeCoins(lying);
  }

  #win(phase: HoldPhase, since: number): void {
    const { columns, cells } = this.#nodes;
    const { window } = this.#options.landing;
    const glow = part(since, 0, WIN.in);
    const size = this.#isReduced ? 1 : 1 + (WIN.pulse - 1) * bow(part(since, 0, phase.ms)) ** 2;
    for (const cell of this.#winners) {
      const texture = columns.face(window[columnOf(cell)]?.[cell % ROWS] ?? '')?.sharp;
      if (texture) cells.lift(cell, texture, 1, size);
      cells.light(cell, glow);
    }
    if (!this.#isReduced) this.#nodes.hop(bow(part(since, 0, phase.ms * 0.6)) ** 2);
    this.#countTo(phase, this.#isReduced ? 1 : part(since, 120, phase.ms * 0.45));
  }

  /** Enlarges the coins for a moment, hides the other symbols, and briefly shows the feature's name. */
  #trigger(phase: HoldPhase, since: number): void {
    const { columns, cells, banner } = this.#nodes;
    columns.view.alpha = 1 - part(since, 120, 320) * (1 - FEATURE.hidden);
    const swell = this.#isReduced ? 1 : 1 + 0.12 * bow(part(since, 0, 420));
    for (const { cell } of phase.held) {
      cells.coin(cell, 1, swell);
      cells.light(cell, FEATURE.light * part(since, 0, WIN.in));
      cells.figure(cell, swell, 1);
    }
    const come = part(since, phase.ms * 0.3, 360);
    const leave = part(since, phase.ms - FEATURE.banner, FEATURE.banner);
    banner.visible = come > 0 && leave < 1;
    banner.scale.set(this.#isReduced ? 1 : Math.max(0.001, 0.4 + 0.6 * this.#pop(come)));
    banner.alpha = Math.min(come * 2, 1 - leave, 1);
  }

  /** Draws streaks of coins through the empty cells until their columns stop, and then the new coins that fall in. */
  #respin(phase: HoldPhase, since: number): void {
    const { cells } = this.#nodes;
    const { coin: fall, reset } = this.#options.timing;
    const taken = new Set(phase.held.map(({ cell }) => cell));
    for (let cell = 0; cell < CELLS; cell++) {
      const stop = phase.stops[columnOf(cell)] ?? 0;
      const turn = (since / 1_000) * FEATURE.perSecond + ((cell * 5) % 7) / 7;
      const isRunning = !taken.has(cell) && since < stop && !this.#isReduced;
      cells.streak(cell, turn, isRunning ? part(since, 0, 120) * (1 - part(since, stop - 90, 90)) : 0);
    }
    let lying = phase.held.length;
    for (const coin of phase.coming) {
      if (since >= coin.at + fall / 2) lying += 1;
      this.#fallIn(coin, since - coin.at);
    }
    this.#nodes.writeCoins(lying, true);
    const last = Math.max(0, ...phase.coming.map(({ at }) => at + fall));
    const isReset = phase.leftAfter > phase.left && since >= last;
    this.#nodes.writeLeft(isReset ? phase.leftAfter : phase.left);
    const flash = isReset ? part(since, last, reset) : 1;
    this.#nodes.flashLeft(isReset ? 1 - flash : 0);
    this.#nodes.left.view.scale.set(this.#isReduced ? 1 : 1 + 0.5 * bow(flash));
    if (!this.#isReduced) this.#nodes.hop(bow(flash));
  }

  /** Draws a coin that falls into its cell, is squashed by the impact and springs back to its shape. */
  #fallIn(coin: FallingCoin, since: number): void {
    const { cells } = this.#nodes;
    const { coin: length } = this.#options.timing;
    const q = part(since, 0, length);
    const { cell } = coin;
    if (q === 0) {
      cells.coin(cell, 0);
      cells.figure(cell, 1, 0);
      return;
    }
    cells.write(coin, this.#options.landing.stake);
    const jackpot = PLATE_OF[coin.name];
    if (jackpot !== undefined) this.#nodes.lightPlate(jackpot, bow(part(since, length / 2, FEATURE.plate)));
    if (this.#isReduced) {
      cells.coin(cell, q);
      cells.figure(cell, 1, q);
      cells.light(cell, FEATURE.holding * q);
      return;
    }
    const down = part(q, 0, 0.5);
    const size = FEATURE.from + (1 - FEATURE.from) * down ** 2;
    const give = q <= 0.5 ? 0 : bow(part(q, 0.5, 0.5));
    cells.coin(cell, Math.min(1, 3 * q), size, 1 - (1 - FEATURE.squash) * give);
    cells.figure(cell, size, Math.min(1, 3 * q));
    const fading = 1 - part(since, length / 2, 600);
    cells.light(cell, down < 1 ? 0 : FEATURE.holding + (FEATURE.light - FEATURE.holding) * fading);
  }

  /** Enlarges all coins together in waves, under the lit sign of the grand jackpot. */
  #grand(phase: HoldPhase, since: number): void {
    const { cells } = this.#nodes;
    const share = part(since, 0, phase.ms) * FEATURE.waves;
    const wave = this.#isReduced ? 1 : 1 + 0.1 * bow(share - Math.floor(share));
    for (const { cell } of phase.held) {
      cells.coin(cell, 1, wave);
      cells.figure(cell, wave, 1);
      cells.light(cell, FEATURE.light * part(since, 0, 300));
    }
    this.#nodes.lightPlate('grand', part(since, 0, 300));
    if (!this.#isReduced) this.#nodes.hop(bow(share - Math.floor(share)));
  }

  /** Adds the coins to the shown win, one by one. */
  #count(phase: HoldPhase, since: number): void {
    const { cells } = this.#nodes;
    const { timing, landing } = this.#options;
    const { coins, won } = countedAt(phase, since, { timing, stake: landing.stake });
    const plates = new Map<Jackpot, number>();
    for (const [index, { cell, name }] of phase.held.entries()) {
      const at = (index + 0.5) * timing.count;
      const share = part(since, at - 40, 300);
      const size = this.#isReduced ? 1 : 1 + 0.16 * bow(share);
      cells.coin(cell, 1, size);
      cells.figure(cell, size, 1);
      cells.light(cell, index < coins ? FEATURE.light : FEATURE.holding);
      const jackpot = PLATE_OF[name];
      if (jackpot !== undefined) plates.set(jackpot, Math.max(plates.get(jackpot) ?? 0, bow(share)));
    }
    for (const [jackpot, light] of plates) this.#nodes.lightPlate(jackpot, light);
    if (landing.isGrand) this.#nodes.lightPlate('grand', won === phase.after ? 1 : 0.4);
    this.#writeAmount(won);
    this.#nodes.amount.view.scale.set(
      this.#isReduced ? 1 : 1 + 0.12 * bow(part((since + timing.count / 2) % timing.count, 0, timing.count)),
    );
  }

  /** Writes the win on the sign below the reels, capped at the payout; writes nothing while the win is 0. */
  #writeAmount(won: number): void {
    const { amount, hint } = this.#nodes;
    const shown = Math.min(won, this.#options.landing.payout);
    amount.view.visible = shown > 0;
    hint.view.visible = shown === 0;
    amount.view.scale.set(1);
    amount.view.pivot.x = 0;
    amount.tint = 0xffffff;
    const text = this.#context.format.exact(shown);
    if (shown > 0 && amount.text !== text) amount.write(text);
  }

  #countTo({ before, after }: HoldPhase, share: number): void {
    this.#writeAmount(share >= 1 ? after : before + Math.trunc((after - before) * share));
  }

  #pop(share: number): number {
    return this.#context.motion.ease('back.out(1.8)')(share);
  }
}
