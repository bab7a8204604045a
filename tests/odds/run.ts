/**
 * `npm run odds`: prints the return of every game and promotion beside the figure in the product rules. Exits with 1 if
 * a figure differs. All are computed by enumeration except the coin pusher, which is simulated:
 * `--drops <number>` (20,000), `--workers <number>`. If the result is undecided, use more drops.
 *
 *   npm run odds -- coin-pusher       return of the coin pusher on new tables (coin-pusher/report.ts)
 *   npm run odds -- tumble            figures of the tumble reels, by a recursion (some minutes)
 *   npm run odds -- win-cap           by how much the maximum win reduces the return of reels, at most (some minutes)
 *   npm run odds -- --title <title>   return of a hall game, computed from its data
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { batchesOf, returnOf } from './coin-pusher/measure.ts';
import { playAll } from './coin-pusher/play-all.ts';
import { reportManyTables } from './coin-pusher/report.ts';
import { UNIFORM } from './coin-pusher/strategies.ts';
import type { Row } from './row.ts';
import { exactRows, pusherRow } from './table.ts';
import { titleLines } from './titles.ts';
import { reportTumble } from './tumble.ts';
import { reportWinCap } from './win-cap.ts';

if (process.argv[2] === 'tumble') process.exit(reportTumble(process.argv.slice(3)) ? 0 : 1);
if (process.argv[2] === 'win-cap') process.exit(reportWinCap() ? 0 : 1);
if (process.argv[2] === 'coin-pusher') process.exit((await reportManyTables(process.argv.slice(3))) ? 0 : 1);

const { values } = parseArgs({
  options: {
    drops: { type: 'string', default: '20000' },
    title: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
if (values.title !== undefined) {
  const lines = titleLines(values.title);
  console.log(lines?.join('\n') ?? `No game is played under the title ${values.title}.`);
  process.exit(lines ? 0 : 1);
}
const amount = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'a whole number above 0'), v.transform(Number));
const { drops, workers } = v.parse(v.object({ drops: amount, workers: amount }), values);

const print = (row: Row): void =>
  console.log(
    `${row.verdict.padEnd(9)}  ${row.game.padEnd(17)}  ${row.what.padEnd(29)} ${row.got.padStart(17)}  ` +
      `${row.wanted.padStart(15)}  ${row.exact}`.trimEnd(),
  );

console.log(
  `${'verdict'.padEnd(9)}  ${'game'.padEnd(17)}  ${'figure'.padEnd(29)} ${'found'.padStart(17)}  ` +
    `${'product rules'.padStart(15)}  exact fraction`,
);
const rows = exactRows();
rows.forEach(print);
const played = pusherRow(returnOf(await playAll(batchesOf(UNIFORM.name, drops, 5_000), workers)));
print(played);

const count = (verdict: Row['verdict']): number =>
  [...rows, played].filter((row) => row.verdict === verdict).length;
const differ = count('differs');
if (differ > 0) console.log(`${differ} FIGURES DIFFER.`);
else if (count('undecided') > 0) console.log('Nothing differs. Where it is undecided, ask for more drops.');
else console.log('Everything fits the product rules.');
process.exitCode = differ === 0 ? 0 : 1;
