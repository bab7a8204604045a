import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './static-server.ts';

/** Font for characters that a page's own fonts lack. It comes from the repository, so it is the same everywhere. */
const FALLBACK = join(ROOT, 'assets/fonts/nunito.woff2');
const FOLDER = join(ROOT, '.cache/camera-fonts');
const LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);

/** Font settings for the camera, the browsers that take screenshots. */
export interface CameraFonts {
  /** Path of a fontconfig file with the fallback font only, and with fixed settings of font rendering. */
  readonly config: string;
  /** Hash of the fontconfig file and of the fallback font. */
  readonly hash: string;
}

// Sets hinting and antialiasing too, which otherwise depend on the machine.
const configOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** Writes the font settings of the camera, so that its browsers ignore the fonts installed on the machine. */
export async function prepareCameraFonts(): Promise<CameraFonts> {
  const source = await readFile(FALLBACK);
  const font = await subsetFont(source, LETTERS, { targetFormat: 'truetype' });
  await mkdir(FOLDER, { recursive: true });
  const config = join(FOLDER, 'fonts.conf');
  await writeWhole(join(FOLDER, 'fallback.ttf'), font);
  await writeWhole(config, configOf(FOLDER));
  const hash = createHash('sha256').update(source).update(configOf('')).digest('hex');
  return { config, hash };
}

/** Writes a file atomically, since several processes of the camera write it at the same time. */
async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const half = `${file}.${process.pid}`;
  await writeFile(half, data);
  await rename(half, file);
}
