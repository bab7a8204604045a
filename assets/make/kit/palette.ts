/** Colours from which the colours of every picture are mixed. In all pictures, light comes from the top left. */

/** Name of one of the four jackpots. */
export type Tier = 'mega' | 'major' | 'minor' | 'mini';

/** The four jackpots, from the largest to the smallest. */
export const TIERS: readonly Tier[] = ['mega', 'major', 'minor', 'mini'];

/** Colours of each jackpot. */
export const TIER_COLOURS: Readonly<
  Record<
    Tier,
    { readonly light: string; readonly base: string; readonly deep: string; readonly halo: string }
  >
> = {
  mega: { light: '#FF5A7A', base: '#D4103C', deep: '#6B0022', halo: '#FF8FA6' },
  major: { light: '#D07BFF', base: '#7D1FD6', deep: '#35006E', halo: '#E3B0FF' },
  minor: { light: '#5CC4FF', base: '#1468E0', deep: '#08296E', halo: '#A5E0FF' },
  mini: { light: '#6CF08C', base: '#0F9D48', deep: '#034A22', halo: '#B5FFC8' },
};

/** Colours of the night fair's backdrop: at its centre and at its edge. */
export const NIGHT = { inner: '#5A2AA8', outer: '#140530' } as const;

/** Colours of paper lanterns and of the fair's lamps. */
export const FAIR_LIGHTS: readonly string[] = [
  '#FFD76A',
  '#FF8FA6',
  '#8FD0FF',
  '#D9A8FF',
  '#9BF5B0',
  '#FFB36B',
];

/** Returns the colour at `share` (0..1) of the way from one colour to another, both "#RRGGBB". */
export function mixed(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = (at: number): string =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(1)}${mix(3)}${mix(5)}`.toUpperCase();
}
