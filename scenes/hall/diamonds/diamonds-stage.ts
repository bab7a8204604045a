import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import type { RoundStage } from '../models/round/instant-round.ts';
import { layNight, spriteAt } from '../models/round/night-ground.ts';
import { RESULT } from '../models/round/round-result.ts';
import { GemRow } from './gem-row.ts';
import { alikeUpTo } from './groups.ts';
import { Plates } from './plates.ts';
import { FAIL_MS, FALL, LAYOUT, SHOWCASE, SMALL_WIN, TINTS, WAIT } from './tuning.ts';
import type { DiamondsTypes, HandRow, Landing } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/** Returns when each gem begins to fall, how long a gem falls, and how long the bands of light grow, all in ms. */
const timesOf = (isTurbo: boolean) =>
  isTurbo
    ? { starts: FALL.turboStarts, fallMs: FALL.turboMs, joinMs: FALL.turboJoinMs }
    : { starts: FALL.starts, fallMs: FALL.ms, joinMs: FALL.joinMs };

/** Returns the time from the answer until the gems are joined, ms: the same for every outcome. */
export function landMsOf(isTurbo: boolean): number {
  const { starts, fallMs, joinMs } = timesOf(isTurbo);
  return (starts.at(-1) ?? 0) + fallMs + joinMs;
}

/**
 * The gems during a round: those of the last round leave, five new gems fall one by one, and bands of light join equal
 * gems.
 */
export class DiamondsStage implements RoundStage<Landing> {
  readonly play: Container;
  /** Glow behind the name of the hand after a win. */
  readonly glow: Sprite;
  readonly #context: SceneContext<DiamondsTypes>;
  readonly #plates: Plates;
  readonly #row: GemRow;
  readonly #name: GlyphText;
  #hands: readonly HandRow[] = [];
  #landed: Landing | undefined;
  /** Number of gems that had reached their cushions by the last frame. */
  #lying = 0;

  constructor(context: SceneContext<DiamondsTypes>) {
    this.#context = context;
    this.play = layNight(context);
    this.#plates = new Plates(context);
    this.#row = new GemRow(context);
    const { window, name } = LAYOUT;
    this.glow = spriteAt(context, 'glow', name.x, name.y);
    this.glow.setSize(620, 190);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.#name = new GlyphText(context, {
      set: 'label',
      capHeight: name.cap,
      maxWidth: name.width,
      capacity: 24,
    });
    this.#name.view.position.set(name.x, name.y);
    this.play.addChild(
      spriteAt(context, 'window', window.x, window.y),
      this.glow,
      this.#name.view,
      this.#plates.view,
      this.#row.view,
    );
    this.lie();
  }

  get swell(): number {
    return this.#plates.swell;
  }

  set swell(swell: number) {
    this.#plates.swell = swell;
  }

  /** Alpha of the gems, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.#row.view.alpha;
  }

  set fade(alpha: number) {
    this.#row.view.alpha = alpha;
  }

  /** Sets the boxes of the paytable, one for each hand. */
  tell(hands: readonly HandRow[]): void {
    if (JSON.stringify(hands) === JSON.stringify(this.#hands)) return;
    this.#hands = hands;
    this.#plates.set(hands);
    this.#sayHand();
  }

  stepBack(): void {
    this.#name.write('');
  }

  wait(since: number): Timeline {
    const clock = { ms: since };
    const onUpdate = (): void => {
      const lifted = Math.min(1, clock.ms / WAIT.liftMs);
      const breath = (1 - Math.cos((2 * Math.PI * clock.ms) / WAIT.breathMs)) / 2;
      this.#row.lift(lifted * WAIT.lift, lifted, WAIT.shimmer * lifted * breath);
    };
    return this.#context.motion
      .timeline()
      .to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
  }

  stepForth(): void {
    this.fade = 1;
  }

  landMs(isTurbo: boolean): number {
    return landMsOf(isTurbo);
  }

  land(landing: Landing, ms: number): Timeline {
    const { starts, fallMs, joinMs } = timesOf(this.#context.settings.turbo);
    // If the round must last longer than usual, each gem begins to fall later.
    const stretch = Math.max(1, (ms - fallMs - joinMs) / Math.max(1, starts.at(-1) ?? 1));
    const { gems } = landing;
    const clock = { ms: 0 };
    this.#row.lay(undefined);
    this.#lying = 0;
    const onUpdate = (): void => {
      let lying = 0;
      for (const [place, start] of starts.entries()) {
        const part = clock.ms < start * stretch ? -1 : (clock.ms - start * stretch) / fallMs;
        this.#row.fall(gems, place, Math.min(1, part));
        // The sound plays when the gem first touches the cushion.
        if (part >= 1 - FALL.bouncePart) lying += 1;
      }
      const joined = (clock.ms - (ms - joinMs)) / joinMs;
      if (joined > 0) this.#row.join(gems, Math.min(1, joined));
      if (lying > this.#lying) this.#context.sound.play(`packet.${alikeUpTo(gems, lying - 1)}`);
      this.#lying = lying;
    };
    return this.#context.motion.timeline().to(clock, { ms, duration: ms, ease: 'none', onUpdate });
  }

  appear({ gems }: Landing): Timeline {
    this.#row.lay(gems);
    return this.#fadeIn(RESULT.reducedFade);
  }

  /** Fades in the gems of the previous round, since no result came. */
  giveUp(): Timeline {
    this.lie();
    return this.#fadeIn(FAIL_MS);
  }

  lie(landing?: Landing): void {
    if (landing) this.#landed = landing;
    this.fade = 1;
    this.#row.lay(this.#landed?.gems ?? SHOWCASE);
    this.#sayHand();
  }

  spot(): ReturnType<RoundStage<Landing>['spot']> {
    const { x, y } = LAYOUT.name;
    return { x, y, size: 150, from: SMALL_WIN };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    const landed = result === 'none' ? undefined : this.#landed;
    this.#plates.light(landed?.hand, result === 'won' ? 1 : 0.55);
    this.#name.tint = result === 'won' ? TINTS.won : TINTS.lost;
  }

  #sayHand(): void {
    const name = this.#hands.find(({ hand }) => hand === this.#landed?.hand)?.name ?? '';
    if (this.#name.text !== name) this.#name.write(name);
  }

  #fadeIn(duration: number): Timeline {
    const timeline = this.#context.motion.timeline();
    return fromTo(timeline, this, { fade: 0 }, { fade: 1 }, { duration });
  }
}
