import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { prepareCameraFonts } from '../camera-fonts.ts';
import { ROOT } from '../static-server.ts';
import { hashOf } from './hash.ts';
import type { Input } from './input.ts';

/**
 * Modules that, with all their imports, make up the camera (the program that takes pictures): its worker and its
 * server.
 */
const CAMERA = ['tests/visual/pool-worker.ts', 'tests/visual/static-server.ts'];
/** Modules that do not count: they only find the browser, whose version is an input itself. */
const NOT_CAMERA = [join(ROOT, 'tests/run/*')];

/** Returns the inputs on which every picture depends: the camera's code and packages, the browser, its fonts. */
export async function readEnvironment(browser: string): Promise<Input[]> {
  const [camera, fonts] = await Promise.all([readCamera(), prepareCameraFonts()]);
  return [
    { kind: 'camera', hash: camera, name: 'tests/visual' },
    { kind: 'browser', hash: hashOf(`${browser} ${process.arch}`), name: `${browser} on ${process.arch}` },
    { kind: 'fonts', hash: fonts.hash, name: 'of the camera' },
  ];
}

async function readCamera(): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: CAMERA.map((path) => join(ROOT, path)),
    absWorkingDir: ROOT,
    outdir: join(ROOT, 'dist/camera'),
    bundle: true,
    write: false,
    metafile: true,
    // Minifies the code, so that comments and local names do not change its hash.
    minify: true,
    charset: 'utf8',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: NOT_CAMERA,
    logLevel: 'error',
  });
  const packages = new Set(
    Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ path }) => !/^(?:[./]|node:)/.test(path)).map(({ path }) => packageOf(path)),
    ),
  );
  const versions = await Promise.all([...packages].toSorted().map(versionOf));
  return hashOf([...outputFiles.map(({ text }) => text), ...versions].join('\n'));
}

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8').catch(() => '{}');
  const { version } = JSON.parse(manifest) as { version?: string };
  return `${name} ${version}`;
}
