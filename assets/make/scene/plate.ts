/**
 * Draws jackpot panels: a rim with bulbs around enamel in the jackpot's colour, its name in silver, and room for the
 * amount.
 */
import { metalText } from '../kit/metal.ts';
import type { Tier } from '../kit/palette.ts';
import { linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, inset, outlineOf, rim } from './rim.ts';
import type { Theme } from './theme.ts';

export interface PlateShape {
  readonly width: number;
  readonly height: number;
  /** Width of the rim, in design pixels. */
  readonly band: number;
  readonly radius: number;
  readonly bulbPitch: number;
  readonly bulbRadius: number;
  /** Font size of the jackpot's name, in design pixels; `wordY` is the y of its baseline. */
  readonly word: number;
  readonly wordY: number;
}

/** Shape of the largest jackpot's wide panel over the grid. */
export const MEGA_PLATE: PlateShape = {
  width: 600,
  height: 200,
  band: 30,
  radius: 30,
  bulbPitch: 27,
  bulbRadius: 4.6,
  word: 46,
  wordY: 74,
};
/** Shape of the panels of the three smaller jackpots. A shrunk wide panel would leave no room for the amount. */
export const SMALL_PLATE: PlateShape = {
  width: 228,
  height: 100,
  band: 15,
  radius: 17,
  bulbPitch: 16,
  bulbRadius: 2.7,
  word: 26,
  wordY: 40,
};
/** Draws the panel of one jackpot. Below the name it is plain, for the amount. */
export function plate(theme: Theme, tier: Tier, shape: PlateShape): Drawing {
  const { width, height, band, radius, bulbPitch, bulbRadius, word, wordY } = shape;
  const { light, base, deep, halo } = theme.tiers[tier];
  const frame = rim(theme, 'rim', { x: 0, y: 0, width, height, radius }, band);
  const { face, groove } = frame;
  const lettering = metalText('word', tier.toUpperCase(), {
    font: 'lilita-one',
    size: word,
    x: width / 2,
    y: wordY,
    tracking: word * 0.1,
    metal: 'silver',
    ink: deep,
    outline: word * 0.2,
    depth: word * 0.08,
  });
  const gloss = inset(face, band * 0.12);
  const low = round(gloss.y + gloss.height * 0.4);
  const defs =
    bulbDefs(theme) +
    frame.defs +
    lettering.defs +
    linear('enamel', [
      [0, light],
      [0.46, base],
      [0.54, base],
      [1, deep],
    ]) +
    radial(
      'bounce',
      [
        [0, halo, 0.75],
        [0.6, light, 0.2],
        [1, light, 0],
      ],
      { cx: 0.5, cy: 1.05, r: 0.62 },
    ) +
    linear('gloss', [
      [0, '#fff', 0.5],
      [1, '#fff', 0.06],
    ]) +
    linear('sink', [
      [0, '#000', 0.5],
      [1, '#000', 0],
    ]) +
    `<clipPath id="face"><path d="${outlineOf(face)}"/></clipPath>`;
  const glossPath =
    `M${gloss.x} ${low}V${gloss.y + gloss.radius}q0 ${-gloss.radius} ${gloss.radius} ${-gloss.radius}` +
    `H${round(gloss.x + gloss.width - gloss.radius)}q${gloss.radius} 0 ${gloss.radius} ${gloss.radius}` +
    `V${round(low - height * 0.05)}Q${width / 2} ${round(low + height * 0.09)} ${gloss.x} ${low}Z`;
  const arc =
    `M${round(band * 0.2)} ${round(height * 0.42)}V${radius}Q${round(band * 0.2)} ${round(band * 0.2)} ${radius} ${round(band * 0.2)}` +
    `H${round(width * 0.24)}`;
  const body =
    frame.body +
    `<g clip-path="url(#face)"><path d="${outlineOf(face)}" fill="url(#enamel)"/>` +
    `<path d="${outlineOf(face)}" fill="url(#bounce)"/>` +
    `<rect x="${face.x}" y="${face.y}" width="${face.width}" height="${round(band * 0.5)}" fill="url(#sink)"/></g>` +
    path(glossPath, 'fill="url(#gloss)"') +
    bulbsAlong(theme, groove, bulbPitch, bulbRadius) +
    path(
      arc,
      `fill="none" stroke="#fff" stroke-width="${round(band * 0.075)}" stroke-linecap="round" opacity=".9"`,
    ) +
    lettering.body +
    sparkle(round(radius * 1.05), round(band * 0.95), round(band * 0.92)) +
    sparkle(round(width - radius * 0.85), round(height - band * 0.85), round(band * 0.62), 0.95);
  return { defs, body };
}
