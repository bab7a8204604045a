import { readFileSync, statSync } from 'node:fs';
import { normaliseMobile } from '../../contract/form.ts';
import type { Mode } from '../mode.ts';
import { SettingsError } from '../settings.ts';

/** A person who registers, logs in or uses a session. */
export interface CheckedPerson {
  readonly account?: string | null | undefined;
  /** Phone number in E.164 format. */
  readonly mobile?: string | null | undefined;
}

/** List of persons whom the law bars from playing (docs/product-rules.md, Compliance). */
export interface RestrictedPersons {
  isListed(person: CheckedPerson): boolean;
  /** Stops watching the file that contains the list. */
  close(): void;
}

/** Thrown if there is no usable list of restricted persons; the server then cannot start. */
export class NoRestrictedListError extends SettingsError {
  override readonly name = 'NoRestrictedListError';
}

/** List for development and tests, with one number and one account that belong to nobody. */
export const sampleRestrictedPersons: RestrictedPersons = {
  isListed: ({ account, mobile }) => mobile === '+639000000013' || account === 'listed_person',
  close() {},
};

const CHECK_INTERVAL_MS = 2_000;
const HOW = 'PERYA_RESTRICTED_PERSONS names the file: one mobile number or account name a line.';

/** How the file is watched; `onError` receives the reason why a new version is unusable. */
export interface ListFileOptions {
  readonly onError?: (error: unknown) => void;
  /** Interval at which the file is checked for changes, ms; default 2 s. */
  readonly checkIntervalMs?: number;
}

/**
 * Reads the list from a file, and reads it again whenever the file changes. Reports an unusable version and keeps the
 * previous one. Throws NoRestrictedListError if the first version is unusable.
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
 * Returns a text that identifies the current version of a file; undefined if the file does not exist. Call it before
 * the file is read, so that a later change is noticed. (`watchFile` would miss changes before its first check.)
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

/** Returns the phone number or account of a line in the form in which the database stores it. */
function stored(entry: string, where: string): string {
  const mobile = normaliseMobile(entry);
  if (mobile !== undefined) return mobile;
  const account = entry.toLowerCase();
  if (/^[a-z][a-z0-9_]{5,15}$/.test(account)) return account;
  throw new NoRestrictedListError(`${where}: "${entry}" is neither a mobile number nor an account. ${HOW}`);
}

/**
 * Returns the list in the file that PERYA_RESTRICTED_PERSONS names; throws NoRestrictedListError in production without
 * one.
 */
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
