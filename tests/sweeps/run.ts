/**
 * Runs the sweeps of every page and every game, or only of those that a change may have affected.
 *
 *   npm run sweeps                        everything, including crawls of players
 *   npm run sweeps -- --no-crawl          everything except crawls of players, which take minutes each
 *   npm run sweeps -- --due               what has changed since it last passed, and a tenth of the rest
 *   npm run sweeps -- --plan              prints what --due would sweep
 *   npm run sweeps -- --page member       one page (--page again: another one)
 *   npm run sweeps -- --game mines        one game
 *   npm run sweeps -- dead-ends           only files whose path contains "dead-ends"
 *
 * A run with all sweeps of a page or game records what it depends on in tests/sweeps/inputs.json; commit this file.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSeed } from '../visual/seed.ts';
import { ROOT } from './inputs.ts';
import { readRecord, readSweepInputs, recordSweeps, selectSweeps } from './plan.ts';
import { failedSubjects, type SweepReport } from './report.ts';
import { SELECTION_ENV, type SweepSelection } from './select.ts';

const { values, positionals } = parseArgs({
  options: {
    due: { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    'no-crawl': { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    game: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});

const inputs = await readSweepInputs();
const isDue = values.due || values.plan;
const selection = isDue ? selectSweeps(inputs, readRecord(), readSeed()) : askedFor();
console.log(`pages: ${selection.pages.join(' ') || 'none'}\ngames: ${selection.games.join(' ') || 'none'}`);
if (!values.plan) process.exitCode = sweep();

/** Returns the pages and games that the options name; all of them without options. Exits for an unknown name. */
function askedFor(): SweepSelection {
  const { page, game } = values;
  const check = (names: readonly string[], known: readonly string[]): readonly string[] => {
    const wrong = names.filter((name) => !known.includes(name));
    if (wrong.length > 0) {
      console.error(`nothing is named ${wrong.join(', ')}; known: ${known.join(' ')}`);
      process.exit(2);
    }
    return names;
  };
  const isNarrow = page !== undefined || game !== undefined;
  const all = { pages: Object.keys(inputs.pages), games: Object.keys(inputs.games) };
  return {
    pages: isNarrow ? check(page ?? [], all.pages) : all.pages,
    games: isNarrow ? check(game ?? [], all.games) : all.games,
  };
}

function sweep(): number {
  const folder = mkdtempSync(join(tmpdir(), 'perya-sweeps-'));
  try {
    const chosen = join(folder, 'selection.json');
    const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? join(folder, 'report.json');
    writeFileSync(chosen, JSON.stringify({ ...selection, crawlsPlayers: !isDue && !values['no-crawl'] }));
    const { status } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        join(ROOT, 'tests/sweeps.config.ts'),
        '--reporter=list,json',
        ...positionals,
      ],
      {
        stdio: 'inherit',
        env: { ...process.env, [SELECTION_ENV]: chosen, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
    const failed = failedSubjects(JSON.parse(readFileSync(report, 'utf8')) as SweepReport);
    if (positionals.length === 0 && !process.env['CI'])
      recordSweeps(inputs, {
        pages: selection.pages.filter((name) => !failed.has(name)),
        games: selection.games.filter((name) => !failed.has(name)),
      });
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
