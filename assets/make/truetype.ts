/**
 * Writes small TrueType fonts: outlines, advances, a character map and names. The fonts have no hinting, no kerning and
 * no layout tables.
 */

/** A point of an outline in font units. If `on`, it is on the curve; otherwise it is a quadratic control point. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** A glyph: its code point, advance width and closed contours. The glyph for unknown letters has no code point. */
export interface Letter {
  readonly codePoint?: number;
  readonly advance: number;
  readonly contours: readonly (readonly Point[])[];
}

/** Metadata and vertical metrics of a font. */
export interface FontFacts {
  readonly family: string;
  readonly copyright: string;
  readonly license: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Descent in font units; negative, as in the font's tables. */
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** Buffer that stores big-endian numbers. */
class Bytes {
  readonly #parts: number[] = [];

  u8(...values: readonly number[]): this {
    this.#parts.push(...values.map((value) => value & 0xff));
    return this;
  }

  u16(...values: readonly number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }

  u32(...values: readonly number[]): this {
    for (const value of values) this.u16(value >>> 16, value & 0xffff);
    return this;
  }

  text(value: string): this {
    return this.u8(...Buffer.from(value, 'latin1'));
  }

  done(): Buffer {
    return Buffer.from(this.#parts);
  }
}

interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

function boxOf(points: readonly Point[]): Box {
  if (points.length === 0) return { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}

function glyph(letter: Letter): Buffer {
  const points = letter.contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const { xMin, yMin, xMax, yMax } = boxOf(points);
  const out = new Bytes().u16(letter.contours.length, xMin, yMin, xMax, yMax);
  let last = -1;
  for (const contour of letter.contours) {
    last += contour.length;
    out.u16(last);
  }
  out.u16(0);
  out.u8(...points.map((point) => (point.on ? 1 : 0)));
  for (const axis of ['x', 'y'] as const) {
    let before = 0;
    for (const point of points) {
      out.u16(point[axis] - before);
      before = point[axis];
    }
  }
  const body = out.done();
  return Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
}

function characterMap(letters: readonly Letter[]): Buffer {
  const mapped = letters.flatMap(({ codePoint }, index) =>
    codePoint === undefined ? [] : [{ codePoint, index }],
  );
  mapped.sort((a, b) => a.codePoint - b.codePoint);
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const { codePoint, index } of mapped) {
    const open = segments.at(-1);
    if (open && open.end + 1 === codePoint && open.delta === index - codePoint) open.end = codePoint;
    else segments.push({ start: codePoint, end: codePoint, delta: index - codePoint });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const table = new Bytes()
    .u16(4, 16 + count * 8, 0, count * 2, 2 ** (power + 1), power, count * 2 - 2 ** (power + 1))
    .u16(...segments.map((segment) => segment.end), 0)
    .u16(...segments.map((segment) => segment.start))
    .u16(...segments.map((segment) => segment.delta))
    .u16(...segments.map(() => 0))
    .done();
  return Buffer.concat([new Bytes().u16(0, 1, 3, 1).u32(12).done(), table]);
}

function names(facts: FontFacts): Buffer {
  const { family, copyright, license } = facts;
  const texts: readonly (readonly [number, string])[] = [
    [0, copyright],
    [1, family],
    [2, 'Regular'],
    [3, `${family} 1.000`],
    [4, family],
    [5, 'Version 1.000'],
    [6, family.replaceAll(' ', '')],
    [13, license],
    [14, 'https://openfontlicense.org'],
  ];
  const encoded = texts.map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()] as const);
  const head = new Bytes().u16(0, encoded.length, 6 + encoded.length * 12);
  let offset = 0;
  for (const [id, text] of encoded) {
    head.u16(3, 1, 0x409, id, text.length, offset);
    offset += text.length;
  }
  return Buffer.concat([head.done(), ...encoded.map(([, text]) => text)]);
}

function checksum(data: Buffer): number {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function os2(letters: readonly Letter[], facts: FontFacts): Buffer {
  const codePoints = letters.flatMap(({ codePoint }) => (codePoint === undefined ? [] : [codePoint]));
  const em = facts.unitsPerEm;
  const average = letters.reduce((sum, letter) => sum + letter.advance, 0) / letters.length;
  const part = (share: number): number => Math.round(em * share);
  return new Bytes()
    .u16(4, Math.round(average), 400, 5, 0)
    .u16(part(0.65), part(0.6), 0, part(0.075), part(0.65), part(0.6), 0, part(0.35))
    .u16(part(0.05), part(0.25), 0)
    .u8(...Array.from({ length: 10 }, () => 0))
    .u32(1, 0, 0, 0)
    .text('NONE')
    .u16(0x40, Math.min(...codePoints), Math.max(...codePoints))
    .u16(facts.ascent, facts.descent, 0, facts.ascent, -facts.descent)
    .u32(1, 0)
    .u16(facts.xHeight, facts.capHeight, 0, 32, 0)
    .done();
}

/**
 * Returns the bytes of a TrueType font. The first letter must be the glyph for unknown letters; coordinates must be
 * integers.
 */
export function trueType(letters: readonly Letter[], facts: FontFacts): Buffer {
  const glyphs = letters.map(glyph);
  const all = boxOf(letters.flatMap((letter) => letter.contours.flat()));
  const offsets = [0];
  for (const data of glyphs) offsets.push((offsets.at(-1) ?? 0) + data.length);
  const most = (count: (letter: Letter) => number): number => Math.max(...letters.map(count));
  const left = (letter: Letter): number => boxOf(letter.contours.flat()).xMin;
  const right = (letter: Letter): number => letter.advance - boxOf(letter.contours.flat()).xMax;

  const tables: Record<string, Buffer> = {
    'OS/2': os2(letters, facts),
    cmap: characterMap(letters),
    glyf: Buffer.concat(glyphs),
    head: new Bytes()
      .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
      .u16(3, facts.unitsPerEm)
      .u32(0, 0, 0, 0)
      .u16(all.xMin, all.yMin, all.xMax, all.yMax, 0, 8, 2, 1, 0)
      .done(),
    hhea: new Bytes()
      .u32(0x10000)
      .u16(
        facts.ascent,
        facts.descent,
        0,
        most((letter) => letter.advance),
      )
      .u16(Math.min(...letters.map(left)), Math.min(...letters.map(right)), all.xMax, 1, 0, 0, 0, 0, 0, 0, 0)
      .u16(letters.length)
      .done(),
    hmtx: letters.reduce((out, letter) => out.u16(letter.advance, left(letter)), new Bytes()).done(),
    loca: new Bytes().u32(...offsets).done(),
    maxp: new Bytes()
      .u32(0x10000)
      .u16(
        letters.length,
        most((letter) => letter.contours.flat().length),
        most((letter) => letter.contours.length),
      )
      .u16(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
      .done(),
    name: names(facts),
    post: new Bytes().u32(0x30000, 0).u16(0, 0).u32(0, 0, 0, 0, 0).done(),
  };

  const tags = Object.keys(tables).sort();
  const power = Math.floor(Math.log2(tags.length));
  const directory = new Bytes()
    .u32(0x10000)
    .u16(tags.length, 2 ** power * 16, power, (tags.length - 2 ** power) * 16);
  const bodies: Buffer[] = [];
  let offset = 12 + tags.length * 16;
  for (const tag of tags) {
    const data = tables[tag] ?? Buffer.alloc(0);
    directory.text(tag).u32(checksum(data), offset, data.length);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    bodies.push(data, padding);
    offset += data.length + padding.length;
  }
  const font = Buffer.concat([directory.done(), ...bodies]);
  const headAt = 12 + tags.indexOf('head') * 16;
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, font.readUInt32BE(headAt + 8) + 8);
  return font;
}
