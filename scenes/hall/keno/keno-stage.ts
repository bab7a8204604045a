import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { layNight, spriteAt } from '../models/round/night-ground.ts';
import type { RoundStage } from '../models/round/instant-round.ts';
import { RESULT } from '../models/round/round-result.ts';
import { type DrawTimes, drawTimes } from './draw-times.ts';
import { Plates } from './plates.ts';
import { Tickets, type TicketLook } from './tickets.ts';
import { Tray } from './tray.ts';
import { BOARD, DRAW, FAIL_MS, LAYOUT, SMALL_WIN, TINTS, WAIT } from './tuning.ts';
import type { KenoTypes, Landing } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/** Number of different notes: each hit plays a higher note than the hit before, up to the highest one. */
const NOTES = 5;

/** The board during a round: the drum turns from the press on, ten balls come out one by one, and tickets light up. */
export class KenoStage implements RoundStage<Landing> {
  readonly play: Container;
  /** Glow around the lit box of the paytable after a win. */
  readonly glow: Sprite;
  readonly #context: SceneContext<KenoTypes>;
  readonly #tickets: Tickets;
  readonly #tray: Tray;
  readonly #plates: Plates;
  readonly #hint: GlyphText;
  readonly #balls: Sprite;
  #bet: Pick<Landing, 'picks' | 'pays'> = { picks: [], pays: [] };
  /** Picks and multipliers that the page set last; they are shown when the next round begins, or earlier. */
  #next = this.#bet;
  #landed: Landing | undefined;
  /** Number of balls that had reached the tray by the last frame. */
  #come = 0;

