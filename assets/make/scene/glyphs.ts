/** Draws the digits and letters that scenes write with, and stores the table of their widths. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { round } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { ASSETS } from '../kit/where.ts';
import { FIGURES, letterOf, type Style, STYLES } from '../../pipeline/drawing/glyph-styles.ts';
import { picture } from './picture.ts';

interface Metrics {
  readonly height: number;
  readonly baseline: number;
  readonly frame: Record<string, string>;
  readonly advance: Record<string, number>;
  readonly offset: Record<string, number>;
}

/**
 * Draws one set of glyphs and returns its metrics. All digits have the advance of the widest digit, so that a changing
 * number never shifts.
 */
function drawSet(set: string, style: Style): Metrics {
  const { font, size, height, baseline, outline, names } = style;
  rmSync(join(ASSETS, 'parts/glyphs', set), { recursive: true, force: true });
  const widthOf = (letter: string): number => textPath(letter, { font, size }).width;
  const digit = Math.max(...FIGURES.map(([figure]) => widthOf(figure)));
  const metrics: Metrics = { height, baseline, frame: {}, advance: { ' ': round(widthOf(' ')) }, offset: {} };
  for (const [letter, name] of names) {
    const advance = round(letter >= '0' && letter <= '9' ? digit : widthOf(letter));
    // Adds 2 design pixels beyond the outline for letters that extend past their advance. An even width gives whole
    // pixels at every scale.
    const width = 2 * Math.ceil((advance + outline + 4) / 2);
    picture(`parts/glyphs/${set}/${name}`, width, height, letterOf(style, letter, width));
    metrics.frame[letter] = `${set}/${name}`;
    metrics.advance[letter] = advance;
    metrics.offset[letter] = round((advance - width) / 2);
  }
  writeFileSync(join(ASSETS, 'parts/glyphs', set, 'metrics.json'), `${JSON.stringify(metrics)}\n`);
  return metrics;
}

const quote = (text: string): string =>
  text.includes("'") ? `"${text}"` : `'${text.replaceAll('\\', '\\\\')}'`;
const keyOf = (text: string): string => (/^[\p{L}_$]+$/u.test(text) ? text : quote(text));

/** Writes the metrics of all sets as a TypeScript module that scenes import, one entry per line. */
function writeModule(sets: Readonly<Record<string, Metrics>>): void {
  const entries = (table: Record<string, string | number>): string =>
    Object.entries(table)
      .map(([key, value]) => `      ${keyOf(key)}: ${typeof value === 'string' ? quote(value) : value},\n`)
      .join('');
  const body = Object.entries(sets)
    .map(
      ([name, { height, baseline, frame, advance, offset }]) =>
        `  ${keyOf(name)}: {\n    height: ${height},\n    baseline: ${baseline},\n    frame: {\n${entries(frame)}    },\n` +
        `    advance: {\n${entries(advance)}    },\n    offset: {\n${entries(offset)}    },\n  },\n`,
    )
    .join('');
  const text =
    '/** Written by assets/make/scene/glyphs.ts: the measures of the glyph sprites, in dpx. Do not edit by hand. */\n\n' +
    'export interface GlyphSet {\n' +
    '  /** Height of every frame of the set. */\n  readonly height: number;\n' +
    "  /** The baseline's distance from the frame's top. */\n  readonly baseline: number;\n" +
    '  /** Frame name in the bundle "parts" by character; the space has none. */\n' +
    '  readonly frame: Readonly<Record<string, string>>;\n' +
    '  /** How far the pen moves on; all digits of a set share one advance. */\n' +
    '  readonly advance: Readonly<Record<string, number>>;\n' +
    "  /** Where the frame's left edge lies from the pen. */\n  readonly offset: Readonly<Record<string, number>>;\n}\n\n" +
    `export type GlyphSetName = ${Object.keys(sets).map(quote).join(' | ')};\n\n` +
    '/** The glyph sets that scenes write with. */\n' +
    `export const GLYPHS: Readonly<Record<GlyphSetName, GlyphSet>> = {\n${body}};\n`;
  const file = join(ASSETS, '../scenes/parts/glyph-metrics.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Draws all sets of glyphs and writes their metrics. */
export function drawGlyphs(): void {
  writeModule(Object.fromEntries(Object.entries(STYLES).map(([set, style]) => [set, drawSet(set, style)])));
}
