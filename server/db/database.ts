import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';

/** Anything that runs SQL: the pool or a client inside a transaction. BIGINT arrives as a number (all are safe integers). */
export interface Queryable {
  query<Row extends QueryResultRow>(
    sql: string | { name: string; text: string; values: unknown[] },
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

/** The product's database. */
export interface Database extends Queryable {
  readonly pool: Pool;
  /** Connection string usable by other processes of this machine. */
  readonly url: string;
  /**
   * Runs in one transaction (READ COMMITTED); rolls back if it throws. Retries deadlocks and serialisation failures
   * up to 5 times.
   */
  transaction<Result>(run: (client: PoolClient) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
