import { STALLS } from '../../fair/tables/perya.ts';

/** The colours of a die in the order of the table. */
export const COLOURS: readonly string[] = STALLS['beto-beto'].bets.map(({ name }) => name);

/** What three dice pay by hits, hundredths of the stake. */
export const PAYS: readonly number[] = STALLS['beto-beto'].multipliers;

/** The four faces that a die shows while it rolls forward, when `top` lies on top: that one, its front, below, and its back. */
export function ringOf(top: number): readonly [top: number, front: number, under: number, back: number] {
  const face = (by: number): number => (top + by) % COLOURS.length;
  return [face(0), face(1), face(3), face(4)];
}

/** How many dice show a colour. */
export const hitsOf = (dice: readonly number[], field: string): number =>
  dice.filter((face) => COLOURS[face] === field).length;
