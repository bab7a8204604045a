// Reads: assets
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let root = '';
let end = (): void => undefined;
let wake = (): void => undefined;
let calls = 0;
const nextChange = (): Promise<void> =>
  new Promise((resolve) => {
    wake = resolve;
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(root, 'wheel'));
  writeFileSync(join(root, 'wheel/hub.svg'), '1');
  calls = 0;
  end = watchFolders(root, () => {
    calls += 1;
    wake();
  });
});

afterEach(() => {
  end();
  rmSync(root, { recursive: true, force: true });
});

it('watchFolders reports a file that an editor saves by renaming, and each later save of the same file', async () => {
  let changed = nextChange();
  writeFileSync(join(root, 'wheel/hub.svg~'), '2');
  renameSync(join(root, 'wheel/hub.svg~'), join(root, 'wheel/hub.svg'));
  await changed;
  for (const content of ['3', '4']) {
    // Wait for late events of the last step, so that they are not counted for the next one.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    changed = nextChange();
    writeFileSync(join(root, 'wheel/hub.svg'), content);
    await changed;
  }
  expect(calls).toBeGreaterThanOrEqual(3);
});

it('watchFolders reports files in a folder that was created after the watch began', async () => {
  let changed = nextChange();
  mkdirSync(join(root, 'wheel/light'));
  await changed;
  changed = nextChange();
  writeFileSync(join(root, 'wheel/light/glow.svg'), '1');
  await changed;
  expect(calls).toBeGreaterThanOrEqual(2);
});
