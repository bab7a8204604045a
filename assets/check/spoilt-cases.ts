import sharp from 'sharp';
import { lay, silence } from '../pipeline/sound/track.ts';
import { toWav } from '../pipeline/sound/wav.ts';
import { dot, embedded, noise, ofKind, photograph, svg, tone } from './spoilt-files.ts';

/** A broken file and the finding that the check must report for it. */
interface Case {
  readonly rule: string;
  readonly file: string;
  readonly data: () => string | Buffer | Promise<string | Buffer>;
  readonly found: string;
  readonly wanted: string;
}

/** Every kind of broken file, with its expected finding, in a pack for the scene `fair`. */
export const cases: readonly Case[] = [
  { rule: 'unknown name', file: 'fair/hbu.svg', data: dot, found: '"hbu"', wanted: 'perhaps fair/hub' },
  { rule: 'unknown name', file: 'fair/coin.svg', data: dot, found: '"coin"', wanted: 'perhaps parts/coin' },
  {
    rule: 'unknown name',
    file: 'fair/glow.png',
    data: dot,
    found: '"glow"',
    wanted: 'perhaps fair/light/glow',
  },
  {
    rule: 'unknown name',
    file: 'fair/sounds/tik.wav',
    data: () => tone(0.1, 0.1),
    found: '"tik"',
    wanted: 'perhaps fair/sounds/tick',
  },
  {
    rule: 'unknown kind of file',
    file: 'fair/hub.jpg',
    data: dot,
    found: '.jpg',
    wanted: '.svg, .png or .wav',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.png',
    data: () => 'nothing',
    found: 'something else than a PNG',
    wanted: 'a picture',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.svg',
    data: () => '',
    found: 'without anything',
    wanted: 'a picture',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.svg',
    data: () => '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle',
    found: 'never closed',
    wanted: 'a picture',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.png',
    data: () =>
      sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
        .jpeg()
        .toBuffer(),
    found: 'a jpeg picture that only calls itself PNG',
    wanted: 'a picture',
  },
  {
    rule: 'live text',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<text>Win</text>'),
    found: '"<text>"',
    wanted: 'outlines',
  },
  {
    rule: 'script',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<script>go()</script>'),
    found: '"<script>"',
    wanted: 'a plain SVG',
  },
  {
    rule: 'outside reference',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<image href="photo.png"/>'),
    found: 'photo.png',
    wanted: 'inside the one file',
  },
  {
    rule: 'empty',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, ''),
    found: 'see-through',
    wanted: 'something to see',
  },
  {
    rule: 'wrong shape',
    file: 'fair/hub.svg',
    data: () => svg(60, 40, '<circle r="9"/>'),
    found: '60 by 40 pixels',
    wanted: '40 by 40 pixels',
  },
  {
    rule: 'too small',
    file: 'fair/hub.svg',
    data: () => dot(20),
    found: '20 by 20 pixels',
    wanted: '40 by 40 pixels at least',
  },
  {
    rule: 'too large',
    file: 'fair/hub.svg',
    data: () => dot(80),
    found: '80 by 80 pixels',
    wanted: '40 by 40 pixels',
  },
  {
    rule: 'lost transparency',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<rect width="40" height="40"/>'),
    found: 'no see-through pixel',
    wanted: 'a see-through background',
  },
  {
    rule: 'light is cut',
    file: 'fair/light/glow.svg',
    data: () => svg(40, 40, '<rect width="40" height="20" opacity=".5"/>'),
    found: '50 percent on the edge',
    wanted: 'none on the edge',
  },
  {
    rule: 'too heavy',
    file: 'parts/coin.png',
    data: () => noise(40, 40),
    found: 'KiB',
    wanted: '1 KiB at most',
  },
  {
    rule: 'broken file',
    file: 'fair/sounds/tick.wav',
    data: () => tone(0.1, 0.1).subarray(0, 30),
    found: 'cut short',
    wanted: 'a WAV file',
  },
  {
    rule: 'wrong kind of sound',
    file: 'fair/sounds/tick.wav',
    data: () => ofKind(22_050, 16),
    found: '22,050 Hz, 16 bit, mono',
    wanted: '48,000 Hz, 16 bit',
  },
  {
    rule: 'wrong kind of sound',
    file: 'fair/sounds/tick.wav',
    data: () => ofKind(48_000, 8),
    found: '48,000 Hz, 8 bit, mono',
    wanted: '48,000 Hz, 16 bit',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.png',
    data: async () => (await noise(40, 40)).subarray(0, 900),
    found: 'only the beginning of a PNG',
    wanted: 'a picture',
  },
  {
    rule: 'no size',
    file: 'fair/hub.svg',
    data: () => '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="20" cy="20" r="9"/></svg>',
    found: 'no width and height',
    wanted: 'width="40" height="40"',
  },
  {
    rule: 'no size',
    file: 'fair/hub.svg',
    data: () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 10 10"><circle cx="5" cy="5" r="3"/></svg>',
    found: 'only a view box of 10 by 10',
    wanted: 'width="40" height="40"',
  },
  {
    rule: 'photograph is lost',
    file: 'fair/hub.svg',
    data: async () =>
      svg(40, 40, embedded('jpeg', await photograph().toColourspace('cmyk').jpeg().toBuffer())),
    found: 'CMYK',
    wanted: 'RGB',
  },
  {
    rule: 'photograph is lost',
    file: 'fair/hub.svg',
    data: async () => svg(40, 40, embedded('webp', await photograph().webp().toBuffer())),
    found: 'a webp picture inside it',
    wanted: 'PNG or JPEG',
  },
  { rule: 'capital letters', file: 'fair/Hub.svg', data: dot, found: '"Hub.svg"', wanted: '"hub.svg"' },
  { rule: 'capital letters', file: 'fair/hub.SVG', data: dot, found: '"hub.SVG"', wanted: '"hub.svg"' },
  {
    rule: 'broken settings',
    file: 'fair/pack.json',
    data: () => '{\n  // sharper\n  "art": 2\n}',
    found: 'a comment',
    wanted: '{ "art": 1.5, "light": 1 }',
  },
  {
    rule: 'broken settings',
    file: 'fair/pack.json',
    data: () => '{ "art": "big" }',
    found: 'numbers above 0',
    wanted: '{ "art": 1.5, "light": 1 }',
  },
  {
    rule: 'broken settings',
    file: 'fair/pack.json',
    data: () => '{ "quality": 0.9 }',
    found: 'a whole number from 1 to 100',
    wanted: '{ "art": 1.5, "light": 1 }',
  },
  {
    rule: 'silent',
    file: 'fair/sounds/tick.wav',
    data: () => toWav(silence(0.05), 1),
    found: 'silence',
    wanted: 'something to hear',
  },
  {
    rule: 'too long',
    file: 'fair/sounds/tick.wav',
    data: () => tone(0.2, 0.02),
    found: '200 ms',
    wanted: '100 ms at most',
  },
  {
    rule: 'too loud',
    file: 'fair/sounds/tick.wav',
    data: () => tone(0.1, 0.6),
    found: 'LUFS',
    wanted: '-20 LUFS',
  },
  {
    rule: 'peak too high',
    file: 'fair/sounds/tick.wav',
    data: () => {
      const track = silence(0.1);
      lay(track, (t) => (t < 0.0005 ? 1 : 0), { for: 0.1, gain: 0.99 });
      return toWav(track, 1);
    },
    found: 'dBFS',
    wanted: '-3 dBFS at most',
  },
];
