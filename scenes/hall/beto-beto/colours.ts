import { STALLS } from '../../../fair/tables/perya.ts';

/** Names of a die's six colours, in the order of the paytable. */
export const COLOURS: readonly string[] = STALLS['beto-beto'].bets.map(({ name }) => name);

/** Multipliers of the stake by the number of dice that show the selected colour, in hundredths. */
export const PAYS: readonly number[] = STALLS['beto-beto'].multipliers;

/**
 * Returns the colours of the four faces that a die shows in turn while it rolls forward: `top`, then its front, bottom
 * and back.
 */
export function ringOf(top: number): readonly [top: number, front: number, under: number, back: number] {
  const face = (by: number): number => (top + by) % COLOURS.length;
  return [face(0), face(1), face(3), face(4)];
}

/** Returns the number of dice that show the colour named `field`. */
export const hitsOf = (dice: readonly number[], field: string): number =>
  dice.filter((face) => COLOURS[face] === field).length;
