/** Measures a picture or sound of an artist. For a file that cannot be read, the result is the reason as text. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { GLYPHS } from '../../scenes/parts/glyph-metrics.ts';
import { loudnessOf, truePeakOf } from '../pipeline/sound/loudness.ts';
import { fromWav, refusedKindOf } from '../pipeline/sound/wav.ts';
import { isWhole, readSource } from '../pipeline/source-file.ts';
import { photographFaults, svgFaults, type SvgFault } from '../pipeline/svg.ts';

/** Facts about a picture file: sizes in pixels of the file, alpha values from 0 to 255. */
export interface PictureFacts {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Alpha of the most transparent pixel (`leastAlpha`), and of the most opaque pixel (`mostAlpha`). */
  readonly leastAlpha: number;
  readonly mostAlpha: number;
  /** Highest alpha of the pixels on the four edges. */
  readonly edgeAlpha: number;
  readonly faults: readonly SvgFault[];
  /** Where the size of an SVG comes from: its width and height, only its view box, or nothing. */
  readonly sizedBy: 'file' | 'view box' | 'nothing';
}

/** Facts about a sound file. */
export interface SoundFacts {
  readonly ms: number;
  readonly lufs: number;
  /** Peak level, dBFS. */
  readonly peak: number;
  /** Description of the format if the game does not support it; the sound is then not measured. */
  readonly otherKind?: string;
}

/** Why a file cannot be read, as text for the artist. */
export interface Broken {
  readonly broken: string;
}

/** Maximum width and height of a picture that is measured, pixels. */
const LONGEST = 8192;

function withoutPath(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]?.trim() ?? '';
}

/** Describes why a PNG cannot be read. The decoder's own message names the decoder, which tells an artist nothing. */
function pngFault(file: string, data: Buffer): string {
  if (data.subarray(1, 4).toString('latin1') !== 'PNG') return 'something else than a PNG picture';
  return isWhole(file) ? 'a PNG with damaged parts' : 'only the beginning of a PNG, it was cut short';
}

/** Returns where the size of an SVG comes from. */
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

/** Measures the alpha of raw pixels with `bytes` bytes each; `place` is the position of the alpha byte in a pixel. */
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
    // A refused file is not drawn, because a link in it could make the renderer read other files.
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
    const otherKind = refusedKindOf(data, 'the file');
    if (otherKind !== undefined) return { ms: 0, lufs: 0, peak: 0, otherKind };
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

/** Returns the letters of a glyph set that a font file lacks, or the reason as text if the file is not a font. */
export async function lettersLackedBy(file: string, set: string): Promise<string[] | string> {
  const { hasLetter } = await import('../pipeline/drawing/text.ts');
  const measures = Object.entries(GLYPHS).find(([name]) => name === set)?.[1];
  try {
    return Object.keys(measures?.frame ?? {}).filter((letter) => !hasLetter(file, letter));
  } catch (error) {
    return withoutPath(error);
  }
}
