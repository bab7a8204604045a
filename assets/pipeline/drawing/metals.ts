import type { Stop } from './svg.ts';

/** A metal that letters and rims are drawn in. */
export type Metal = 'gold' | 'silver' | 'bronze';

/** Six colours of a metal, from the highlight to the deepest shade. */
export type Ramp = readonly [string, string, string, string, string, string];

/** The six colours of each metal. */
export const METALS: Readonly<Record<Metal, Ramp>> = {
  gold: ['#FFFBE0', '#FFE98A', '#FFC72C', '#E8960C', '#A85A00', '#5A2A00'],
  silver: ['#FFFFFF', '#EEF4FA', '#C3CFDB', '#8B9AAB', '#566375', '#252E3A'],
  bronze: ['#FFEEDA', '#FFCFA0', '#E0935A', '#B5622C', '#7A3812', '#3A1705'],
};

/** Colour of the outline around everything gold: a very dark brown, not black. */
export const INK = '#2A0F00';

/** Returns the gradient of a metal letter, from the top of a capital to its baseline. */
export function letteringStops(metal: Metal): Stop[] {
  const [highlight, light, base, mid] = METALS[metal];
  return metal === 'gold'
    ? [
        [0, '#FFFFFF'],
        [0.22, highlight],
        [0.5, light],
        [0.54, base],
        [0.82, mid],
        [1, light],
      ]
    : [
        [0, '#FFFFFF'],
        [0.3, light],
        [0.5, light],
        [0.54, base],
        [0.84, mid],
        [1, highlight],
      ];
}
