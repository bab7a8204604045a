import type { ScriptPlayer } from './script.ts';

/** An event of an example; `at` is in ms of the scene's time. */
export interface ScannedEvent {
  readonly at: number;
  readonly event: string;
  readonly detail: unknown;
}

/** Events and movements of an example from its start to its end; all times in ms of the scene's time. */
export interface TimelineScan {
  readonly length: number;
  readonly events: readonly ScannedEvent[];
  /** Periods in which the picture changes; between them the scene needs no frames. */
  readonly moving: readonly (readonly [from: number, to: number])[];
}

/** Length of a step of the scan, ms; periods are exact to one step. */
const GRAIN = 20;
/** Maximum time that is scanned after the last named instant, ms, for an example that never comes to rest. */
const LONGEST_TAIL = 12_000;
/** Minimum length of the timeline, ms. */
const SHORTEST = 2_000;
/** Time added after the end, ms, so that the last mark is not at the edge of the timeline. */
const MARGIN = 400;

/**
 * Plays an example without drawing until it comes to rest after `least`, the last instant that must be on the timeline,
 * ms. `make` creates its player at time 0.
 */
export function scanTimeline(
  make: (onEvent: (event: string, detail: unknown) => void) => ScriptPlayer,
  least: number,
): TimelineScan {
  const events: ScannedEvent[] = [];
  const moving: [number, number][] = [];
  // Events during the creation of the player happen at time 0, before `player` is set.
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
