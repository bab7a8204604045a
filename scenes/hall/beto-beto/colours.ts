import { STALLS } from '../../../fair/tables/perya.ts';

/** Colours of a die in the order of the table. */
export const COLOURS: readonly string[] = STALLS['beto-beto'].bets.map(({ name }) => name);

/** Payouts of three dice by hits, hundredths of the stake. */
export const PAYS: readonly number[] = STALLS['beto-beto'].multipliers;

/**
 * Returns the four faces that a die shows while it rolls forward, given its `top`: that one, its front, its bottom,
 * and its back.
 */
export function ringOf(top: number): readonly [top: number, front: number, under: number, back: number] {
  const face = (by: number): number => (top + by) % COLOURS.length;
  return [face(0), face(1), face(3), face(4)];
}

/** Returns the number of dice that show a colour. */
export const hitsOf = (dice: readonly number[], field: string): number =>
  dice.filter((face) => COLOURS[face] === field).length;
