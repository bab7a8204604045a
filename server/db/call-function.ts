import pg, { type QueryResultRow } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from './database.ts';

/** Error code format of refuse() in SQL. */
const REFUSAL = /^R(\d{4})$/;

/** Converts a PostgreSQL error raised by refuse() to the contract's error. */
function refusalOf(error: unknown): CallError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const code = Number(REFUSAL.exec(error.code ?? '')?.[1]);
  const known = Object.values(ErrorCode).find((one) => one === code);
  return known === undefined ? undefined : new CallError(known);
}

/**
 * Calls an SQL function that takes its arguments by name, as one jsonb. Returns its first row; the value of a scalar
 * function is under the function's name. Throws a CallError if the function refuses.
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

/** Awaits a statement and converts a refusal from PostgreSQL's error to the contract's. */
export async function refusing<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
