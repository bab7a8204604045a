/** Computes the colours of a title's symbols. */
import type { TilePalette } from '../lobby/palettes.ts';

/** A colour in three tones: lit, plain, and in shade. */
export interface Tone {
  readonly light: string;
  readonly base: string;
  readonly deep: string;
}

type Hsl = readonly [hue: number, saturation: number, lightness: number];

function toHsl(colour: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return [0, 0, lightness];
  const hue =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [(hue * 60 + 360) % 360, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/** Returns the colour "#RRGGBB" of a hue 0..360, and a saturation and lightness 0..1. */
export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (turn: number): string => {
    const place = (turn + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}

/** Returns whether a hue (degrees) is amber. Amber looks brown at normal lightness, so it is drawn lighter. */
const isAmber = (hue: number): boolean => hue > 18 && hue < 72;

/** Returns the tones of a hue (degrees); amber is lighter and more saturated than other hues. */
export const toneOf = (hue: number): Tone => ({
  light: fromHsl(hue, 0.95, isAmber(hue) ? 0.68 : 0.74),
  base: fromHsl(hue, isAmber(hue) ? 0.95 : 0.78, isAmber(hue) ? 0.5 : 0.45),
  deep: fromHsl(hue, 0.85, isAmber(hue) ? 0.22 : 0.16),
});

/**
 * Returns the tones of a coin's field: those of the palette or, if they are golden like the coin's rim, those of a
 * distant hue.
 */
export function coinTone(palette: TilePalette): Tone {
  const [hue] = toHsl(palette.base);
  const { light, base, deep } = palette;
  return hue > 12 && hue < 75 ? toneOf((hue + 150) % 360) : { light, base, deep };
}

/** Hue of each of a title's symbols, as an offset from the palette's hue, degrees; the best paid symbol first. */
const TURNS = [0, 150, 285, 60, 205, 330, 105] as const;

/** Returns the tones of the symbols a to g: those of the palette for a, then hues far from it and from one another. */
export function tonesOf(palette: TilePalette): readonly Tone[] {
  const [hue] = toHsl(palette.base);
  return [
    { light: palette.light, base: palette.base, deep: palette.deep },
    ...TURNS.slice(1).map((turn) => toneOf((hue + turn) % 360)),
  ];
}
