/** The wheel, dpx: its hub, and the distance of the cabins from it. */
export const WHEEL = { x: 360, y: 376, radius: 176, size: 416, stand: { x: 360, y: 470 }, hang: 27 } as const;

/** Place of the boarding gate. */
export const GATE = { x: 360, y: 589 } as const;

/** Its spin: radians a ms while the result is unknown, ms to reach that speed, lag of the cabins. */
export const SPIN = { speed: 0.0021, rise: 420, sway: 0.16 } as const;

/** From the answer to the stop: ms, and the minimum rotation, radians. */
export const STOP = { ms: 2_300, turboMs: 620, least: 3.4, turboLeast: 0.6 } as const;

/** Tint of cabins that are not at the gate after the stop. */
export const OTHERS_TINT = 0xc9bfe2;
