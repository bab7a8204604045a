import pg, { type QueryResultRow } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from './database.ts';

/** As refuse() of SQL writes an error code into PostgreSQL's error. */
const REFUSAL = /^R(\d{4})$/;

/** Reads the contract's error out of one of PostgreSQL: what refuse() raised. */
function refusalOf(error: unknown): CallError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const code = Number(REFUSAL.exec(error.code ?? '')?.[1]);
  const known = Object.values(ErrorCode).find((one) => one === code);
  return known === undefined ? undefined : new CallError(known);
}

/**
 * Calls an SQL function that takes its fields by name, as one jsonb. Returns its first row; a function that returns one
 * value has it under its own name. Throws a CallError when the function refuses.
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

/** Resolves as the statement does, with the contract's error in place of PostgreSQL's when it was a refusal. */
export async function refusing<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
