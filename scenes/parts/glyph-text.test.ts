import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../engine/art.ts';
import type { Sprite } from '../engine/pixi.ts';
import { GLYPHS } from './glyph-metrics.ts';
import { GlyphText, glyphArt } from './glyph-text.ts';

const art = createBlankArt();
const pieces = glyphArt('money', 'label');
const pictures = {
  texture(name: string) {
    const piece = pieces[name];
    if (!piece) throw new Error(`undeclared ${name}`);
    return art.texture(name, piece);
  },
};

const glyphs = (text: GlyphText): Sprite[] => (text.view.children[0]?.children ?? []) as Sprite[];

/** Returns the names of the visible glyphs, from left to right. */
const read = (text: GlyphText): string =>
  glyphs(text)
    .filter((glyph) => glyph.visible)
    .toSorted((a, b) => a.x - b.x)
    .map((glyph) => (glyph.texture.label ?? '').replace(/^.*\//, ''))
    .join(' ');

describe('a text of glyph sprites (GlyphText)', () => {
  it('leaves nothing of a longer text when a shorter one is written', () => {
    const text = new GlyphText(pictures, { set: 'money' });
    text.write('₱1,234.05');
    expect(read(text)).toBe('peso 1 comma 2 3 4 dot 0 5');
    text.write('₱7');
    expect(read(text)).toBe('peso 7');
    expect(glyphs(text)).toHaveLength(9);
  });

  it('keeps every digit at its place in the total while it counts', () => {
    const text = new GlyphText(pictures, { set: 'money' });
    text.write('₱1,234.05');
    const places = (): Map<string, number> => {
      const found = new Map<string, number>();
      for (const [index, glyph] of glyphs(text).entries())
        if (glyph.visible && index > 0) found.set(String(index), glyph.x);
      return found;
    };
    const total = places();
    for (const value of [0, 5, 42, 999, 1_000, 99_999, 100_000, 123_405]) {
      text.count(value);
      for (const [index, x] of places()) expect(x).toBe(total.get(index));
    }
  });

  it('shows every counted value as money, with the ₱ beside the first digit', () => {
    const text = new GlyphText(pictures, { set: 'money' });
    text.write('₱1,234.05');
    const at = (value: number): string => {
      text.count(value);
      return read(text);
    };
    expect(at(0)).toBe('peso 0 dot 0 0');
    expect(at(7)).toBe('peso 0 dot 0 7');
    expect(at(12_00)).toBe('peso 1 2 dot 0 0');
    expect(at(999_99)).toBe('peso 9 9 9 dot 9 9');
    expect(at(1_000_00)).toBe('peso 1 comma 0 0 0 dot 0 0');
    expect(at(1_234_05)).toBe('peso 1 comma 2 3 4 dot 0 5');
  });

  it('counts pieces without a decimal point', () => {
    const text = new GlyphText(pictures, { set: 'money' });
    text.write('+20');
    text.count(5);
    expect(read(text)).toBe('plus 5');
    text.count(20);
    expect(read(text)).toBe('plus 2 0');
  });

  it('is scaled down if it is wider than its maximum width, and never scaled up', () => {
    const text = new GlyphText(pictures, { set: 'money', capHeight: 30, maxWidth: 120 });
    text.write('₱86,420.10');
    expect(text.width).toBeCloseTo(120, 6);
    text.write('₱1');
    expect(text.width).toBeLessThan(60);
  });

  it('leaves a blank for a character that the glyph set lacks', () => {
    const text = new GlyphText(pictures, { set: 'label' });
    text.write('a…b');
    expect(read(text)).toBe(`c97 c98`);
    expect(GLYPHS.label.frame['…']).toBeUndefined();
  });
});
