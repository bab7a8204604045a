import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';

/**
 * Anything that runs SQL: the pool, or a client inside a transaction. Returns BIGINT as a number (all are safe
 * integers).
 */
export interface Queryable {
  query<Row extends QueryResultRow>(
    sql: string | { name: string; text: string; values: unknown[] },
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

/** The product's database, with transactions. */
export interface Database extends Queryable {
  readonly pool: Pool;
  /** Connection string that other processes of this machine can use. */
  readonly url: string;
  /**
   * Runs a function in one transaction (READ COMMITTED), and rolls back if the function throws. Repeats it up to 5
   * times after deadlocks and serialisation failures.
   */
  transaction<Result>(run: (client: PoolClient) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
