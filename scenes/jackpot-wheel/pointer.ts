import { kickAt, mod, type Release, type Spin, speedAt, travelled } from './landing.ts';
import { POINTER, TICKING_SPEED } from './tuning.ts';

/** Index of the last release not later than a time, or -1. */
function lastRelease(list: readonly Release[], ms: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const release = list[middle];
    if (release && release.ms <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The pointer's lean in radians, from the disc's way alone: a peg pushes it, lets go, it springs back
 * (220 ms, elastic.out(1,.5)). Above ticking speed the pegs follow so closely that it rides on them.
 */
export function pointerAt(
  spin: Spin,
  list: readonly Release[],
  ms: number,
  spring: (progress: number) => number,
): number {
  const last = list[lastRelease(list, ms)];
  const since = last ? ms - last.ms : Infinity;
  const springing = last && since < POINTER.springMs ? last.kick * (1 - spring(since / POINTER.springMs)) : 0;
  if (ms <= 0 || ms >= spin.length) return -spin.direction * springing;

  const speed = speedAt(spin, ms);
  const kick = kickAt(speed);
  const phase = mod(spin.direction * spin.from + travelled(spin, ms), POINTER.pegEvery) / POINTER.pegEvery;
  const push = Math.max(0, (phase - 1 + POINTER.contact) / POINTER.contact);
  const ticking = springing + (kick - springing) * push;
  const ride = Math.min(1, Math.max(0, (speed - TICKING_SPEED) / TICKING_SPEED));
  return -spin.direction * (ticking + (kick * (0.88 + 0.12 * push) - ticking) * ride);
}

/** The pegs that are heard: at ticking speed, never closer than 45 ms. */
export function heardTicks(list: readonly Release[]): readonly Release[] {
  const heard: Release[] = [];
  for (const release of list) {
    const before = heard.at(-1);
    if (release.speed < TICKING_SPEED && (!before || release.ms - before.ms >= POINTER.tickGap))
      heard.push(release);
  }
  return heard;
}
