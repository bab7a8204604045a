import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './static-server.ts';

/** Fallback font for characters that a page's own fonts lack: the same on every machine. */
const FALLBACK = join(ROOT, 'assets/fonts/nunito.woff2');
const FOLDER = join(ROOT, '.cache/camera-fonts');
const LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);

/** Fonts of the camera's browsers. */
export interface CameraFonts {
  /** Fontconfig file: one font of ours, none of the machine's, and fixed rendering settings. */
  readonly config: string;
  /** Hash of the file's content and the font. */
  readonly hash: string;
}

// Hinting is a machine setting, too.
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

/** Prepares the fonts of the camera: its browsers see only these, whatever the machine has installed. */
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

/** Written atomically, as several camera processes do this at the same time. */
async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const half = `${file}.${process.pid}`;
  await writeFile(half, data);
  await rename(half, file);
}
