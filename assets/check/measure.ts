/** Measures a picture or a sound as an artist left it; what cannot be read says so in words. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { GLYPHS } from '../../scenes/parts/glyph-metrics.ts';
import { loudnessOf, truePeakOf } from '../make/sound/loudness.ts';
import { fromWav, kindOfWav, OUR_WAV } from '../make/sound/wav.ts';
import { isWhole, readSource } from '../pipeline/source-file.ts';
import { photographFaults, svgFaults, type SvgFault } from '../pipeline/svg.ts';

/** What a picture file holds; sizes in pixels of the file, alpha 0 to 255. */
export interface PictureFacts {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Alpha of the most and the least see-through pixel. */
  readonly leastAlpha: number;
  readonly mostAlpha: number;
  /** Highest alpha on the four edges. */
  readonly edgeAlpha: number;
  readonly faults: readonly SvgFault[];
  /** Where an SVG's size stands: in its width and height, in its view box alone, or nowhere. */
  readonly sizedBy: 'file' | 'view box' | 'nothing';
}

/** What a sound file holds. */
export interface SoundFacts {
  readonly ms: number;
  readonly lufs: number;
  /** Highest point of the curve, dBFS. */
  readonly peak: number;
  /** Set when the file is a sound of another kind, in words; nothing else of it is measured. */
  readonly otherKind?: string;
}

/** Why a file cannot be read, in words. */
export interface Broken {
  readonly broken: string;
}

/** The longest side that is measured, pixels. */
const LONGEST = 8192;

function withoutPath(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]?.trim() ?? '';
}

/** A PNG that cannot be read, in words: what the decoder says of it names the decoder. */
function pngFault(file: string, data: Buffer): string {
  if (data.subarray(1, 4).toString('latin1') !== 'PNG') return 'something else than a PNG picture';
  return isWhole(file) ? 'a PNG with damaged parts' : 'only the beginning of a PNG, it was cut short';
}

/** Where the size of an SVG stands. */
function sizedBy(source: string): PictureFacts['sizedBy'] {
  const head = /<(?:\w+:)?svg\b[^>]*>/.exec(source)?.[0] ?? '';
  const isNamed = (name: string): boolean =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*[\\d.]+\\s*(?:px|pt|pc|mm|cm|in|em|ex)?\\s*["']`).test(head);
  if (isNamed('width') && isNamed('height')) return 'file';
  return /\sviewBox\s*=/.test(head) ? 'view box' : 'nothing';
}

type AlphaFacts = Pick<PictureFacts, 'leastAlpha' | 'mostAlpha' | 'edgeAlpha'>;

async function alphaOfFile(png: Buffer): Promise<AlphaFacts> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return alphaOf(data, info.width, 1, 0);
}

/** Of raw pixels, each of so many bytes; `place` is that of its alpha. */
function alphaOf(data: Uint8Array, width: number, bytes: number, place: number): AlphaFacts {
  const count = data.length / bytes;
  let [leastAlpha, mostAlpha, edgeAlpha] = [255, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const alpha = data[index * bytes + place] ?? 0;
    leastAlpha = Math.min(leastAlpha, alpha);
    mostAlpha = Math.max(mostAlpha, alpha);
    const x = index % width;
    const isEdge = x === 0 || x === width - 1 || index < width || index >= count - width;
    if (isEdge) edgeAlpha = Math.max(edgeAlpha, alpha);
  }
  return { leastAlpha, mostAlpha, edgeAlpha };
}

/** Measures an SVG or PNG file. */
export async function measurePicture(file: string): Promise<PictureFacts | Broken> {
  try {
    const data = readSource(file);
    if (data.length === 0) return { broken: 'a file without anything in it' };
    if (!file.endsWith('.svg')) return await measurePng(file, data);
    const source = data.toString('utf8');
    const refused = svgFaults(source);
    const faults = refused.length > 0 ? refused : await photographFaults(source);
    const sized = { sizedBy: sizedBy(source) };
    // What is refused is not drawn either: a link could make the drawing read other files.
    const unseen = { leastAlpha: 0, mostAlpha: 255, edgeAlpha: 0 };
    const options = { font: { loadSystemFonts: false } };
    if (faults.length > 0) return { bytes: data.length, width: 0, height: 0, faults, ...sized, ...unseen };
    const { width, height } = new Resvg(source, options);
    if (Math.max(width, height) > LONGEST) return { broken: `${width} by ${height} pixels` };
    const shown = new Resvg(source, {
      ...options,
      fitTo: { mode: 'width', value: Math.min(256, Math.ceil(width)) },
    });
    const drawn = shown.render();
    return {
      bytes: data.length,
      width,
      height,
      faults,
      ...sized,
      ...alphaOf(drawn.pixels, drawn.width, 4, 3),
    };
  } catch (error) {
    return { broken: withoutPath(error) };
  }
}

async function measurePng(file: string, data: Buffer): Promise<PictureFacts | Broken> {
  try {
    const { width, height, format } = await sharp(data).metadata();
    if (format !== 'png') return { broken: `a ${format} picture that only calls itself PNG` };
    if (Math.max(width, height) > LONGEST) return { broken: `${width} by ${height} pixels` };
    return { bytes: data.length, width, height, faults: [], sizedBy: 'file', ...(await alphaOfFile(data)) };
  } catch {
    return { broken: pngFault(file, data) };
  }
}

/** Measures a WAV file. */
export function measureSound(file: string): SoundFacts | Broken {
  try {
    const data = readSource(file);
    const kind = kindOfWav(data, 'the file');
    if (kind !== OUR_WAV) return { ms: 0, lufs: 0, peak: 0, otherKind: kind };
    const { track } = fromWav(data, 'the file');
    return {
      ms: Math.round((track.left.length / 48_000) * 1000),
      lufs: loudnessOf(track),
      peak: truePeakOf(track),
    };
  } catch (error) {
    return { broken: withoutPath(error).replace(/^the file: /, '') };
  }
}

/** The letters of a set that a font file does not have; or, in words, why it is no font. */
export async function lettersLackedBy(file: string, set: string): Promise<string[] | string> {
  const { hasLetter } = await import('../make/kit/text.ts');
  const measures = Object.entries(GLYPHS).find(([name]) => name === set)?.[1];
  try {
    return Object.keys(measures?.frame ?? {}).filter((letter) => !hasLetter(file, letter));
  } catch (error) {
    return withoutPath(error);
  }
}
