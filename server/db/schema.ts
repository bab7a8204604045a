import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constantFunctions } from './constants.ts';
import { functionOf, nameOf, type SchemaFile, schemaFile } from './schema-file.ts';

/** All files of a database schema, in the order in which they are applied. */
export interface Schema {
  /** Functions that give SQL the contract's constants (constants.ts). */
  readonly constants: readonly SchemaFile[];
  /** Files that create tables, in the order of their numbers; each is applied once. */
  readonly migrations: readonly SchemaFile[];
  /**
   * Files that each define one function and are named after it. A file is applied again whenever its text has changed;
   * the order of the files does not matter.
   */
  readonly functions: readonly SchemaFile[];
  /**
   * Files that book the house's opening entries in the ledger; each is applied once, after the functions, because
   * ledger_post() books them.
   */
  readonly openings: readonly SchemaFile[];
}

/** The folder of this module, both in the sources and in the built server. */
const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const NUMBERED = /^(\d{3})-[a-z0-9-]+$/;
const FUNCTION = /^[a-z][a-z0-9-]*$/;

/**
 * Reads the schema's files. Throws for two files with the same number or name, for a malformed name, and for a function
 * that is not named after its file.
 */
export function readSchema(folder: string = FOLDER): Schema {
  const read = (kind: Exclude<keyof Schema, 'constants'>): SchemaFile[] =>
    readdirSync(`${folder}/${kind}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => `${kind}/${file.split(sep).join('/')}`)
      .toSorted()
      .map((path) => schemaFile(path, readFileSync(`${folder}/${path}`, 'utf8')));
  const functions = unique(read('functions'), FUNCTION);
  for (const file of functions)
    if (!file.sql.includes(`create or replace function ${functionOf(file)}(`))
      throw new Error(`${file.path} does not create or replace a function named ${functionOf(file)}`);
  return {
    constants: constantFunctions(),
    migrations: unique(read('migrations'), NUMBERED),
    functions,
    openings: unique(read('openings'), NUMBERED),
  };
}

/** Returns a digest of a schema, which changes when one of its files changes. */
export function digestOf({ constants, migrations, functions, openings }: Schema): string {
  const hash = createHash('sha256');
  for (const { path, checksum } of [...constants, ...migrations, ...functions, ...openings])
    hash.update(`${path} ${checksum}\n`);
  return hash.digest('hex');
}

/** Throws for a malformed name and for two files with the same number or name; else returns the files. */
function unique(files: readonly SchemaFile[], form: RegExp): readonly SchemaFile[] {
  const known = new Map<string, string>();
  for (const file of files) {
    const match = form.exec(nameOf(file));
    if (!match) throw new Error(`${file.path} has no name of a ${file.path.split('/', 1)[0]} file`);
    const key = match[1] ?? nameOf(file);
    const other = known.get(key);
    if (other !== undefined) throw new Error(`${other} and ${file.path} are both named ${key}`);
    known.set(key, file.path);
  }
  return files;
}
