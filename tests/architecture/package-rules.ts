/** A package as a lockfile describes it. */
export interface LockedPackage {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Packages by their folder, as lockfiles list them; '' is the project itself. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

/** A platform in the words of package.json: `os`, `cpu`, `libc`. */
export interface Machine {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/** Returns the folder of the package that `from` gets when it imports `name`; undefined if the lockfile has none. */
function findPackage(packages: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

const runsOn = ({ os, cpu, libc }: LockedPackage, machine: Machine): boolean =>
  (os?.includes(machine.os) ?? true) &&
  (cpu?.includes(machine.cpu) ?? true) &&
  (libc?.includes(machine.libc) ?? true);

/** Returns the packages that `npm ci` installs on a machine, including nested packages. */
export function installedOn(packages: Lockfile, machine: Machine): Lockfile {
  const found = new Set(['']);
  // The loop also visits the paths that it adds to the set.
  for (const path of found) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => peerDependenciesMeta?.[name]?.optional !== true,
    );
    for (const name of [
      ...Object.keys({ ...dependencies, ...(path === '' ? devDependencies : {}), ...optionalDependencies }),
      ...peers,
    ]) {
      const next = findPackage(packages, path, name);
      if (next !== undefined && runsOn(packages[next] ?? {}, machine)) found.add(next);
    }
  }
  found.delete('');
  return Object.fromEntries([...found].map((path) => [path, packages[path] ?? {}]));
}

const partsOf = (version: string): readonly number[] =>
  version
    .replace(/^[v=\s]+/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);

function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < 3; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function meets(version: readonly number[], comparator: string): boolean {
  const found = /^(\^|~|>=|<=|>|<|=)?v?(\d+(?:\.(?:\d+|x|\*))*|\*)(?:-.*)?$/.exec(comparator);
  if (!found) throw new Error(`"${comparator}" is no range of versions that is known here`);
  const [, sign = '', bound = ''] = found;
  if (bound === '*') return true;
  const least = partsOf(bound);
  const order = compare(version, least);
  const given = bound.split('.').filter((part) => /^\d+$/.test(part)).length;
  const isSame = (count: number): boolean => least.slice(0, count).every((part, at) => part === version[at]);
  if (sign === '>=') return order >= 0;
  if (sign === '<=') return order <= 0 || isSame(given);
  if (sign === '>') return order > 0 && !isSame(given);
  if (sign === '<') return order < 0;
  if (sign === '^') return order >= 0 && isSame(1);
  if (sign === '~') return order >= 0 && isSame(Math.min(given, 2));
  return isSame(given);
}

/**
 * Returns whether a version is in a range in package.json's notation ("^20.19.0 || >=22"). Throws for a range that it
 * cannot parse.
 */
export function isInRange(version: string, range: string): boolean {
  const own = partsOf(version);
  return range.split('||').some((part) =>
    part
      .replaceAll(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/[\s,]+/)
      .every((comparator) => meets(own, comparator === '' ? '*' : comparator)),
  );
}

/** Returns the packages that do not support a version of Node, each with the range that it requires. */
export const refusing = (packages: Lockfile, node: string): string[] =>
  Object.entries(packages).flatMap(([path, { engines }]) =>
    engines?.node === undefined || isInRange(node, engines.node) ? [] : [`${path} wants ${engines.node}`],
  );

/** Returns the optional packages for one platform (such as esbuild for macOS) that are missing in the lockfile. */
export function lostPlatforms(packages: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).flatMap((name) =>
      findPackage(packages, path, name) === undefined ? [`${path} lacks ${name}`] : [],
    ),
  );
}
