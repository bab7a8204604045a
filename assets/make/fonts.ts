/**
 * Creates the interface's fonts in assets/fonts: `npx tsx assets/make/fonts.ts`.
 *
 * - Nunito: the variable font with Latin letters, and a separate tiny file that contains only the peso sign.
 * - Perya Money: letters, digits and signs of Paytone One, and the peso sign. All digits have the same width, so that a
 *   counting amount never jumps. Since it is a modified font, it has its own name.
 * - JetBrains Mono: ASCII and the ellipsis, for fingerprints and seeds. A browser loads it only when a page shows one.
 * - Lilita One: the unchanged file of its package, because its name is reserved.
 * - fonts.css: the `@font-face` rules, and fallback fonts with the same metrics, so that the swap shifts no layout.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import { ASSETS } from './kit/where.ts';
import { trueType, type Letter, type Point } from './truetype.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const out = `${ASSETS}fonts/`;

const NUNITO = `${modules}@fontsource-variable/nunito/`;
const PAYTONE = `${modules}@fontsource/paytone-one/`;
const LILITA = `${modules}@fontsource/lilita-one/`;
const MONO = `${modules}@fontsource/jetbrains-mono/`;

const latin = Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const signs = '–—‘’“”•…−×←→↑↓™';
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const PESO = '₱';
const moneyLetters = `0123456789.,+-−×%/:!?()&'#•* ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

function contoursOf(glyph: Glyph): Point[][] {
  const contours: Point[][] = [];
  const last = (): Point[] => contours.at(-1) ?? [];
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    if (command === 'moveTo') contours.push([{ x: a, y: b, on: true }]);
    else if (command === 'lineTo') last().push({ x: a, y: b, on: true });
    else if (command === 'quadraticCurveTo') last().push({ x: a, y: b, on: false }, { x: c, y: d, on: true });
    else if (command === 'bezierCurveTo') throw new Error('Cubic outlines do not fit in a TrueType font.');
  }
  for (const contour of contours) {
    const [first, end] = [contour[0], contour.at(-1)];
    if (contour.length > 1 && first && end && end.on && first.x === end.x && first.y === end.y) contour.pop();
  }
  return contours.filter((contour) => contour.length > 2);
}

function shifted(contours: readonly (readonly Point[])[], dx: number): Point[][] {
  return contours.map((contour) => contour.map((point) => ({ ...point, x: point.x + dx })));
}

function moneyFont(): Buffer {
  const fonts = ['latin', 'latin-ext'].map((part) =>
    create(readFileSync(`${PAYTONE}files/paytone-one-${part}-400-normal.woff2`)),
  );
  const [main] = fonts;
  if (!main) throw new Error('Paytone One is not installed.');
  const glyphs = Array.from(moneyLetters + PESO, (letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    const owner = fonts.find((font) => font.hasGlyphForCodePoint(codePoint));
    if (!owner) throw new Error(`Paytone One has no "${letter}".`);
    return { letter, codePoint, glyph: owner.glyphForCodePoint(codePoint) };
  });
  const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';
  const digitWidth = Math.max(
    ...glyphs.filter(({ letter }) => isDigit(letter)).map(({ glyph }) => glyph.advanceWidth),
  );
  const letters = glyphs.map(({ letter, codePoint, glyph }): Letter => {
    const advance = isDigit(letter) ? digitWidth : Math.round(glyph.advanceWidth);
    return {
      codePoint,
      advance,
      contours: shifted(contoursOf(glyph), Math.round((advance - glyph.advanceWidth) / 2)),
    };
  });
  const unknown: Letter = { advance: digitWidth, contours: [] };
  return trueType([unknown, ...letters], {
    family: 'Perya Money',
    copyright: 'Copyright 2011 The Paytone Project Authors (https://github.com/googlefonts/paytoneFont)',
    license: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
    unitsPerEm: main.unitsPerEm,
    ascent: main.ascent,
    descent: main.descent,
    capHeight: main.capHeight,
    xHeight: main.xHeight,
  });
}

// Advance widths of a to z in Arial and Arial Bold, thousandths of an em. Arimo and Liberation Sans have the same
// widths by design.
const arial =
  '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500';
const arialBold =
  '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500';
// How often each letter from a to z occurs in a thousand letters of English. Filipino has more a, n and g, but its
// average width differs by less than one per cent.
const often = [
  82, 15, 28, 43, 127, 22, 20, 61, 70, 2, 8, 40, 24, 67, 75, 19, 1, 60, 63, 91, 28, 10, 24, 2, 20, 1,
];

/** Returns the average width of a letter in English text, em. */
function textWidth(widthOf: (letter: string, index: number) => number): number {
  const sum = often.reduce(
    (total, count, index) => total + count * widthOf(String.fromCodePoint(97 + index), index),
    0,
  );
  return sum / often.reduce((total, count) => total + count, 0);
}

