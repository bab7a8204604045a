/**
 * Measures everything that has a goal in docs/performance.md, and prints each value beside its goal.
 *
 *   npm run bench                    all benchmarks
 *   npm run bench -- --only scenes   one of: client, first-screen, rest, hall, search, scenes, plays, server, bodies,
 *   wallet, explain, art, loop
 *   npm run bench -- --only explain --players 1000000   plans of the statements in a database of that size
 *   npm run bench -- --only scenes --scene slotshack,daily-spin
 *   npm run bench -- --where slotshack    where this scene allocates, what takes time, which GL calls it makes
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { artRows } from './art-bench.ts';
import { bodyRows } from './bodies.ts';
import { clientRows } from './client-bench.ts';
import { firstScreenRows, restRows } from './first-screen.ts';
import { hallRows } from './hall-bench.ts';
import { loopRows } from './loop.ts';
import { sceneRows } from './scene-bench.ts';
import { searchRows } from './search-bench.ts';
import { playRows } from './scene-plays.ts';
import { reportHotspots } from './scene-hotspots.ts';
import { serverRows } from './server.ts';
import { statementRows } from './statements.ts';
import { walletRows } from './wallet.ts';
import { formatTable, type Row, summary } from './table.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    scene: { type: 'string' },
    where: { type: 'string' },
    players: { type: 'string', default: '20000' },
  },
});

const log = (line: string): void => console.log(line);

const groups: Readonly<Record<string, () => Promise<Row[]>>> = {
  client: () => clientRows(log),
  'first-screen': () => firstScreenRows(log),
  rest: () => restRows(log),
  hall: () => hallRows(log),
  search: () => searchRows(log),
  scenes: () => sceneRows(log, options.scene?.split(',')),
  plays: () => playRows(log, options.scene?.split(',')),
  server: () => serverRows(log),
  bodies: () => bodyRows(log),
  wallet: () => walletRows(log),
  explain: () => statementRows(Number(options.players), log),
  art: () => artRows(log),
  loop: () => loopRows(log),
};

/** Runs the requested benchmarks and prints their results. Resolves to false if a goal is missed. */
async function bench(): Promise<boolean> {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(groups)) {
    if (options.only === undefined || options.only === name) rows.push(...(await measure()));
  }
  log(formatTable(rows));
  // A high load makes the results doubtful: ratios of two things measured in turns tolerate only a little other work.
  log(`the machine's load at the end: ${loadavg()[0]?.toFixed(1) ?? ''}`);
  log(summary(rows));
  return rows.every(({ ok }) => ok !== false);
}

if (options.where !== undefined) await reportHotspots(log, options.where.split(','));
else if (!(await bench())) process.exitCode = 1;
