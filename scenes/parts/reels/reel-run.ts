import { type ReelTiming, SKIP, TEASE } from './reel-timing.ts';

/** Returns x modulo n, which is never negative. */
export const mod = (x: number, n: number): number => ((x % n) + n) % n;

/**
 * A segment of a reel's motion, valid from `from` on: positions in symbols, speeds in symbols per ms, `ms` since
 * `from`.
 */
interface Segment {
  readonly from: number;
  place(ms: number): number;
  speed(ms: number): number;
}

/** Integrals of the easings power1.inOut and power2.inOut from 0 to u: the distance covered while the speed changes. */
const carried = {
  soft: (u: number): number => (u < 0.5 ? (2 * u ** 3) / 3 : u - 0.5 + (2 * (1 - u) ** 3) / 3),
  firm: (u: number): number => (u < 0.5 ? u ** 4 : u - 0.5 + (1 - u) ** 4),
};
const eased = {
  soft: (u: number): number => (u < 0.5 ? 2 * u * u : 1 - 2 * (1 - u) ** 2),
  firm: (u: number): number => (u < 0.5 ? 4 * u ** 3 : 1 - 4 * (1 - u) ** 3),
};

const restSegment = (from: number, place: number): Segment => ({ from, place: () => place, speed: () => 0 });

/** The easing back.out(x) as a formula, and its derivative. */
const backOut = (u: number, x: number): number => 1 + (u - 1) ** 2 * ((x + 1) * (u - 1) + x);
const backOutSlope = (u: number, x: number): number => (u - 1) * (3 * (x + 1) * (u - 1) + 2 * x);

/** Returns the progress at which back.out(x) is farthest beyond its end; the stop sounds play at that time. */
export const peakOf = (overshoot: number): number => 1 - (2 * overshoot) / (3 * (overshoot + 1));

/**
 * Motion of one reel as a function of time. A position is a number of symbols; at an integer position p the strip rests
 * with symbol −p in the top row, since symbols fall. Commands may be for future times; the position can be queried for
 * any time, in any order.
 */
export class ReelRun {
  readonly length: number;
  #segments: Segment[];
  #restAt: number;
  /** Target of the brake: its start time and its position, which continues the count of symbols before the brake. */
  #goal: { readonly from: number; readonly place: number } | undefined;

  #isSwinging = false;

  /** `length` is the number of symbols on the strip, `place` the position at which it rests. */
  constructor(length: number, place: number) {
    this.length = length;
    this.#segments = [restSegment(-Infinity, mod(place, length))];
    this.#restAt = -Infinity;
  }

  /** Scene time at which the reel is at rest for good, in ms; Infinity while no stop is planned. */
  get restAt(): number {
    return this.#restAt;
  }

  /** Whether the planned stop overshoots its target and swings back. */
  get isSwinging(): boolean {
    return this.#isSwinging;
  }

  /** Returns the reel's position at a time, in symbols. */
  place(at: number): number {
    const segment = this.#segmentAt(at);
    return segment.place(at - segment.from);
  }

  /** Returns the reel's speed at a time, in symbols per second; negative while it swings back from an overshoot. */
  speed(at: number): number {
    const segment = this.#segmentAt(at);
    return segment.speed(at - segment.from) * 1_000;
  }

  /** Puts the reel at rest at a position from a given time on, whatever was planned. */
  rest(at: number, place: number): void {
    this.#segments = [restSegment(at, mod(place, this.length))];
    this.#goal = undefined;
    this.#restAt = at;
  }

  /** Starts the reel, which accelerates to full speed. It moves forward from the first moment. */
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

  /** Changes the speed to a share of it within `ms`, and keeps that speed. */
  slowDown(at: number, share: number, ms: number): void {
    this.#cut(at);
    this.#run(changeOf(at, this.place(at), this.speed(at) / 1_000, share, ms, 'soft'));
  }

  /** Lets the reel run for another `ms`, first faster and then slower, in the same way for every outcome. */
  tease(at: number, ms: number): void {
    this.#cut(at);
    const half = ms / 2;
    const up = changeOf(at, this.place(at), this.speed(at) / 1_000, TEASE.peak, half, 'firm');
    this.#run(up);
    const down = changeOf(at + half, up.place(half), up.speed(half), TEASE.end / TEASE.peak, half, 'firm');
    this.#run(down);
  }

  /**
   * Brakes from a given time on and stops at a position of the strip. The reel first waits less than one symbol's time,
   * so that the braking distance ends on a whole symbol, and jumps by whole symbols, hidden by the blur: everything
   * visible afterwards is the true strip.
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
   * Stops at a position within exactly `ms`: a braking reel continues straight to its target; any other reel jumps by
   * whole symbols, then moves forward to the target.
   */
  skip(at: number, target: number, ms: number = SKIP.ms): void {
    this.#cut(at);
    const place = this.place(at);
    const end = Math.ceil(place + SKIP.least);
    const jump = mod(target - end, this.length);
    if (this.#goal) this.#glide(at, place, this.#goal.place, ms);
    else this.#glide(at, place + jump, end + jump, ms);
  }

  /** Moves the reel back to its position before the start, in exactly `ms`. */
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

  /** Removes everything planned after a given time. */
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

  /**
   * Returns the segment that is valid at a time. It searches backwards by index, because it runs in every frame and
   * must not allocate.
   */
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
 * Returns a segment that starts at a position with a speed (symbols per ms), changes to `share` of that speed within
 * `ms`, and keeps it.
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
