/**
 * Size of the square design of a hall game, dpx. The essentials lie in y 120 to 600: a low window cuts off the rest.
 */
export const HALL_SIZE = { width: 720, height: 720 } as const;
