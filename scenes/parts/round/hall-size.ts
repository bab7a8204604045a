/** The square design of a game of the hall, dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const HALL_SIZE = { width: 720, height: 720 } as const;
