/**
 * Size of the square design of a hall game, in design pixels. Essential parts lie between y 120 and 600, since a wide
 * and low browser window cuts off the rest.
 */
export const HALL_SIZE = { width: 720, height: 720 } as const;
