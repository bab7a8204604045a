import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ChangedBundle } from '../protocol.ts';
import { watchPacked } from './pipeline.ts';

let art = '';
let end = (): void => undefined;

beforeEach(() => {
  art = mkdtempSync(join(tmpdir(), 'art-'));
});

afterEach(() => {
  end();
  rmSync(art, { recursive: true, force: true });
});

/** Writes a manifest as the pipeline does: into another file that is then renamed, so that it is never half written. */
function pack(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json.part'), JSON.stringify(manifest));
  renameSync(join(folder, 'manifest.json.part'), join(folder, 'manifest.json'));
}

it('watchPacked reports only bundles whose files have changed, even if all art was deleted and packed again', async () => {
  pack(art, { wheel: { art: ['a-1'] }, grid: { art: ['b-1'] } });
  pack(join(art, 'packs/xmas'), { wheel: { art: ['x-1'] } });
  const reports: ChangedBundle[][] = [];
  let wake = (): void => undefined;
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  end = watchPacked(art, (changed) => {
    reports.push([...changed]);
    wake();
  });

  let report = next();
  pack(art, { wheel: { art: ['a-2'] }, grid: { art: ['b-1'] } });
  await report;
  report = next();
  pack(join(art, 'packs/xmas'), { wheel: { art: ['x-2'] } });
  await report;
  // Delete all art, then pack it again.
  report = next();
  rmSync(art, { recursive: true });
  pack(art, { wheel: { art: ['a-3'] }, grid: { art: ['b-1'] } });
  pack(join(art, 'packs/xmas'), { wheel: { art: ['x-2'] } });
  await report;
  expect(reports).toEqual([
    [{ bundle: 'wheel' }],
    [{ bundle: 'wheel', pack: 'xmas' }],
    [{ bundle: 'wheel' }],
  ]);
});
