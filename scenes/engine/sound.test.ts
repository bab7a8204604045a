import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { soundTable } from './sound-table.ts';
import { createRecordingSound } from './sound.ts';

it('the recording Sound lists all calls, with default options filled in, and the loops that still run', () => {
  const sound = createRecordingSound();
  sound.play('grid.tock', { rate: 0.9 });
  const wheelLoop = sound.loop('whirr', { gain: 0.5 });
  expect(sound.played).toEqual([
    { cue: 'grid.tock', rate: 0.9, gain: 1 },
    { cue: 'whirr', rate: 1, gain: 0.5 },
  ]);
  expect(sound.looping()).toEqual(['whirr']);
  wheelLoop.stop();
  expect(sound.looping()).toEqual([]);
});

it('the recording Sound throws on a cue that is not in the sound table', () => {
  expect(() => createRecordingSound().play('grid.tik')).toThrow('grid.tik');
});

it('every sound on disk has a cue in the sound table, and every cue has its sound on disk', () => {
  const assets = join(import.meta.dirname, '..', '..', 'assets');
  const sprites = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/sound\.json$/.test(file),
  );
  const onDisk = sprites.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(assets, file), 'utf8')).sprite),
  );
  const inTable = Object.entries(soundTable).flatMap(([cue, { sound = cue }]) => sound ?? []);
  expect(new Set(inTable)).toEqual(new Set(onDisk));
});
