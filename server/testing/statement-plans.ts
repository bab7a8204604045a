import type { Database } from '../db/database.ts';
import { createDatabase } from '../db/pool.ts';

/** A statement that PostgreSQL has executed, perhaps inside a function. */
export interface RanStatement {
  readonly text: string;
  readonly plan: PlanNode;
}

/** A node of an executed plan, in the format of EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON). Rows are counted per loop. */
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

/** A database that records the statements it executes. */
export interface RecordingDatabase {
  readonly db: Database;
  /** Returns the statements executed since the last call of this function. */
  take(): RanStatement[];
}

/**
 * Opens a database whose connections report the plan of every executed statement, with the number of rows really read.
 * Uses PostgreSQL's auto_explain, which needs a superuser. `settings` are settings of PostgreSQL.
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

/** Summary of all executions of one statement. */
export interface StatementReport {
  readonly text: string;
  readonly times: number;
  /**
   * Maximum number of rows that one table returned or discarded in one execution; `pages`: maximum number of pages that
   * one execution used.
   */
  readonly rows: number;
  readonly pages: number;
  /** Scans in the statement's plans, such as `Index Scan fair_rounds_of`. */
  readonly scans: readonly string[];
  /** What is wrong with the statement; empty if it only scans indexes and the number of rows is bounded. */
  readonly faults: readonly string[];
}

/** Maximum number of rows that a statement may read from one table, unless a LIMIT in its text allows more. */
const ROWS = 1_000;
/** Pages that may be read per row: for the levels of its index, the row itself, and the rows joined with it. */
const PAGES_A_ROW = 10;

/**
 * Returns a report on every statement, most frequent first. `large` are the tables that no statement may scan
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
      // Statements inside a function have their own reports.
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

/** Reads the names of tables with at least `rows` rows, as counted by the last ANALYZE. */
export async function readLargeTables(db: Database, rows: number): Promise<ReadonlySet<string>> {
  const found = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [rows],
  );
  return new Set(found.rows.map(({ name }) => name));
}
