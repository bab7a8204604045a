// Reads: assets
import {
  appendFileSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silence } from './sound/track.ts';
import { toWav } from './sound/wav.ts';
import { isWhole, readSource, whenWritten } from './source-file.ts';

let folder = '';
const put = (name: string, data: string | Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, data);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('isWhole returns true for a file that has its end, and false for one whose end is missing', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#f00' } })
    .png()
    .toBuffer();
  const wav = toWav(silence(0.1), 1);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>\n<!-- made by hand -->';
  const wholes = { 'a.png': png, 'a.wav': wav, 'a.svg': svg, 'a.json': '{"art":1}', 'a.ttf': 'x' };
  for (const [name, data] of Object.entries(wholes)) expect(isWhole(put(name, data)), name).toBe(true);
  const parts = {
    'b.png': png.subarray(0, -1),
    'b.wav': wav.subarray(0, -2),
    'b.svg': svg.slice(0, 40),
    'b.json': '{"art"',
    'b.ttf': '',
  };
  for (const [name, data] of Object.entries(parts)) expect(isWhole(put(name, data)), name).toBe(false);
});

it('whenWritten waits for a growing file until the file is complete', async () => {
  const file = put('hub.svg', '<svg xmlns="http://www.w3.org/2000/svg">');
  let isReady = false;
  const waiting = whenWritten([file]).then(() => {
    isReady = true;
  });
  for (let part = 0; part < 5; part += 1) {
    const { mtimeMs } = statSync(file);
    await expect.poll(() => Date.now() - mtimeMs, { interval: 5 }).toBeGreaterThan(60);
    expect(isReady).toBe(false);
    appendFileSync(file, '<g/>');
  }
  appendFileSync(file, '</svg>');
  await waiting;
});

it('whenWritten does not wait for a missing file, or for an incomplete file that was written long ago', async () => {
  const file = put('hub.svg', '<svg');
  utimesSync(file, new Date(0), new Date(0));
  await expect(whenWritten([file, join(folder, 'gone.png')])).resolves.toBeUndefined();
});

it('whenWritten stops waiting and rejects when the signal aborts it', async () => {
  const file = put('hub.svg', '<svg');
  const controller = new AbortController();
  const waiting = whenWritten([file], controller.signal);
  controller.abort(new Error('saved again'));
  await expect(waiting).rejects.toThrow('aborted');
});

it('readSource throws for a symbolic link', () => {
  const file = put('hub.svg', '<svg/>');
  const link = join(folder, 'link.svg');
  symlinkSync(file, link);
  expect(readSource(file).toString()).toBe('<svg/>');
  expect(() => readSource(link)).toThrow('it is a link');
});
