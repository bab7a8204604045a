import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import type { PictureSources } from '../protocol.ts';

/** Folder of the committed baselines, relative to the root of the repository. */
const BASELINES = 'tests/visual/baselines';
/** Folder of the photographs from the camera's last run. */
const LATEST = 'tests/visual/out/actual';
/** Maximum size of a photograph's file, bytes. */
const LARGEST = 32 * 2 ** 20;

const run = promisify(execFile);

/** Thrown if a request asks for something other than a picture of this project; its message is shown to the user. */
export class RefusedError extends Error {}

/** Permitted names of photographs: `<scene>/<example>@<seconds>.png`. */
const NAME = /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9@.+-]*\.png$/;
/** Permitted git references: they do not begin with a dash and contain no colon or double dot. */
const REF = /^[A-Za-z0-9][\w./-]{0,199}$/;

function checkName(name: string): string {
  if (!NAME.test(name) || name.includes('..'))
    throw new RefusedError(`"${name}" is not the name of a photograph`);
  return name;
}

/** Returns the real path of a folder inside the repository. Throws for any other folder. */
async function insideOf(root: string, folder: string): Promise<string> {
  const refuse = (): never => {
    throw new RefusedError(`"${folder}" is not a folder of this repository`);
  };
  const whole = await realpath(root);
  const path = await realpath(resolve(whole, folder)).catch(refuse);
  const parts = path.slice(whole.length + 1).split(sep);
  if (!path.startsWith(whole + sep) || parts.some((part) => part.startsWith('.') || part === 'node_modules'))
    return refuse();
  return path;
}

async function fromFolder(root: string, folder: string, name: string): Promise<Buffer | undefined> {
  const path = join(await insideOf(root, folder), checkName(name));
  // The file may be a symbolic link that leads out of the repository.
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return undefined;
  if (!real.startsWith((await realpath(root)) + sep))
    throw new RefusedError(`"${name}" leads out of this repository`);
  return readFile(real);
}

async function fromRef(root: string, ref: string, name: string): Promise<Buffer | undefined> {
  checkName(name);
  if (!REF.test(ref) || ref.includes('..')) throw new RefusedError(`"${ref}" is not the name of a branch`);
  const git = async (...words: string[]): Promise<Buffer> => {
    const { stdout } = await run('git', words, { cwd: root, encoding: 'buffer', maxBuffer: LARGEST });
    return stdout;
  };
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    () => {
      throw new RefusedError(`there is no branch "${ref}"`);
    },
  );
  return git('show', `${commit.toString().trim()}:${BASELINES}/${name}`).catch(() => undefined);
}

/**
 * Reads a photograph from `baseline`, `ref:<branch>` or `folder:<path>`. Returns undefined if it is missing; throws
 * `RefusedError` for a source or name that is not permitted.
 */
export async function readPicture(root: string, source: string, name: string): Promise<Buffer | undefined> {
  if (source === 'baseline') {
    // The folder of baselines does not exist before the first `npm run visual -- --update`; that is not an error.
    return existsSync(join(root, BASELINES)) ? fromFolder(root, BASELINES, name) : undefined;
  }
  const [kind, rest] = [source.slice(0, source.indexOf(':')), source.slice(source.indexOf(':') + 1)];
  if (kind === 'ref') return fromRef(root, rest, name);
  if (kind === 'folder') return fromFolder(root, rest, name);
  throw new RefusedError(`"${source}" is not a place of photographs`);
}

/** Returns the branches, tags and folders that a picture can be compared with. */
export async function pictureSources(root: string): Promise<PictureSources> {
  const { stdout } = await run(
    'git',
    ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes', 'refs/tags'],
    {
      cwd: root,
    },
  ).catch(() => ({ stdout: '' }));
  const existing = await Promise.all(
    [LATEST].map(async (folder) =>
      (await insideOf(root, folder).catch(() => undefined)) === undefined ? [] : [folder],
    ),
  );
  return { refs: stdout.split('\n').filter((ref) => REF.test(ref)), folders: existing.flat() };
}