function widthIn(font: Font, letter: string): number {
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
}

function fallbackFace(
  family: string,
  locals: readonly string[],
  weight: string,
  font: Font,
  scale: number,
): string {
  const share = (value: number): string => `${((value / font.unitsPerEm / scale) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family}';
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${(scale * 100).toFixed(2)}%;
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: ${share(font.lineGap)};
}
`;
}

function face(family: string, file: string, weight: string, range?: string): string {
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ''}
}
`;
}

mkdirSync(out, { recursive: true });

const nunitoLatin = readFileSync(`${NUNITO}files/nunito-latin-wght-normal.woff2`);
const nunitoExt = readFileSync(`${NUNITO}files/nunito-latin-ext-wght-normal.woff2`);
const weights = { wght: { min: 400, max: 900 } };
writeFileSync(
  `${out}nunito.woff2`,
  await subsetFont(nunitoLatin, latin + signs, { targetFormat: 'woff2', variationAxes: weights }),
);
writeFileSync(
  `${out}nunito-peso.woff2`,
  await subsetFont(nunitoExt, PESO, { targetFormat: 'woff2', variationAxes: weights }),
);

const money = moneyFont();
writeFileSync(
  `${out}perya-money.woff2`,
  await subsetFont(money, moneyLetters + PESO, { targetFormat: 'woff2' }),
);
copyFileSync(`${LILITA}files/lilita-one-latin-400-normal.woff2`, `${out}lilita-one.woff2`);
writeFileSync(
  `${out}jetbrains-mono.woff2`,
  await subsetFont(readFileSync(`${MONO}files/jetbrains-mono-latin-400-normal.woff2`), `${ascii}…`, {
    targetFormat: 'woff2',
    // Leaves out the font's ligatures, which are for source code.
    noLayoutClosure: true,
  }),
);

for (const [name, folder] of [
  ['nunito', NUNITO],
  ['paytone-one', PAYTONE],
  ['lilita-one', LILITA],
  ['jetbrains-mono', MONO],
] as const) {
  copyFileSync(`${folder}LICENSE`, `${out}${name}-OFL.txt`);
}

const frozen = create(
  await subsetFont(nunitoLatin, latin, { targetFormat: 'truetype', variationAxes: { wght: 600 } }),
);
const moneyMeasured = create(money);
const lilita = create(readFileSync(`${out}lilita-one.woff2`));
const widths = (list: string) => (_: string, index: number) => Number(list.split(' ')[index]) / 1000;
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'];
const bold = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'Arimo Bold',
  'Roboto Bold',
  'Roboto-Bold',
];

writeFileSync(
  `${out}fonts.css`,
  `/* Made by assets/make/fonts.ts. Family lists:
   interface 'Nunito', 'Nunito Fallback', sans-serif
   money     'Perya Money', 'Perya Money Fallback', sans-serif
   titles    'Lilita One', 'Lilita One Fallback', sans-serif
   codes     'JetBrains Mono', monospace */
` +
    [
      face('Nunito', 'nunito.woff2', '400 900', 'U+0-FF, U+2000-206F, U+2122, U+2190-2193, U+2212'),
      face('Nunito', 'nunito-peso.woff2', '400 900', 'U+20B1'),
      face('Perya Money', 'perya-money.woff2', '400'),
      face('Lilita One', 'lilita-one.woff2', '400'),
      face('JetBrains Mono', 'jetbrains-mono.woff2', '400'),
      fallbackFace(
        'Nunito Fallback',
        regular,
        '400 900',
        frozen,
        textWidth((letter) => widthIn(frozen, letter)) / textWidth(widths(arial)),
      ),
      fallbackFace('Perya Money Fallback', bold, '400', moneyMeasured, widthIn(moneyMeasured, '0') / 0.556),
      fallbackFace(
        'Lilita One Fallback',
        bold,
        '400',
        lilita,
        textWidth((letter) => widthIn(lilita, letter)) / textWidth(widths(arialBold)),
      ),
    ].join('\n'),
);
