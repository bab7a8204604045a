import type { ScriptPlayer } from './script.ts';

/** An event of an example and when it comes, scene ms. */
export interface ScannedEvent {
  readonly at: number;
  readonly event: string;
  readonly detail: unknown;
}

/** What happens in an example from its start to its end; all in scene ms. */
export interface TimelineScan {
  readonly length: number;
  readonly events: readonly ScannedEvent[];
  /** Stretches in which the picture changes; between them no frame is drawn. */
  readonly moving: readonly (readonly [from: number, to: number])[];
}

/** How finely stretches are told apart. */
const GRAIN = 20;
/** How long after its last instant an example that never rests is looked at. */
const LONGEST_TAIL = 12_000;
/** The shortest strip. */
const SHORTEST = 2_000;
/** What is shown after the end, so that the last thing does not stick to the edge. */
const MARGIN = 400;

/**
 * Plays an example to its end without drawing. `make` gives its player at time 0; `least` is the last instant that
 * must be on the strip. The end is where the scene rests after it.
 */
export function scanTimeline(
  make: (onEvent: (event: string, detail: unknown) => void) => ScriptPlayer,
  least: number,
): TimelineScan {
  const events: ScannedEvent[] = [];
  const moving: [number, number][] = [];
  // Events while the player is created are at 0.
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
