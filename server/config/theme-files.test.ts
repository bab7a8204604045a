import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createThemeReader } from './theme-files.ts';

test('a theme packed while the server runs is found immediately, and files outside the packs are never read', async () => {
  const art = mkdtempSync(join(tmpdir(), 'themes-'));
  const read = createThemeReader(art);
  expect(await read('noche')).toBeUndefined();
  mkdirSync(join(art, 'packs/noche'), { recursive: true });
  writeFileSync(join(art, 'packs/noche/theme.json'), '{"pack":"noche","colors":{}}');
  writeFileSync(join(art, 'theme.json'), 'secret');
  expect(await read('noche')).toBe('{"pack":"noche","colors":{}}');
  for (const id of ['..', '../packs/noche', 'Noche', '', 'noche/../noche', '.'])
    expect(await read(id), id).toBeUndefined();
  expect(await createThemeReader(undefined)('noche')).toBeUndefined();
  rmSync(art, { recursive: true });
});
