import { child, findAll, type Source } from './source.ts';

/** Files that may divide by 100, each with the reason. A listed file that no longer divides by 100 is reported. */
export const percentages: Readonly<Record<string, string>> = {
  'contract/money.ts': 'the module that knows what a hundredth is',
  'fair/bets.ts': 'a multiplier in hundredths of the stake is no money',
  'scenes/studio/timeline-scan.ts': 'rounds milliseconds up to a tenth of a second',
  'src/scene/volumes.ts': 'a volume is so many per cent of the full one',
  'server/bankrupt-gift/rule.ts': 'a gift is so many per cent of a loss',
  'server/games/rounds.ts': 'a game’s bet weight is a percentage',
};

/** Returns where code splits an amount into units and hundredths: `/ 100`, `% 100`, `* 0.01`. */
export function checkHundredths(
  sources: readonly Source[],
  allowed: Readonly<Record<string, string>>,
): string[] {
  const used = new Set<string>();
  const problems = sources
    .filter(({ path, isTest }) => !isTest && /^(contract|fair|server|src|scenes)\//.test(path))
    .flatMap((source) =>
      findAll(source.program, 'BinaryExpression').flatMap((node) => {
        const by = child(node, 'right')?.['value'];
        const operator = String(node['operator']);
        const takesApart = (['/', '%'].includes(operator) && by === 100) || (operator === '*' && by === 0.01);
        if (!takesApart) return [];
        used.add(source.path);
        return source.path in allowed
          ? []
          : [
              `${source.path}:${source.lineAt(node.start)} divides by 100: only contract/money.ts knows hundredths`,
            ];
      }),
    );
  const stale = Object.keys(allowed).filter((path) => !used.has(path));
  return [...problems, ...stale.map((path) => `${path} divides by 100 no more: take it off the list`)];
}

/** Returns the tables that a migration creates. */
export const tablesOf = (sql: string): string[] =>
  [...sql.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name]) => name ?? '');

/** Folders whose code may write the ledger's tables. Migrations write them to create the casino's own accounts. */
const LEDGER_WRITERS = ['server/ledger/', 'server/db/functions/ledger/', 'server/db/migrations/'];

/** Returns the SQL statements that write the ledger's tables (`tables`) from outside of the ledger. */
export function checkLedgerWrites(
  files: readonly { readonly path: string; readonly text: string }[],
  tables: readonly string[],
): string[] {
  const names = tables.join('|');
  const sql = new RegExp(
    `\\b(insert\\s+into|update|delete\\s+from|truncate(?:\\s+table)?|merge\\s+into)\\s+(?:only\\s+)?(?:public\\.)?"?(${names})\\b`,
    'gi',
  );
  const builder = new RegExp(
    `\\.(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"\`](${names})\\b`,
    'g',
  );
  return files
    .filter(({ path }) => !LEDGER_WRITERS.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(sql), ...text.matchAll(builder)].map(
        ({ 0: found, index }) =>
          `${path}:${text.slice(0, index).split('\n').length} writes the ledger (${found.replaceAll(/\s+/g, ' ')}): only server/ledger does`,
      ),
    );
}
