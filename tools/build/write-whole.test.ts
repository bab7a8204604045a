import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

it('writeWhole writes a file, and leaves nothing behind if it cannot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  try {
    await writeWhole(join(folder, 'tile.webp'), 'pixels');
    // A folder cannot be replaced by a file, as a full disk cannot take one.
    mkdirSync(join(folder, 'taken'));
    await expect(writeWhole(join(folder, 'taken'), 'pixels')).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EPERM|EEXIST/,
    );
    expect(readdirSync(folder).toSorted()).toEqual(['taken', 'tile.webp']);
    expect(readFileSync(join(folder, 'tile.webp'), 'utf8')).toBe('pixels');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
