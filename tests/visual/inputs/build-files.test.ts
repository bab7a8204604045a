import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuild, recordFiles, replayFiles } from './build-files.ts';
import type { Input } from './input.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Two pages behind one shell; names carry hashes as a bundler writes them. */
const FILES = {
  'app.html': '<meta name="perya-build" content="1234"><script src="/assets/shell-aaaaaaaa.js">',
  'assets/shell-aaaaaaaa.js':
    'const deps=["assets/faq-bbbbbbbb.js","assets/faq-cccccccc.css","assets/member-dddddddd.js"];' +
    'r("/faq",()=>import("./faq-bbbbbbbb.js"));r("/member",()=>import("./member-dddddddd.js"))',
  'assets/faq-bbbbbbbb.js': 'import{a}from"./shell-aaaaaaaa.js";show("questions")',
  'assets/faq-cccccccc.css': '.faq{background:url(/assets/star-eeeeeeee.webp)}',
  'assets/star-eeeeeeee.webp': 'a star',
  'assets/member-dddddddd.js': 'import{a}from"./shell-aaaaaaaa.js";show("the member")',
} as const;
const FAQ = ['shell-aaaaaaaa.js', 'faq-bbbbbbbb.js', 'faq-cccccccc.css', 'star-eeeeeeee.webp'];
const MEMBER = ['shell-aaaaaaaa.js', 'member-dddddddd.js'];

/** Writes the build into a fresh folder, its texts and names changed by replacing words. */
async function buildWith(...changes: readonly (readonly [string, string])[]): ReturnType<typeof readBuild> {
  rmSync(folder, { recursive: true });
  const change = (text: string): string =>
    changes.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(folder, change(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(content));
  }
  return readBuild(folder);
}

async function recorded(files: readonly string[]): Promise<Input[]> {
  return recordFiles(await buildWith(), new Set(files.map((name) => `assets/${name}`))).inputs;
}

/** The names of the first file that is not as it was recorded; undefined when all are. */
async function firstChanged(
  files: readonly string[],
  ...changes: readonly (readonly [string, string])[]
): Promise<string | undefined> {
  const before = await recorded(files);
  const now = replayFiles(await buildWith(...changes), before);
  return before.find(({ hash }, index) => now[index]?.hash !== hash)?.name;
}

it('begins at the only page of a build, and at the plain one of two', async () => {
  const only = await buildWith(['app.html', 'index.html']);
  expect(recordFiles(only, new Set()).inputs.map(({ name }) => name)).toEqual(['index.html']);
  writeFileSync(join(folder, 'app.html'), 'plain');
  expect((await readBuild(folder)).entry).toBe('app.html');
  rmSync(join(folder, 'app.html'));
  rmSync(join(folder, 'index.html'));
  await expect(readBuild(folder)).rejects.toThrow('has no page');
});

it('records the files that a page fetched, each once, from its page on', async () => {
  const inputs = await recorded(FAQ);
  expect(inputs.map(({ name }) => name)).toEqual(['app.html', 'shell.js', 'faq.js', 'faq.css', 'star.webp']);
  expect((await recorded(MEMBER)).map(({ name }) => name)).toEqual(['app.html', 'shell.js', 'member.js']);
});

describe('a page has changed', () => {
  it('when its own text has, and no other page then', async () => {
    const change = [
      ['questions', 'answers'],
      ['bbbbbbbb', 'b2b2b2b2'],
      ['aaaaaaaa', 'a2a2a2a2'],
      ['content="1234"', 'content="5678"'],
    ] as const;
    expect(await firstChanged(FAQ, ...change)).toBe('faq.js');
    expect(await firstChanged(MEMBER, ...change)).toBeUndefined();
  });

  it('when a picture that its style refers to has', async () => {
    expect(await firstChanged(FAQ, ['a star', 'a moon'], ['eeeeeeee', 'e2e2e2e2'])).toBe('star.webp');
    expect(await firstChanged(MEMBER, ['a star', 'a moon'], ['eeeeeeee', 'e2e2e2e2'])).toBeUndefined();
  });

  it('when what all pages share has', async () => {
    for (const page of [FAQ, MEMBER])
      expect(await firstChanged(page, ['r("/faq"', 'r("/questions"'])).toBe('shell.js');
  });

  it('when a reference leads to another file of the same name', async () => {
    const swapped = [
      ['import("./faq-bbbbbbbb.js")', 'import("./X")'],
      ['import("./member-dddddddd.js")', 'import("./faq-bbbbbbbb.js")'],
      ['import("./X")', 'import("./member-dddddddd.js")'],
    ] as const;
    expect(await firstChanged(FAQ, ...swapped)).toBeDefined();
    expect(await firstChanged(MEMBER, ...swapped)).toBeDefined();
  });

  it('when a reference was added or is gone', async () => {
    expect(await firstChanged(MEMBER, ['show("the member")', 'show("/assets/star-eeeeeeee.webp")'])).toBe(
      'member.js',
    );
    expect(await firstChanged(FAQ, ['url(/assets/star-eeeeeeee.webp)', 'none'])).toBe('faq.css');
  });

  it('but not when modules and files are only called otherwise', async () => {
    const renamed = [
      ['faq-bbbbbbbb', 'questions-page-b3b3b3b3'],
      ['shell-', 'frame-'],
    ] as const;
    expect(await firstChanged(FAQ, ...renamed)).toBeUndefined();
  });
});

it('does not follow what files that all share refer to', async () => {
  const build = await buildWith();
  expect([...build.closure('assets/faq-bbbbbbbb.js', new Set(['assets/shell-aaaaaaaa.js']))]).toEqual([
    'assets/faq-bbbbbbbb.js',
    'assets/shell-aaaaaaaa.js',
  ]);
});

it('knows what a file refers to, directly or not', async () => {
  const build = await buildWith();
  expect([...build.closure('assets/faq-cccccccc.css')]).toEqual([
    'assets/faq-cccccccc.css',
    'assets/star-eeeeeeee.webp',
  ]);
});

it('tells files that nothing refers to', async () => {
  const { unreached } = recordFiles(
    await buildWith(['url(/assets/star-eeeeeeee.webp)', 'none']),
    new Set(['assets/star-eeeeeeee.webp']),
  );
  expect(unreached).toEqual(['assets/star-eeeeeeee.webp']);
});
