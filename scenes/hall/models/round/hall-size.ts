/** Square design size of a hall game, dpx. Everything essential lies in y 120 to 600: a low window crops the rest. */
export const HALL_SIZE = { width: 720, height: 720 } as const;
