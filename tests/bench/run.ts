/**
 * Measures what design/performance promises and prints each value beside its goal.
 *
 *   npm run bench                    everything that exists by now
 *   npm run bench -- --only scenes   one of: client, scenes, server
 */
import { parseArgs } from 'node:util';
import { clientRows } from './client-bench.ts';
import { sceneRows } from './scene-bench.ts';
import { serverRows } from './server.ts';
import { layTable, type Row, summary } from './table.ts';

const { values: wish } = parseArgs({ options: { only: { type: 'string' } } });

const say = (line: string): void => console.log(line);

const groups: Readonly<Record<string, () => Promise<Row[]>>> = {
  client: () => clientRows(say),
  scenes: () => sceneRows(say),
  server: () => serverRows(say),
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (wish.only === undefined || wish.only === name) rows.push(...(await measure()));
}
say(layTable(rows));
say(summary(rows));
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
