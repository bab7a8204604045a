import { describe, expect, it } from 'vitest';
import { installedOn, isInRange, type Lockfile, lostPlatforms, refusing } from './package-rules.ts';
import { allSources, listFiles, readText } from './source.ts';

interface Manifest {
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readText('package.json')) as Manifest;
const lockText = readText('package-lock.json');
const locked = (JSON.parse(lockText) as { packages: Lockfile }).packages;
/**
 * Folders of the packages that npm has installed here, including nested packages, without packages for other machines.
 */
const installed = (JSON.parse(readText('node_modules/.package-lock.json')) as { packages: Lockfile })
  .packages;

/** Packages that no file imports, each with how they are used. */
const USED_BY_NAME: Readonly<Record<string, string>> = {
  redux: 'what @reduxjs/toolkit and react-redux stand on',
  typescript: 'npm run types starts it',
  tsx: 'scripts start by it',
  oxlint: 'npm run lint',
  'oxlint-tsgolint': 'oxlint starts it for the rules that need types',
  oxfmt: 'npm run format',
  '@types/node': 'types of Node',
  'happy-dom': 'the environment of tests that need a document',
};

describe('packages', () => {
  it('number at most 300', () => {
    expect(Object.keys(installed).length).toBeGreaterThan(100);
    expect(Object.keys(installed).length).toBeLessThanOrEqual(300);
  });

  it('all run on the oldest version of Node that package.json allows', () => {
    const oldest = /^>=(\d+\.\d+)$/.exec(manifest.engines.node)?.[1] ?? '';
    expect(oldest).not.toBe('');
    expect(refusing(installed, `${oldest}.0`)).toEqual([]);
  });

  it('are all imported, or listed in this test with another use', () => {
    const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const imported = new Set(allSources().flatMap(({ imports }) => imports.map(({ target }) => target)));
    const texts = listFiles()
      .filter(
        (path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.startsWith('tests/architecture/package-rules'),
      )
      .map(readText)
      .join('\n');
    const isUsed = (name: string): boolean =>
      imported.has(name) ||
      name in USED_BY_NAME ||
      // Counts as used: the types of a package that is used, and packages whose data or fonts are read as files.
      (name.startsWith('@types/') && named.includes(name.slice('@types/'.length))) ||
      texts.includes(`${name}/`) ||
      (name.startsWith('@fontsource/') && texts.includes(`'${name.slice('@fontsource/'.length)}'`)) ||
      new RegExp(`from '${name}'|require\\('${name}'\\)`).test(texts);
    expect(named.filter((name) => !isUsed(name))).toEqual([]);
    expect(Object.keys(USED_BY_NAME).filter((name) => !named.includes(name))).toEqual([]);
  });

  it('are locked in package-lock.json for every platform, without the address of a registry', () => {
    expect(lostPlatforms(locked)).toEqual([]);
    expect(lockText).not.toContain('"resolved"');
  });
});

describe('the package rules', () => {
  it.each([
    ['20.19.0', '>=22', false],
    ['20.19.0', '>= 18', true],
    ['20.19.0', '^18 || ^20 || >= 21', true],
    ['20.19.0', '^20.20.0 || >=22.12.0', false],
    ['20.19.0', '>=18 <20', false],
    ['20.19.0', '18 || 20 || >=22', true],
    ['20.19.0', '20.x', true],
    ['20.19.0', '~20.18', false],
    ['20.19.0', '*', true],
    ['20.19.0', '<=20', true],
    ['20.19.0', '>20', false],
  ])('version %s is in the range "%s": %s', (version, range, answer) => {
    expect(isInRange(version, range)).toBe(answer);
  });

  it('throws for a range that cannot be parsed', () => {
    expect(() => isInRange('20.19.0', 'latest')).toThrow('"latest" is no range');
  });

  it('leaves out packages for other machines, and their dependencies', () => {
    const packages = {
      '': { devDependencies: { a: '1' } },
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-mac': '1', 'a-linux': '1' } },
      'node_modules/a/node_modules/b': { peerDependencies: { c: '1' } },
      'node_modules/a-mac': { os: ['darwin'], dependencies: { d: '1' } },
      'node_modules/a-linux': { os: ['linux'], cpu: ['x64'] },
      'node_modules/c': {},
      'node_modules/d': {},
    };
    expect(Object.keys(installedOn(packages, { os: 'linux', cpu: 'x64', libc: 'glibc' }))).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/a-linux',
      'node_modules/c',
    ]);
  });

  it('reports a package that requires a newer Node', () => {
    expect(refusing({ 'node_modules/cookie': { engines: { node: '>=22' } } }, '20.19.0')).toEqual([
      'node_modules/cookie wants >=22',
    ]);
  });

  it('reports packages for a platform that are missing in the lockfile, even if a nested package needs them', () => {
    const optionalDependencies = { '@esbuild/darwin-x64': '1', '@esbuild/linux-x64': '1' };
    const packages = {
      'node_modules/a': {},
      'node_modules/a/node_modules/esbuild': { optionalDependencies },
      'node_modules/@esbuild/linux-x64': {},
    };
    expect(lostPlatforms(packages)).toEqual([
      'node_modules/a/node_modules/esbuild lacks @esbuild/darwin-x64',
    ]);
    expect(lostPlatforms({ ...packages, 'node_modules/a/node_modules/@esbuild/darwin-x64': {} })).toEqual([]);
  });
});
