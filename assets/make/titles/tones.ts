/** Colours of one family: what a title's symbols are enamelled and cut in. */
import type { TilePalette } from '../lobby/palettes.ts';

/** Lit, plain and in shade. */
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

/** A colour of a hue 0..360, saturation and lightness 0..1, as "#RRGGBB". */
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

/** Whether a hue is one of those that look brown where others look rich: they are kept lighter. */
const isAmber = (hue: number): boolean => hue > 18 && hue < 72;

/** A tone around a hue, all tones equally rich. */
export const toneOf = (hue: number): Tone => ({
  light: fromHsl(hue, 0.95, isAmber(hue) ? 0.68 : 0.74),
  base: fromHsl(hue, isAmber(hue) ? 0.95 : 0.78, isAmber(hue) ? 0.5 : 0.45),
  deep: fromHsl(hue, 0.85, isAmber(hue) ? 0.22 : 0.16),
});

/** The tone of a palette for the field of a coin: its own, or one across from it where it would be gold on gold. */
export function coinTone(palette: TilePalette): Tone {
  const [hue] = toHsl(palette.base);
  const { light, base, deep } = palette;
  return hue > 12 && hue < 75 ? toneOf((hue + 150) % 360) : { light, base, deep };
}

/** How far the tones of a title's symbols stand from its palette's hue, the best paid first, degrees. */
const TURNS = [0, 150, 285, 60, 205, 330, 105] as const;

/** The tones of the symbols a to g: that of the palette, then others far from it and from one another. */
export function tonesOf(palette: TilePalette): readonly Tone[] {
  const [hue] = toHsl(palette.base);
  return [
    { light: palette.light, base: palette.base, deep: palette.deep },
    ...TURNS.slice(1).map((turn) => toneOf((hue + turn) % 360)),
  ];
}
