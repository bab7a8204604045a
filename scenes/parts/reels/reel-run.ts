import { type ReelTiming, SKIP, TEASE } from './reel-timing.ts';

/** Returns x modulo n, never negative. */
export const mod = (x: number, n: number): number => ((x % n) + n) % n;

/** A segment of a reel's motion, valid from `from` on: places in symbols, speeds in symbols a ms, `ms` since `from`. */
interface Segment {
  readonly from: number;
  place(ms: number): number;
  speed(ms: number): number;
}

/** Integrals of power1.inOut and power2.inOut from 0 to u: the distance covered while the speed changes by them. */
const carried = {
  soft: (u: number): number => (u < 0.5 ? (2 * u ** 3) / 3 : u - 0.5 + (2 * (1 - u) ** 3) / 3),
  firm: (u: number): number => (u < 0.5 ? u ** 4 : u - 0.5 + (1 - u) ** 4),
};
const eased = {
  soft: (u: number): number => (u < 0.5 ? 2 * u * u : 1 - 2 * (1 - u) ** 2),
  firm: (u: number): number => (u < 0.5 ? 4 * u ** 3 : 1 - 4 * (1 - u) ** 3),
};

const restSegment = (from: number, place: number): Segment => ({ from, place: () => place, speed: () => 0 });

/** back.out(x) as a formula, and its slope. */
const backOut = (u: number, x: number): number => 1 + (u - 1) ** 2 * ((x + 1) * (u - 1) + x);
const backOutSlope = (u: number, x: number): number => (u - 1) * (3 * (x + 1) * (u - 1) + 2 * x);

/** Returns when back.out(x) is farthest beyond its end, as a share of its length: the time of the stop sound. */
export const peakOf = (overshoot: number): number => 1 - (2 * overshoot) / (3 * (overshoot + 1));

/**
 * One reel's motion over time, as a closed formula: a place is a number of symbols, and at an integer place p the
 * strip rests with symbol −p in the top row, since symbols fall. Every command is for a time that may lie ahead; the
 * place can be queried at any time, in any order.
 */
export class ReelRun {
  readonly length: number;
  #segments: Segment[];
  #restAt: number;
  /** End of the brake, continuing the unwrapped places before it, and its start time. */
  #goal: { readonly from: number; readonly place: number } | undefined;

  #isSwinging = false;

  /** `length`: symbols on the strip; `place`: where it rests. */
  constructor(length: number, place: number) {
    this.length = length;
    this.#segments = [restSegment(-Infinity, mod(place, length))];
    this.#restAt = -Infinity;
  }

  /** Time of the final rest, scene ms; Infinity while it runs without a stop. */
  get restAt(): number {
    return this.#restAt;
  }

  /** Whether its plan ends with an overshoot that swings back. */
  get isSwinging(): boolean {
    return this.#isSwinging;
  }

  /** Returns the reel's place, in symbols. */
  place(at: number): number {
    const segment = this.#segmentAt(at);
    return segment.place(at - segment.from);
  }

  /** Returns the reel's speed, in symbols a second; negative on the way back from an overshoot. */
  speed(at: number): number {
    const segment = this.#segmentAt(at);
    return segment.speed(at - segment.from) * 1_000;
  }

  /** Rests on a place from a given time on, whatever it did before. */
  rest(at: number, place: number): void {
    this.#segments = [restSegment(at, mod(place, this.length))];
    this.#goal = undefined;
    this.#restAt = at;
  }

