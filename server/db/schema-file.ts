import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** One SQL file of the schema. */
export interface SchemaFile {
  /** Path below server/db, for example migrations/010-ledger.sql. */
  readonly path: string;
  readonly sql: string;
  /** SHA-256 of the text, in hex. */
  readonly checksum: string;
}

/** Creates a schema file from its text. */
export const schemaFile = (path: string, sql: string): SchemaFile => ({
  path,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});

/** Returns the name of a file without its folder and extension. */
export const nameOf = ({ path }: Pick<SchemaFile, 'path'>): string => basename(path, '.sql');

/** Returns the name of the function that a file must define: ledger_post for ledger-post.sql. */
export const functionOf = (file: Pick<SchemaFile, 'path'>): string => nameOf(file).replaceAll('-', '_');
