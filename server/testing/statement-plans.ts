import type { Database } from '../db/database.ts';
import { createDatabase } from '../db/pool.ts';

/** A statement that PostgreSQL has run, including those inside functions. */
export interface RanStatement {
  readonly text: string;
  readonly plan: PlanNode;
}

/** A node of an executed plan, as EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) writes it; rows are those of one loop. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A database that records its statements. */
export interface RecordingDatabase {
  readonly db: Database;
  /** Returns the statements run since the last call. */
  take(): RanStatement[];
}

/**
 * Opens a database whose connections report the plan of every executed statement, with the rows really read:
 * PostgreSQL's auto_explain, which needs a superuser. `settings` are PostgreSQL's.
 */
export function openRecording(
  url: string,
  settings: Readonly<Record<string, string>> = {},
): RecordingDatabase {
  const options = Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_parameter_max_length': '0',
    ...settings,
  });
  const flags = options.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const db = createDatabase(`${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(flags)}`);
  let ran: RanStatement[] = [];
  db.pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      const json = /^duration: .*? plan:\n(\{.*)$/s.exec(message ?? '')?.[1];
      if (json === undefined) return;
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
      ran.push({ text: text.replaceAll(/\s+/g, ' ').trim(), plan });
    }),
  );
  return {
    db,
    take: () => {
      const taken = ran;
      ran = [];
      return taken;
    },
  };
}

/** Summary of a statement over all its executions. */
export interface StatementReport {
  readonly text: string;
  readonly times: number;
  /**
   * Maximum rows that one table returned or discarded in one execution, and maximum pages that one execution touched.
   */
  readonly rows: number;
  readonly pages: number;
  /** Scans of its tables, such as `Index Scan fair_rounds_of`. */
  readonly scans: readonly string[];
  /** Faults; empty for index scans over a bounded number of rows. */
  readonly faults: readonly string[];
}

/** Maximum rows that a statement may read from one table, unless a LIMIT in its text allows more. */
const ROWS = 1_000;
/** Pages allowed per row: its index levels, the row itself, and the rows joined with it. */
const PAGES_A_ROW = 10;

/**
 * Returns a report of every statement, most frequent first. `large` are the tables that must not be scanned
 * sequentially.
 */
export function reportOf(ran: readonly RanStatement[], large: ReadonlySet<string>): StatementReport[] {
  const plansOf = new Map<string, PlanNode[]>();
  for (const { text, plan } of ran) plansOf.set(text, [...(plansOf.get(text) ?? []), plan]);
  return [...plansOf]
    .map(([text, plans]) => reportPlans(text, plans, large))
    .toSorted((a, b) => b.times - a.times);
}

function reportPlans(text: string, plans: readonly PlanNode[], large: ReadonlySet<string>): StatementReport {
  const scans = plans.flatMap((plan) => scansIn(plan));
  const rows = Math.max(0, ...scans.filter(({ table }) => large.has(table)).map((scan) => scan.rows));
  const pages = Math.max(
    ...plans.map((plan) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)),
  );
  const allowed = Math.max(ROWS, ...[...text.matchAll(/\blimit (\d+)/gi)].map(([, limit]) => Number(limit)));
  const whole = scans.filter(({ type, table }) => type === 'Seq Scan' && large.has(table));
  return {
    text,
    times: plans.length,
    rows,
    pages,
    scans: [...new Set(scans.map(({ type, name }) => `${type} ${name}`))],
    faults: [
      ...new Set(whole.map(({ table }) => `reads ${table} whole`)),
      ...(rows > allowed ? [`reads ${rows} rows of a table, ${allowed} allowed`] : []),
      // Statements inside a function are reported separately.
      ...(scans.length > 0 && pages > allowed * PAGES_A_ROW
        ? [`touches ${pages} pages, ${allowed * PAGES_A_ROW} allowed`]
        : []),
    ],
  };
}

interface Scan {
  readonly type: string;
  readonly table: string;
  readonly name: string;
  readonly rows: number;
}

function scansIn(node: PlanNode): Scan[] {
  const table = node['Relation Name'];
  const type = node['Node Type'];
  const below = (node.Plans ?? []).flatMap(scansIn);
  if (table === undefined || type === 'ModifyTable') return below;
  const read =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const rows = Math.round(read * node['Actual Loops']);
  return [{ type, table, name: node['Index Name'] ?? table, rows }, ...below];
}

/** Reads the tables with at least the given number of rows, as counted by the last ANALYZE. */
export async function readLargeTables(db: Database, rows: number): Promise<ReadonlySet<string>> {
  const found = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [rows],
  );
  return new Set(found.rows.map(({ name }) => name));
}