  /** Starts the reel, which then runs at full speed. It moves forward from the first moment. */
  start(at: number, { speed, startMs }: ReelTiming): void {
    const from = this.place(at);
    const v = speed / 1_000;
    const way = (v * startMs) / 3;
    this.#segments = [restSegment(-Infinity, from)];
    this.#goal = undefined;
    this.#run({
      from: at,
      place: (ms) => from + (ms < startMs ? way * (ms / startMs) ** 3 : way + v * (ms - startMs)),
      speed: (ms) => v * Math.min(1, ms / startMs) ** 2,
    });
  }

  /** Eases to a share of its speed over `ms`, and keeps that. */
  slowDown(at: number, share: number, ms: number): void {
    this.#cut(at);
    this.#run(changeOf(at, this.place(at), this.speed(at) / 1_000, share, ms, 'soft'));
  }

  /** Runs on for `ms`, first faster and then slower: the same for every outcome. */
  tease(at: number, ms: number): void {
    this.#cut(at);
    const half = ms / 2;
    const up = changeOf(at, this.place(at), this.speed(at) / 1_000, TEASE.peak, half, 'firm');
    this.#run(up);
    const down = changeOf(at + half, up.place(half), up.speed(half), TEASE.end / TEASE.peak, half, 'firm');
    this.#run(down);
  }

  /**
   * Brakes from a given time on, at the speed of that moment, and comes to rest on a place of the strip. It first
   * waits less than a symbol's time so that the braking distance ends on a whole symbol, and jumps by whole symbols,
   * hidden by the blur: everything visible afterwards is the true strip.
   */
  stop(at: number, target: number, { brakeMs, overshoot }: ReelTiming): void {
    this.#cut(at);
    const v = this.speed(at) / 1_000;
    const place = this.place(at);
    const way = (v * brakeMs) / (3 + overshoot);
    const end = Math.ceil(place + way);
    const wait = (end - (place + way)) / v;
    const jump = mod(target - end, this.length);
    this.#run({ from: at, place: (ms) => place + jump + v * ms, speed: () => v });
    this.#run({
      from: at + wait,
      place: (ms) => end + jump - way * (1 - backOut(ms / brakeMs, overshoot)),
      speed: (ms) => (way / brakeMs) * backOutSlope(ms / brakeMs, overshoot),
    });
    this.#end(at + wait + brakeMs, end + jump);
    this.#goal = { from: at, place: end + jump };
    this.#isSwinging = true;
  }

  /**
   * Runs out to a place in exactly `ms`, from any phase: a braking reel continues straight to its goal, any other
   * jumps by whole symbols and continues to the first whole one.
   */
  skip(at: number, target: number, ms: number = SKIP.ms): void {
    this.#cut(at);
    const place = this.place(at);
    const end = Math.ceil(place + SKIP.least);
    const jump = mod(target - end, this.length);
    if (this.#goal) this.#glide(at, place, this.#goal.place, ms);
    else this.#glide(at, place + jump, end + jump, ms);
  }

  /** Moves back the way it came, to its place before the start, in exactly `ms`. */
  retreat(at: number, ms: number): void {
    this.#cut(at);
    this.#glide(at, this.place(at), this.#segments[0]?.place(0) ?? 0, ms);
  }

  #glide(at: number, from: number, end: number, ms: number): void {
    const way = end - from;
    this.#isSwinging = false;
    this.#run({
      from: at,
      place: (since) => end - way * (1 - Math.min(1, since / ms)) ** 3,
      speed: (since) => (3 * way * (1 - Math.min(1, since / ms)) ** 2) / ms,
    });
    this.#end(at + ms, end);
  }

  /** Drops everything planned after a given time. */
  #cut(at: number): void {
    this.#segments = this.#segments.filter((segment) => segment.from <= at);
    if (this.#goal && this.#goal.from > at) this.#goal = undefined;
  }

  #run(segment: Segment): void {
    this.#segments.push(segment);
    this.#restAt = Infinity;
  }

  #end(at: number, place: number): void {
    this.#segments.push(restSegment(at, mod(place, this.length)));
    this.#restAt = at;
  }

  /** By index from the last segment back: called in every frame, so it allocates nothing. */
  #segmentAt(at: number): Segment {
    for (let index = this.#segments.length - 1; index > 0; index--) {
      const segment = this.#segments[index];
      if (segment && segment.from <= at) return segment;
    }
    const first = this.#segments[0];
    if (!first) throw new Error('a reel always is somewhere');
    return first;
  }
}

/**
 * Returns a segment that starts at a place with speed v (symbols a ms), changes to `share` of it over `ms` and keeps
 * that.
 */
function changeOf(
  from: number,
  place: number,
  v: number,
  share: number,
  ms: number,
  ease: keyof typeof eased,
): Segment {
  const more = v * (share - 1);
  return {
    from,
    place: (since) => {
      const u = Math.min(1, since / ms);
      return place + v * since + more * (ms * carried[ease](u) + Math.max(0, since - ms));
    },
    speed: (since) => v + more * eased[ease](Math.min(1, since / ms)),
  };
}
