import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constantFunctions } from './constants.ts';
import { functionOf, nameOf, type SchemaFile, schemaFile } from './schema-file.ts';

/** Everything that a database is made of, in the order in which it is applied. */
export interface Schema {
  /** Functions that give SQL the contract's constants (constants.ts). */
  readonly constants: readonly SchemaFile[];
  /** Tables: applied once each, forward only, in the order of their numbers. */
  readonly migrations: readonly SchemaFile[];
  /** Functions: one a file, which is named after it, applied again whenever the text has changed. Their order does not matter. */
  readonly functions: readonly SchemaFile[];
  /** What the house begins with: applied once each, after the functions, so that it is booked by ledger_post(). */
  readonly openings: readonly SchemaFile[];
}

/** Beside this module, in the sources and in the built server alike. */
const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const NUMBERED = /^(\d{3})-[a-z0-9-]+$/;
const FUNCTION = /^[a-z][a-z0-9-]*$/;

/** Reads the schema's files. Throws when two have one number or one name, a name does not fit, or a function has another. */
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

/** Returns a text that changes with every file of a schema. */
export function digestOf({ constants, migrations, functions, openings }: Schema): string {
  const hash = createHash('sha256');
  for (const { path, checksum } of [...constants, ...migrations, ...functions, ...openings])
    hash.update(`${path} ${checksum}\n`);
  return hash.digest('hex');
}

/** Refuses a name that does not fit, and a number or a name that is used twice. */
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
