/** The part of the package fontkit that the drawing scripts use. */
declare module 'fontkit' {
  export interface Command {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  export interface Glyph {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Command[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly capHeight: number;
    readonly xHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export function create(data: Buffer): Font;
}

/** Reduces a font to the letters of a text, and sets fixed values for the axes of a variable font. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      noLayoutClosure?: boolean;
      readonly noLayoutClosure?: boolean;
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
