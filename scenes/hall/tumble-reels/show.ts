import type { TumbleBoard } from '../../../fair/reels/tumble-reels.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { phaseAt } from '../models/round/planned-show.ts';
import type { SceneNodes } from './nodes.ts';
import { FLIGHT, type TumblePhase, type TumblePlan } from './plan.ts';
import { TEXTS } from './texts.ts';
import { FADE_MS, LAYOUT, type TumbleTiming, WIN } from './tuning.ts';
import type { TumbleTypes } from './types.ts';

/** Returns the progress (0..1), at the time `ms`, of a change that begins at `at` and takes `length`; all in ms. */
const part = (ms: number, at: number, length: number): number =>
  length <= 0 ? (ms >= at ? 1 : 0) : Math.min(1, Math.max(0, (ms - at) / length));

/** Returns what each symbol wins before the board's multiplier is applied, in hundredths. */
function paysOf({ wins, win, multiplier }: TumbleBoard): { readonly symbol: string; readonly won: number }[] {
  const all = wins.reduce((sum, { pay }) => sum + pay, 0);
  return wins.map(({ symbol, pay }) => ({ symbol, won: Math.round(((win / multiplier) * pay) / all) }));
}

/**
 * Draws any instant of a planned animation as a function of time, so that it looks the same when it is played, skipped
 * or photographed.
 */
export class TumbleShow {
  readonly #context: SceneContext<TumbleTypes>;
  readonly #nodes: SceneNodes;
  readonly #plan: TumblePlan;
  readonly #timing: TumbleTiming;
  /** Payout of the round, in hundredths, which the shown win never exceeds. */
  readonly #payout: number;
  #phase: TumblePhase | undefined;

  constructor(
    context: SceneContext<TumbleTypes>,
    nodes: SceneNodes,
    plan: TumblePlan,
    { timing, payout }: { readonly timing: TumbleTiming; readonly payout: number },
  ) {
    this.#context = context;
    this.#nodes = nodes;
    this.#plan = plan;
    this.#timing = timing;
    this.#payout = payout;
  }

