import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureSources, readPicture, RefusedError } from './pictures.ts';

let root = '';
let outside = '';
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd: root,
    encoding: 'utf8',
  });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const folder = join(root, 'tests/visual/baselines/wheel');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'shots/wheel'), { recursive: true });
  mkdirSync(join(outside, 'wheel'));
  writeFileSync(join(outside, 'wheel/idle@0.png'), 'secret');
  writeFileSync(join(folder, 'idle@0.png'), 'old');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  git('branch', 'feature/art');
  writeFileSync(join(folder, 'idle@0.png'), 'new');
  writeFileSync(join(root, 'shots/wheel/idle@0.png'), 'shot');
  symlinkSync(outside, join(root, 'linked'));
  symlinkSync(join(outside, 'wheel/idle@0.png'), join(root, 'shots/wheel/leak@0.png'));
});

afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true, force: true });
});

const read = async (source: string, name = 'wheel/idle@0.png'): Promise<string | undefined> =>
  (await readPicture(root, source, name))?.toString();

describe('a photograph to compare with', () => {
  it('is read from the baselines, from a branch or from a folder', async () => {
    expect(await read('baseline')).toBe('new');
    expect(await read('ref:main')).toBe('old');
    expect(await read('ref:feature/art')).toBe('old');
    expect(await read('folder:shots')).toBe('shot');
  });

  it('is undefined if the source does not contain it', async () => {
    expect(await read('baseline', 'wheel/gone@1.png')).toBeUndefined();
    expect(await read('ref:main', 'wheel/gone@1.png')).toBeUndefined();
    expect(await read('folder:shots', 'wheel/gone@1.png')).toBeUndefined();
  });

  it.each([
    ['folder:..', undefined],
    ['folder:/etc', undefined],
    ['folder:shots/../..', undefined],
    ['folder:.git', undefined],
    ['folder:linked', undefined],
    ['folder:shots', 'wheel/leak@0.png'],
    ['folder:shots', '../secret.png'],
    ['folder:shots', 'wheel/../../x.png'],
    ['baseline', '../../../package.json'],
    ['ref:--output=/tmp/x', undefined],
    ['ref:main:package.json', undefined],
    ['ref:main..feature', undefined],
    ['ref:nowhere', undefined],
    ['ref:main', 'wheel/idle@0.png/../x.png'],
    ['http://example.com', undefined],
    ['', undefined],
  ])(
    'is never read from outside the permitted folders and branches: source %s, name %s',
    async (source, name) => {
      await expect(read(source, name)).rejects.toThrow(RefusedError);
    },
  );
});

it('pictureSources lists the branches of the repository', async () => {
  expect((await pictureSources(root)).refs).toEqual(['feature/art', 'main']);
});
