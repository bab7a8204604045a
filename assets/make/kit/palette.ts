/** Colours from which every picture is mixed; the light always comes from the top left. */

/** A jackpot. */
export type Tier = 'mega' | 'major' | 'minor' | 'mini';

/** The jackpots, the largest first. */
export const TIERS: readonly Tier[] = ['mega', 'major', 'minor', 'mini'];

/** The four jackpots' colours. */
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

/** Colours of the night fair's backdrop, inside to outside. */
export const NIGHT = { inner: '#5A2AA8', outer: '#140530' } as const;

/** Paper lanterns and fair lights. */
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
