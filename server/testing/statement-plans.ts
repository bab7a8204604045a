import type { Database } from '../db/database.ts';
import { createDatabase } from '../db/pool.ts';

/** A statement as PostgreSQL has run it, those inside functions too. */
export interface RanStatement {
  readonly text: string;
  readonly plan: PlanNode;
}

/** A node of a plan that was run, as EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) writes it; rows are those of one loop. */
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

/** A database that writes down what it runs. */
export interface RecordingDatabase {
  readonly db: Database;
  /** Everything that was run since the last time. */
  take(): RanStatement[];
}

/**
 * Opens a database whose connections tell the plan of every statement that they have run, with the rows that it really
 * read: PostgreSQL's auto_explain, which needs a superuser. `settings` are PostgreSQL's.
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

/** What became of a statement in all the times that it ran. */
export interface StatementReport {
  readonly text: string;
  readonly times: number;
  /** The most rows that one table gave or threw away in one run, and the most pages that one run touched. */
  readonly rows: number;
  readonly pages: number;
  /** Scans of its tables, as `Index Scan fair_rounds_of`. */
  readonly scans: readonly string[];
  /** What is wrong with it; empty when it is a bounded walk along indexes. */
  readonly faults: readonly string[];
}

/** Rows of one table that a statement may read, unless a LIMIT in its text allows more. */
const ROWS = 1_000;
/** Pages that go with a row: down its index, the row itself, and what it is joined with. */
const PAGES_A_ROW = 10;

/** Returns a report of every statement, the most frequent first. `large` are the tables that must not be read whole. */
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
      // What runs inside a function is judged by itself.
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

/** Reads the tables that have at least so many rows, as the last ANALYZE has counted them. */
export async function readLargeTables(db: Database, rows: number): Promise<ReadonlySet<string>> {
  const found = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [rows],
  );
  return new Set(found.rows.map(({ name }) => name));
}