  constructor(context: SceneContext<KenoTypes>) {
    this.#context = context;
    this.play = layNight(context);
    this.#tickets = new Tickets(context);
    this.#tray = new Tray(context);
    this.#plates = new Plates(context);
    const { drum, plates, board, hint } = LAYOUT;
    this.glow = spriteAt(context, 'glow', plates.x, plates.y);
    this.glow.setSize(190, 190);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.#hint = new GlyphText(context, {
      set: 'label',
      capHeight: hint.cap,
      maxWidth: hint.width,
      tint: TINTS.hint,
      capacity: 40,
    });
    this.#hint.view.position.set(plates.x, plates.y);
    this.#balls = spriteAt(context, 'drum-balls', drum.x, drum.y - 6);
    this.play.addChild(
      spriteAt(context, 'board', board.x, board.y),
      this.#tickets.view,
      spriteAt(context, 'drum', drum.x, drum.y),
      this.#balls,
      spriteAt(context, 'drum-glass', drum.x, drum.y - 6),
      this.#hint.view,
      this.glow,
      this.#plates.view,
      this.#tray.view,
    );
    this.follow();
  }

  get swell(): number {
    return this.#plates.swell;
  }

  set swell(swell: number) {
    this.#plates.swell = swell;
  }

  /** Alpha of the new state, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.#tickets.view.alpha;
  }

  set fade(alpha: number) {
    this.#tickets.view.alpha = this.#tray.view.alpha = alpha;
  }

  /** Stores the picks and multipliers to show next; returns true if they differ from the shown ones. */
  ask(picks: readonly number[], pays: readonly number[], hint: string): boolean {
    this.#next = { picks, pays };
    if (this.#hint.text !== hint) this.#hint.write(hint);
    return picks.join() !== this.#bet.picks.join() || pays.join() !== this.#bet.pays.join();
  }

  /** Shows the picks that the page set last, with an empty tray. */
  follow(): void {
    this.#stand(this.#next);
    this.#clear();
  }

  stepBack(): void {
    this.follow();
  }

  wait(since: number): Timeline {
    const clock = { ms: since };
    return this.#context.motion.timeline().to(clock, {
      ms: since + STRETCH,
      duration: STRETCH,
      ease: 'none',
      onUpdate: () => this.#turnDrum(clock.ms),
    });
  }

  stepForth(): void {
    this.fade = 1;
  }

  landMs(isTurbo: boolean): number {
    return drawTimes(isTurbo).length;
  }

  land(landing: Landing, ms: number): Timeline {
    this.#stand(landing);
    this.#clear();
    this.#number(landing);
    const times = drawTimes(this.#context.settings.turbo, ms);
    const from = this.#balls.rotation;
    const clock = { ms: 0 };
    return this.#context.motion.timeline().to(clock, {
      ms,
      duration: ms,
      ease: 'none',
      onUpdate: () => {
        this.#balls.rotation = from + (clock.ms / WAIT.turnMs) * 2 * Math.PI;
        this.#show(landing, times, clock.ms);
      },
    });
  }

  appear(landing: Landing): Timeline {
    this.#stand(landing);
    this.#showAll(landing);
    const timeline = this.#context.motion.timeline();
    return fromTo(timeline, this, { fade: 0 }, { fade: 1 }, { duration: RESULT.reducedFade });
  }

  /** Lets the drum slow down and stop, since no result came. */
  giveUp(): Timeline {
    const { rotation } = this.#balls;
    const timeline = this.#context.motion.timeline();
    const out = { duration: FAIL_MS, ease: 'power2.out' };
    return fromTo(timeline, this.#balls, { rotation }, { rotation: rotation + 0.5 }, out);
  }

  lie(landing?: Landing): void {
    if (landing) {
      this.#landed = landing;
      this.#stand(landing);
      this.#showAll(landing);
    }
    this.fade = 1;
  }

  spot(landing: Landing): ReturnType<RoundStage<Landing>['spot']> {
    const { x, y } = this.#plates.placeOf(hitsOf(landing)) ?? LAYOUT.plates;
    return { x, y, size: 70, from: SMALL_WIN };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    const hits = result === 'none' || !this.#landed ? undefined : hitsOf(this.#landed);
    this.#plates.light(hits, result === 'won' ? 1 : 0.55);
    const place = hits === undefined ? undefined : this.#plates.placeOf(hits);
    if (place) this.glow.position.copyFrom(place);
  }

  #stand({ picks, pays }: Pick<Landing, 'picks' | 'pays'>): void {
    this.#bet = { picks, pays };
    this.#plates.set(pays);
    this.#hint.view.visible = pays.length === 0;
  }

  /** Removes all balls from the tray and the drawn numbers from the tickets. */
  #clear(): void {
    this.#landed = undefined;
    this.#come = 0;
    this.#tray.clear();
    for (let number = 1; number <= BOARD.tickets; number++)
      this.#tickets.show(number, this.#lookOf(number, false));
  }

  #lookOf(number: number, isDrawn: boolean): TicketLook {
    const isPicked = this.#bet.picks.includes(number);
    if (isDrawn) return isPicked ? 'hit' : 'drawn';
    return isPicked ? 'picked' : 'free';
  }

  #number({ drawn, picks }: Landing): void {
    this.#tray.number(drawn, (number) => picks.includes(number));
  }

  #turnDrum(ms: number): void {
    const up = Math.min(1, ms / WAIT.upMs);
    const way = (WAIT.upMs / 2) * up ** 2 + Math.max(0, ms - WAIT.upMs);
    this.#balls.rotation = (way / WAIT.turnMs) * 2 * Math.PI;
  }

  /** Draws the result `ms` after the answer. */
  #show(landing: Landing, { starts, flightMs }: DrawTimes, ms: number): void {
    let hits = 0;
    let come = 0;
    for (const [ball, start] of starts.entries()) {
      const number = landing.drawn[ball] ?? 0;
      this.#tray.place(ball, ms < start ? -1 : (ms - start) / flightMs);
      const since = ms - start - flightMs;
      if (since < 0) continue;
      come += 1;
      const look = this.#lookOf(number, true);
      if (look === 'hit') hits += 1;
      const part = Math.min(1, since / DRAW.popMs);
      this.#tickets.show(number, look, 1 + (look === 'hit' ? DRAW.pop : -0.08) * Math.sin(Math.PI * part));
    }
    if (come === this.#come) return;
    const isHit = landing.picks.includes(landing.drawn[come - 1] ?? 0);
    this.#context.sound.play(isHit ? `packet.${Math.min(NOTES, Math.max(1, hits))}` : 'ui.tick');
    this.#come = come;
    this.#plates.light(hits, 0.5);
  }

  #showAll(landing: Landing): void {
    this.#number(landing);
    for (let number = 1; number <= BOARD.tickets; number++)
      this.#tickets.show(number, this.#lookOf(number, landing.drawn.includes(number)));
    for (const ball of landing.drawn.keys()) this.#tray.place(ball, 1);
    this.#come = BOARD.drawn;
  }
}

/** Counts the picked numbers that were drawn. */
export const hitsOf = ({ picks, drawn }: Pick<Landing, 'picks' | 'drawn'>): number =>
  picks.filter((number) => drawn.includes(number)).length;
