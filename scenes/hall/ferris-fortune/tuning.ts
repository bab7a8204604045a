/**
 * The wheel, in design pixels: centre of the hub; distance of the cabins' roofs from the hub; size of the wheel's
 * picture; centre of the stand; `hang` is how far a cabin's centre hangs below its roof.
 */
export const WHEEL = { x: 360, y: 376, radius: 176, size: 416, stand: { x: 360, y: 470 }, hang: 27 } as const;

/** Centre of the boarding gate, in design pixels. */
export const GATE = { x: 360, y: 589 } as const;

/**
 * Rotation of the wheel while the result is unknown: radians per ms, and ms to reach that speed; largest swing of a
 * cabin, radians.
 */
export const SPIN = { speed: 0.0021, rise: 420, sway: 0.16 } as const;

/** Motion from the server's answer until the rotation stops: duration in ms, and minimum rotation in radians. */
export const STOP = { ms: 2_300, turboMs: 620, least: 3.4, turboLeast: 0.6 } as const;

/** Tint of the cabins that did not stop at the gate. */
export const OTHERS_TINT = 0xc9bfe2;
