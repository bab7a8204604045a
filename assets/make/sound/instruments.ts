import { bandPass, highPass, lowPass, movingBand } from './filters.ts';
import type { Voice } from '../../pipeline/sound/track.ts';

const TURN = 2 * Math.PI;

/**
 * One partial of a struck body: ratio of its frequency to the fundamental, strength, and decay in nepers per second.
 */
type Partial = readonly [ratio: number, strength: number, decay: number];

/** Returns the frequency in hertz of a note by MIDI number (69 = A4 = 440 Hz, 60 = middle C). */
export function note(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Returns a seeded generator of uniform numbers, 0..1. A seed gives the same numbers on every machine (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a generator of white noise, -1..1. */
export function noise(seed: number): () => number {
  const roll = seededNumbers(seed);
  return () => roll() * 2 - 1;
}

/**
 * Synthesises a glockenspiel bar: the modes of a free bar, 1 : 2.76 : 5.40 : 8.93, and a slightly detuned second
 * fundamental, which makes it shimmer.
 */
export function bell(hertz: number, decay = 4.5): Voice {
  return struck(hertz, 0.0012, [
    [1, 0.5, decay],
    [1.0022, 0.22, decay * 0.9],
    [2, 0.1, decay * 1.6],
    [2.756, 0.24, decay * 2.2],
    [5.404, 0.12, decay * 4.5],
    [8.933, 0.05, decay * 9],
  ]);
}

/** Synthesises a marimba bar, whose overtones are tuned to 1 : 4 : 10. Its soft mallet makes no click. */
export function marimba(hertz: number, decay: number): Voice {
  return struck(hertz, 0.0016, [
    [1, 0.75, decay],
    [3.98, 0.28, decay * 1.8],
    [9.9, 0.1, decay * 3.5],
  ]);
}

/**
 * Synthesises the ring of a coin's rim: dense inharmonic modes. Modes close to each other beat, since a disc is never
 * quite round.
 */
export function coin(hertz: number, decay: number): Voice {
  return struck(hertz, 0.0005, [
    [1, 0.34, decay],
    [1.0061, 0.26, decay * 1.05],
    [1.47, 0.24, decay * 1.2],
    [2.09, 0.22, decay * 1.5],
    [2.93, 0.12, decay * 2],
    [4.17, 0.05, decay * 3],
  ]);
}

/** Synthesises a brass plate struck in the middle: the modes of a clamped disc. */
export function plate(hertz: number, decay: number): Voice {
  return struck(hertz, 0.001, [
    [1, 0.42, decay],
    [1.594, 0.3, decay * 1.2],
    [2.136, 0.26, decay * 1.3],
    [2.653, 0.2, decay * 1.7],
    [2.917, 0.16, decay * 1.9],
    [3.5, 0.12, decay * 2.4],
    [4.06, 0.1, decay * 3],
    [5.98, 0.06, decay * 4.5],
  ]);
}

/** Synthesises a dry knock on wood: three damped modes and a short noise. */
export function wood(hertz: number, decay: number, seed: number): Voice {
  const body = struck(hertz, 0.0006, [
    [1, 0.6, decay],
    [2.57, 0.32, decay * 1.7],
    [4.63, 0.16, decay * 2.6],
  ]);
  const hiss = noise(seed);
  const band = bandPass(Math.min(hertz * 3.4, 9000), 1.1);
  return (t) => body(t) + 0.5 * Math.exp(-decay * 4 * t) * band(hiss());
}

/** Synthesises a soft low thump: a tone that falls from `from` to `to` hertz. */
export function thump(from: number, to: number, decay: number): Voice {
  const fall = 26;
  return (t) => {
    const phase = to * t + ((from - to) / fall) * (1 - Math.exp(-fall * t));
    return Math.min(1, t / 0.003) * Math.exp(-decay * t) * Math.sin(TURN * phase);
  };
}

/** Synthesises a kettle drum: a thump, the four audible modes of its head, and the felt of the stick. */
export function timpani(hertz: number, seed: number): Voice {
  const head = struck(hertz, 0.002, [
    [1, 0.6, 3.2],
    [1.504, 0.34, 4.2],
    [1.98, 0.2, 5.5],
    [2.44, 0.12, 7],
  ]);
  const skin = thump(hertz * 2.2, hertz, 9);
  const felt = lowPass(1400);
  const hiss = noise(seed);
  return (t) => head(t) + 0.6 * skin(t) + 0.5 * Math.exp(-70 * t) * felt(hiss());
}

/** Synthesises a crash cymbal: bright noise that swells for 10 ms and then loses its high frequencies first. */
export function cymbal(seed: number, decay: number): Voice {
  const hiss = noise(seed);
  const top = highPass(5200);
  const body = bandPass(3800, 0.8);
  return (t) => {
    const sample = hiss();
    const open = Math.min(1, t / 0.01);
    return (
      open * (0.5 * Math.exp(-decay * t) * top(sample) + 0.3 * Math.exp(-decay * 1.8 * t) * body(sample))
    );
  };
}

/** Synthesises three brass players who hold one note for `seconds`; the louder they are, the brighter they sound. */
export function brass(hertz: number, seconds: number): Voice {
  const players = [1, 1.0035, 0.9968].map((tune, index) =>
    harmonics(hertz * tune, 14, 0.0025, 5.1 + index * 0.3),
  );
  return (t) => {
    const attack = Math.min(1, t / 0.035);
    const release = Math.min(1, Math.max(0, seconds - t) / 0.09);
    const settle = 0.72 + 0.28 * Math.exp(-5 * t);
    const bright = attack * release * settle;
    return bright * players.reduce((sum, player) => sum + player(t, 1.5 + 5 * bright), 0) * 0.2;
  };
}

/** Synthesises a string section of five players who hold one note for `seconds`, with slow bows. */
export function strings(hertz: number, seconds: number): Voice {
  const players = [1, 1.004, 0.9962, 1.0019, 0.9978].map((tune, index) =>
    harmonics(hertz * tune, 12, 0.003, 4.7 + index * 0.37),
  );
  return (t) => {
    const swell = Math.min(1, t / 0.16) * Math.min(1, Math.max(0, seconds - t) / 0.35);
    return swell * players.reduce((sum, player) => sum + player(t, 3.4), 0) * 0.12;
  };
}

/**
 * Synthesises moving air for `seconds`: noise in a band whose centre rises from `low` to `high` hertz and falls again.
 */
export function air(seed: number, seconds: number, low: number, high: number): Voice {
  const hiss = noise(seed);
  const band = movingBand(1.4);
  return (t) => {
    const arch = Math.sin(Math.PI * Math.min(1, t / seconds));
    return arch ** 1.6 * band(hiss(), low + (high - low) * arch ** 2);
  };
}

/** Synthesises a struck body as the sum of its decaying partials; inaudible ones are omitted. */
function struck(hertz: number, attack: number, partials: readonly Partial[]): Voice {
  const heard = partials.filter(([ratio]) => ratio * hertz < 18_000);
  return (t) => {
    let sum = 0;
    for (const [ratio, strength, decay] of heard) {
      sum += strength * Math.exp(-decay * t) * Math.sin(TURN * hertz * ratio * t);
    }
    return Math.min(1, t / attack) * sum;
  };
}

/** Synthesises a blown or bowed tone. A larger `bright` gives stronger harmonics; vibrato begins after 200 ms. */
function harmonics(hertz: number, count: number, vibrato: number, rate: number) {
  const heard = Math.min(count, Math.ceil(15_000 / hertz) - 1);
  const weights = new Float64Array(heard + 1);
  let weightedFor = Number.NaN;
  return (t: number, bright: number): number => {
    // The brightness of a bowed tone is constant, so its weights are computed once.
    if (bright !== weightedFor) {
      for (let h = 1; h <= heard; h += 1) weights[h] = Math.exp(-(h - 1) / bright) / Math.sqrt(h);
      weightedFor = bright;
    }
    const sway = Math.min(1, Math.max(0, t - 0.2) / 0.3);
    const phase = TURN * hertz * (t + ((vibrato * sway) / (TURN * rate)) * Math.sin(TURN * rate * t));
    let sum = 0;
    // Computes sin(hx) from the two values before it. This costs a twelfth of a call of sine and agrees with it to
    // twelve digits.
    const twice = 2 * Math.cos(phase);
    let [before, sine] = [0, Math.sin(phase)];
    for (let h = 1; h <= heard; h += 1) {
      sum += (weights[h] ?? 0) * sine;
      [before, sine] = [sine, twice * sine - before];
    }
    return sum;
  };
}
