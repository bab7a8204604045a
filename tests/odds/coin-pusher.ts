/**
 * Measures the return of the coin pusher: `npx tsx tests/odds/coin-pusher.ts`. Options, with their defaults: `--drops`
 * at positions spread evenly over the rail (20,000), `--strategy-drops` of each other strategy (4,000; 0 skips them),
 * `--look-drops` of strategies that simulate drops ahead (1,000), `--workers`. Exits with 1 if the measured return is
 * outside of a bound of the product rules.
 *
 * The results of the last full measurement, with physics pusher-1, are in coin-pusher/README.md.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { BOUNDS, type Estimate, type Return, batchesOf, judge, returnOf } from './coin-pusher/measure.ts';
import { playAll } from './coin-pusher/play-all.ts';
import { STRATEGIES, UNIFORM } from './coin-pusher/strategies.ts';

const { values } = parseArgs({
  options: {
    drops: { type: 'string', default: '20000' },
    'strategy-drops': { type: 'string', default: '4000' },
    'look-drops': { type: 'string', default: '1000' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const amount = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const asked = v.parse(
  v.object({ drops: amount, 'strategy-drops': amount, 'look-drops': amount, workers: amount }),
  values,
);

const percent = ({ mean, half }: Estimate): string =>
  `${(mean * 100).toFixed(2)} ± ${Number.isFinite(half) ? (half * 100).toFixed(2) : '?'}`;

function print(result: Return): void {
  const cells = [result.strategy.padEnd(38), String(result.drops).padStart(9)];
  for (const share of [result.front, result.byShare, result.counted]) cells.push(percent(share).padStart(14));
  console.log(cells.join('  '));
}

const others = STRATEGIES.filter((strategy) => strategy !== UNIFORM);
const dropsOf = (cost: number) => (cost > 1 ? asked['look-drops'] : asked['strategy-drops']);
const batches = [
  ...batchesOf(UNIFORM.name, asked.drops, 5000),
  ...others.flatMap(({ name, cost }) =>
    dropsOf(cost) > 0 ? batchesOf(name, dropsOf(cost), cost > 1 ? 100 : 2000) : [],
  ),
];
const started = Date.now();
const tallies = await playAll(batches, asked.workers);
const returns = [UNIFORM, ...others].flatMap(({ name }) => {
  const own = tallies.filter(({ strategy }) => strategy === name);
  return own.length > 0 ? [returnOf(own)] : [];
});

console.log('Coin pusher, shares in per cent with their 95 % intervals');
console.log(
  `${'rule'.padEnd(38)}  ${'drops'.padStart(9)}  ${'over the front'.padStart(14)}  ${'return'.padStart(14)}  ${'counted'.padStart(14)}`,
);
for (const result of returns) print(result);

const [uniform] = returns;
const best = returns.reduce((top, result) => (result.stated.mean > top.stated.mean ? result : top));
const longest = Math.max(...returns.map((result) => result.longest));
const mostDiscs = Math.max(...returns.map((result) => result.mostDiscs));
console.log(
  `Longest drop ${longest} steps, most discs ${mostDiscs}, ${Math.round((Date.now() - started) / 1000)} s.`,
);
console.log(`Best rule: ${best.strategy}, ${percent(best.stated)} (bound ${BOUNDS.best * 100}).`);
const verdict = uniform ? judge(uniform.stated, best.stated) : 'undecided';
console.log(
  {
    kept: 'Within the bounds.',
    undecided: 'Not decided: an interval reaches over a bound. Ask for more drops.',
    broken: 'A BOUND IS BROKEN.',
  }[verdict],
);
process.exitCode = verdict === 'broken' ? 1 : 0;
