/** Colours of a tile: a light, a base and a deep tone of its main colour, and an accent. */
export interface TilePalette {
  readonly light: string;
  readonly base: string;
  readonly deep: string;
  readonly accent: string;
}

const rows = {
  gold: ['#FFE27A', '#E08A00', '#5A1F00', '#FFB300'],
  ruby: ['#FF6B6B', '#C4123B', '#3F0018', '#FF8A5B'],
  violet: ['#C77BFF', '#6A1FD0', '#1E0054', '#FF6BE8'],
  ocean: ['#5FE6FF', '#0E7BD8', '#04235E', '#35FFC9'],
  jungle: ['#B6F05A', '#1F9A48', '#04351F', '#FFE14D'],
  ember: ['#FFC04D', '#E84A12', '#4A0B00', '#FFD86B'],
  night: ['#7C8CFF', '#2B2FA8', '#0A0A3A', '#9CF0FF'],
  candy: ['#FFB3E1', '#F04AA5', '#6B0A55', '#7CE8FF'],
  jade: ['#7FFFD4', '#0FA08C', '#033A3A', '#FFD54D'],
  toxic: ['#D8FF5A', '#6CBF0A', '#1C3A00', '#B45CFF'],
  rose: ['#FFC2D1', '#E8336E', '#5A0630', '#FFE98A'],
  plum: ['#F08CFF', '#9A1FB0', '#35004A', '#FFC72C'],
  sunset: ['#FFD98A', '#FF6A3A', '#5A0F3A', '#FF5FA8'],
  ice: ['#E0F7FF', '#4FA8F0', '#0C2A6E', '#B9A6FF'],
  cocoa: ['#FFD7A0', '#B0652A', '#3A1A08', '#FFB84D'],
  lagoon: ['#9CFFF0', '#10A8C8', '#04305A', '#FFE14D'],
} as const;

/** Name of a tile's palette. */
export type PaletteName = keyof typeof rows;

/** Returns the palette of a tile by its name. */
export function paletteOf(name: PaletteName): TilePalette {
  const [light, base, deep, accent] = rows[name];
  return { light, base, deep, accent };
}
