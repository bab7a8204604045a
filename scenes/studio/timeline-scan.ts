import type { ScriptPlayer } from './script.ts';

/** An event of an example with its time, scene ms. */
export interface ScannedEvent {
  readonly at: number;
  readonly event: string;
  readonly detail: unknown;
}

/** Timeline of an example from its start to its end; all in scene ms. */
export interface TimelineScan {
  readonly length: number;
  readonly events: readonly ScannedEvent[];
  /** Stretches in which the picture changes; no frames are drawn between them. */
  readonly moving: readonly (readonly [from: number, to: number])[];
}

/** Resolution of the stretches. */
const GRAIN = 20;
/** How long an example that never rests is scanned after its last instant. */
const LONGEST_TAIL = 12_000;
/** Minimum length of the strip. */
const SHORTEST = 2_000;
/** Margin after the end, so that the last mark keeps clear of the edge. */
const MARGIN = 400;

/**
 * Plays an example to its end without drawing. `make` creates its player at time 0; `least` is the last instant that
 * must be on the strip. The end is where the scene rests after it.
 */
export function scanTimeline(
  make: (onEvent: (event: string, detail: unknown) => void) => ScriptPlayer,
  least: number,
): TimelineScan {
  const events: ScannedEvent[] = [];
  const moving: [number, number][] = [];
  // Events during the creation of the player are at time 0.
  const created: { player?: ScriptPlayer } = {};
  const player = make((event, detail) => events.push({ at: created.player?.time ?? 0, event, detail }));
  created.player = player;
  try {
    let last = least;
    while (player.time < least + LONGEST_TAIL) {
      const from = player.time;
      const wasMoving = player.isMoving();
      player.advance(GRAIN);
      const isMoving = player.isMoving();
      if (wasMoving || isMoving) {
        const open = moving.at(-1);
        if (open && open[1] >= from) open[1] = player.time;
        else moving.push([from, player.time]);
      }
      if (isMoving) last = player.time;
      else if (player.time > least) break;
    }
    const end = Math.max(least, last, events.at(-1)?.at ?? 0);
    return { length: Math.max(SHORTEST, Math.ceil((end + MARGIN) / 100) * 100), events, moving };
  } finally {
    player.dispose();
  }
}
