/** The wheel, dpx: its hub, and how far the cabins hang from it. */
export const WHEEL = { x: 360, y: 376, radius: 176, size: 416, stand: { x: 360, y: 470 }, hang: 27 } as const;

/** Where cabins are boarded. */
export const GATE = { x: 360, y: 589 } as const;

/** Its turning: radians a ms while nobody knows the result, ms until it turns so fast, how cabins lag behind. */
export const SPIN = { speed: 0.0021, rise: 420, sway: 0.16 } as const;

/** From the answer to the stop: ms, and the least that it turns, radians. */
export const STOP = { ms: 2_300, turboMs: 620, least: 3.4, turboLeast: 0.6 } as const;

/** Cabins that are not at the gate when it stands. */
export const OTHERS_TINT = 0xc9bfe2;