  /** Draws the planned animation at `ms` after the server's answer. */
  show(ms: number): void {
    const phase = phaseAt(this.#plan.phases, ms);
    if (!phase) return;
    if (phase !== this.#phase) this.#enter(phase);
    const since = ms - phase.at;
    const q = part(since, 0, phase.ms);
    const { board, sparks } = this.#nodes;
    const { reduceMotion } = this.#context.settings;
    switch (phase.kind) {
      case 'out':
        return board.fall(phase.lead + since, this.#timing.out);
      case 'in':
      case 'fall':
        if (reduceMotion) return board.fade(part(since, 0, FADE_MS));
        return board.fall(since, phase.kind === 'in' ? this.#timing.drop : this.#timing.tumble);
      case 'win':
        return this.#win(phase, since, q);
      case 'times':
        return this.#times(phase, q);
      case 'burst':
        board.burst(q);
        sparks.show(q);
        return this.#nodes.showPays(1 + 0.2 * q, (phase.board?.multiplier ?? 1) > 1 ? 0 : 1 - q);
      case 'scatter':
        return board.light(
          part(since, 0, WIN.in),
          reduceMotion ? 1 : 1 + (WIN.pulse - 1) * this.#pulse(since, phase.ms, 2),
          true,
        );
      case 'announce':
        return this.#announce(since, phase.ms);
      case 'rest':
        return board.fall(0, this.#timing.drop);
    }
  }

  #enter(phase: TumblePhase): void {
    this.#phase = phase;
    const { kind, pieces, board, before, after, spin, tumble } = phase;
    const nodes = this.#nodes;
    const { settings, format } = this.#context;
    const texts = TEXTS[settings.locale];
    nodes.board.set(pieces);
    nodes.sparks.show(0);
    nodes.hop(0);
    nodes.flying.visible = nodes.banner.visible = false;
    this.#write(kind === 'win' || kind === 'times' ? before : after);
    const wins = kind === 'win' || kind === 'times' || kind === 'burst';
    // The number of tumbles is shown from the second tumble on.
    const steps = wins ? tumble + 1 : tumble;
    const isChain = steps > 1 && kind !== 'out' && kind !== 'announce';
    nodes.chain.view.visible = isChain || spin > 0;
    if (isChain) nodes.chain.write(`${texts.tumble} ${steps}`);
    else if (spin > 0) nodes.chain.write(texts.spin(spin, this.#plan.freeSpins));
    nodes.times.view.visible = kind === 'burst' && (board?.multiplier ?? 1) > 1;
    nodes.ribbon.visible = spin > 0;
    if (spin > 0) nodes.writeRibbon(texts.left(this.#plan.freeSpins - spin));
    if (!wins || !board) nodes.hidePays();
    else {
      nodes.writePays(
        paysOf(board).map(({ symbol, won }) => ({ symbol, text: format.exact(won) })),
        pieces,
      );
      nodes.writeTimes(board.multiplier);
      nodes.showPays(1, 1);
      nodes.board.light(1, 1, true);
    }
    if (kind === 'burst')
      nodes.sparks.aim(
        pieces,
        settings.calmMode ? 0 : settings.quality === 'low' ? 0.5 : 1,
        `${spin} ${tumble}`,
      );
    if (kind === 'announce') {
      nodes.board.light(0.5, 1, true);
      nodes.writeBanner(this.#plan.freeSpins);
    }
  }

  /** Writes the win on the sign, capped at the payout; writes nothing while the win is 0. */
  #write(won: number): void {
    const { amount, hint } = this.#nodes;
    const shown = Math.min(won, this.#payout);
    amount.view.visible = shown > 0;
    hint.view.visible = shown === 0;
    amount.view.scale.set(1);
    amount.view.pivot.x = 0;
    if (shown > 0) amount.write(this.#context.format.exact(shown));
  }

  /** Writes a win between those before and after a phase; `share` (0..1) is the progress from one to the other. */
  #count({ before, after }: TumblePhase, share: number): void {
    const from = Math.min(before, this.#payout);
    const to = Math.min(after, this.#payout);
    if (to === from) return;
    const { amount, hint } = this.#nodes;
    const now = share >= 1 ? to : from + Math.trunc((to - from) * share);
    amount.view.visible = now > 0;
    hint.view.visible = now === 0;
    const text = this.#context.format.exact(to);
    if (amount.text !== text) amount.write(text);
    amount.count(now);
    // While the amount counts up, digits keep their positions; the shift centres an amount that has fewer digits.
    amount.view.pivot.x = amount.inset / 2;
  }

  #win(phase: TumblePhase, since: number, q: number): void {
    const { settings, motion } = this.#context;
    const nodes = this.#nodes;
    const pop = settings.reduceMotion ? 1 : motion.ease('back.out(2)')(part(since, 0, 260));
    const swell = settings.reduceMotion ? 1 : 1 + (WIN.pulse - 1) * this.#pulse(since, phase.ms, 1);
    nodes.board.light(part(since, 0, WIN.in), swell, true);
    if (!settings.reduceMotion) nodes.hop(this.#pulse(since, phase.ms, phase.tumble > 1 ? 2 : 1));
    nodes.showPays(WIN.pay.from + (1 - WIN.pay.from) * pop, part(since, 0, WIN.in));
    this.#count(phase, settings.reduceMotion ? 1 : part(q, 0.15, 0.55));
  }

  /** Draws the multiplier growing in the board's centre, flying to the sum and multiplying it. */
  #times(phase: TumblePhase, q: number): void {
    const { settings, motion } = this.#context;
    const { flying, amount, board } = this.#nodes;
    const { window, plate } = LAYOUT;
    const from = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
    board.light(1, 1, true);
    const arrived = part(q, FLIGHT.arrives, 1 - FLIGHT.arrives);
    if (settings.reduceMotion) {
      flying.position.set(from.x, from.y);
      flying.scale.set(1);
      flying.alpha = 1;
      flying.visible = true;
      this.#nodes.showPays(1, 0);
      this.#count(phase, 1);
      return;
    }
    // The amounts of the wins fade to make room for the multiplier; the sum already includes these amounts.
    this.#nodes.showPays(1, 1 - part(q, 0, 0.12));
    const come = motion.ease('back.out(1.8)')(part(q, 0, FLIGHT.appears * 0.6));
    const fly = motion.ease('power2.in')(part(q, FLIGHT.appears, FLIGHT.arrives - FLIGHT.appears));
    flying.visible = arrived < 1;
    // The multiplier first moves a little to the side, as if thrown.
    flying.position.set(
      from.x + (plate.x - from.x) * fly + 90 * Math.sin(Math.PI * fly),
      from.y + (plate.y - from.y) * fly,
    );
    flying.scale.set(Math.max(0.001, come * (1 - 0.55 * fly)));
    flying.alpha = 1 - arrived;
    const bow = Math.sin(Math.PI * arrived);
    this.#count(phase, arrived);
    amount.view.scale.set(1 + (WIN.swell - 1) * bow);
    this.#nodes.times.view.visible = arrived > 0;
  }

  #announce(since: number, ms: number): void {
    const { banner, board } = this.#nodes;
    const { settings, motion } = this.#context;
    const leave = part(since, ms - 200, 200);
    banner.visible = leave < 1;
    board.light(0.5, 1, true);
    if (settings.reduceMotion) {
      banner.scale.set(1);
      banner.alpha = Math.min(part(since, 0, FADE_MS), 1 - leave);
      return;
    }
    this.#nodes.hop(this.#pulse(since, ms, 3));
    const come = motion.ease('back.out(1.6)')(part(since, 0, 420));
    banner.scale.set(Math.max(0.001, 0.3 + 0.7 * come));
    banner.alpha = Math.min(part(since, 0, 160), 1 - leave);
  }

  /** Returns a value that, `times` times within `ms`, rises from 0 to 1 and falls back to 0. */
  #pulse(since: number, ms: number, times: number): number {
    const share = part(since, 0, ms);
    return Math.sin(Math.PI * share * times) ** 2;
  }
}
