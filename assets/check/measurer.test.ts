// Reads: assets, contract, fair, scenes
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMeasurer } from './measurer.ts';

it('a measurer with a cache measures a file again only after the file has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'measurer-'));
  const measured: string[] = [];
  const measurer = createMeasurer({
    picture: (file) => {
      measured.push(file);
      return Promise.resolve({ broken: String(measured.length) });
    },
    sound: () => ({ broken: 'no sound' }),
  });
  const [hub, disc] = ['hub.svg', 'disc.svg'].map((name) => join(folder, name));
  for (const file of [hub, disc]) writeFileSync(file ?? '', 'one');
  for (let turn = 0; turn < 3; turn += 1) for (const file of [hub, disc]) await measurer.picture(file ?? '');
  expect(measured).toEqual([hub, disc]);
  writeFileSync(hub ?? '', 'another');
  expect(await measurer.picture(hub ?? '')).toEqual({ broken: '3' });
  rmSync(folder, { recursive: true });
  await measurer.picture(hub ?? '');
  expect(measured).toEqual([hub, disc, hub, hub]);
});
