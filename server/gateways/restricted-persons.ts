import { readFileSync, statSync } from 'node:fs';
import { normaliseMobile } from '../../contract/form.ts';
import type { Mode } from '../mode.ts';

/** What is known of a person when they register, log in or use a session. */
export interface Person {
  readonly account?: string | null | undefined;
  /** E.164. */
  readonly mobile?: string | null | undefined;
}

/** The list of persons whom the law keeps from playing (docs/product-rules.md, Compliance). */
export interface RestrictedPersons {
  isListed(person: Person): boolean;
  /** Ends what keeps the list up to date. */
  close(): void;
}

/** The server cannot start: there is no usable list of restricted persons. */
export class NoRestrictedListError extends Error {
  override readonly name = 'NoRestrictedListError';
}

/** A list for development and tests: it names one number and one account that belong to nobody. */
export const sampleRestrictedPersons: RestrictedPersons = {
  isListed: ({ account, mobile }) => mobile === '+639000000013' || account === 'listed_person',
  close() {},
};

const CHECK_INTERVAL_MS = 2_000;
const HOW = 'PERYA_RESTRICTED_PERSONS names the file: one mobile number or account name a line.';

/** How the file is watched, and who is told when a new version of it cannot be used. */
export interface ListFileOptions {
  readonly onError?: (error: unknown) => void;
  /** 2 s when not given; tests make it short. */
  readonly checkIntervalMs?: number;
}

/**
 * Reads the list from a file and again whenever the file has changed; a version that cannot be used is reported, and the
 * one before it stays. Throws NoRestrictedListError when the first version cannot be used.
 */
export function restrictedPersonsFrom(path: string, options: ListFileOptions = {}): RestrictedPersons {
  let version = versionOf(path);
  let listed = readList(path);
  const readAgain = (): void => {
    const now = versionOf(path);
    if (now === version) return;
    version = now;
    try {
      listed = readList(path);
    } catch (error) {
      options.onError?.(error);
    }
  };
  const timer = setInterval(readAgain, options.checkIntervalMs ?? CHECK_INTERVAL_MS).unref();
  return {
    isListed: ({ account, mobile }) => listed.has(account ?? '') || listed.has(mobile ?? ''),
    close: () => clearInterval(timer),
  };
}

/**
 * What tells one version of a file from the next; undefined while there is none. Taken before the file is read, so that a
 * change in between is read again. (`watchFile` takes its first look some time later and misses what changed till then.)
 */
function versionOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

function readList(path: string): ReadonlySet<string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new NoRestrictedListError(`The list of restricted persons, ${path}, cannot be read. ${HOW}`, {
      cause: error,
    });
  }
  const entries = text
    .split(/\r?\n/)
    .map((line, index) => ({ entry: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ entry }) => entry !== '');
  if (entries.length === 0)
    throw new NoRestrictedListError(`The list of restricted persons, ${path}, names nobody. ${HOW}`);
  return new Set(entries.map(({ entry, line }) => stored(entry, `${path}, line ${line}`)));
}

/** A line as the database stores what it names. */
function stored(entry: string, where: string): string {
  const mobile = normaliseMobile(entry);
  if (mobile !== undefined) return mobile;
  const account = entry.toLowerCase();
  if (/^[a-z][a-z0-9_]{5,15}$/.test(account)) return account;
  throw new NoRestrictedListError(`${where}: "${entry}" is neither a mobile number nor an account. ${HOW}`);
}

/** Returns the list that PERYA_RESTRICTED_PERSONS names; production without one throws NoRestrictedListError. */
export function restrictedPersonsFor(
  mode: Mode,
  path: string | undefined,
  options?: ListFileOptions,
): RestrictedPersons {
  if (path !== undefined && path !== '') return restrictedPersonsFrom(path, options);
  if (mode !== 'production') return sampleRestrictedPersons;
  throw new NoRestrictedListError(
    `Production needs the list of persons whom the law keeps from playing. ${HOW}`,
  );
}
