import pg, { type QueryResultRow } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from './database.ts';

/** Format of the error codes that refuse() raises in SQL. */
const REFUSAL = /^R(\d{4})$/;

/** Converts a PostgreSQL error that refuse() has raised to the contract's error; undefined for other errors. */
function refusalOf(error: unknown): CallError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const code = Number(REFUSAL.exec(error.code ?? '')?.[1]);
  const known = Object.values(ErrorCode).find((one) => one === code);
  return known === undefined ? undefined : new CallError(known);
}

/**
 * Calls an SQL function that takes its arguments by name, in one jsonb. Returns the first row; a scalar result is in a
 * column named like the function. Throws a CallError if the function refuses.
 */
export async function callFunction<Row extends QueryResultRow>(
  db: Queryable,
  name: string,
  fields: object,
): Promise<Row> {
  const row = (
    await refusing(
      db.query<Row>({ name, text: `select * from ${name}($1)`, values: [JSON.stringify(fields)] }),
    )
  ).rows[0];
  if (!row) throw new Error(`${name}() returned nothing`);
  return row;
}

/** Awaits a statement; if SQL refuses it with refuse(), throws the contract's error instead of PostgreSQL's. */
export async function refusing<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
