import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type MeasuredRule, measureManyTables } from './many-tables.ts';
import { BOUNDS } from './measure.ts';
import { AIMS } from './session.ts';

const amount = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'a whole number above 0'), v.transform(Number));

/**
 * `npm run odds -- coin-pusher`: measures the return of each way to aim and to leave, on independent new tables.
 * Options, with their defaults: `--tables` (3,000), `--drops` of a session at most (20), `--workers` (1),
 * `--deal swept|played`, `--aims` as names with semicolons between them (all). Exits with 1 unless each return that was
 * measured on enough tables lies below the bound with 99 % confidence.
 */
export async function reportManyTables(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '3000' },
      drops: { type: 'string', default: '20' },
      workers: { type: 'string', default: '1' },
      deal: { type: 'string', default: 'swept' },
      aims: { type: 'string', default: AIMS.map(({ name }) => name).join(';') },
    },
  });
  const asked = v.parse(
    v.object({
      tables: amount,
      drops: amount,
      workers: amount,
      deal: v.picklist(['swept', 'played']),
      aims: v.string(),
    }),
    values,
  );
  const rules = await measureManyTables({
    ...asked,
    isSwept: asked.deal === 'swept',
    aims: AIMS.filter(({ name }) => asked.aims.split(';').includes(name)),
    keptIn: 'dist/odds/coin-pusher-tables.jsonl',
  });
  const inOrder = rules.toSorted((one, other) => upper(other) - upper(one));
  console.log(`Return of ${asked.tables} new tables, in per cent with 99 % intervals clustered by table`);
  for (const { name, result, verdict } of inOrder) {
    const { mean, half, tables, played, drops } = result;
    const share = played === 0 ? '–' : `${(mean * 100).toFixed(1)} ± ${(half * 100).toFixed(1)}`;
    console.log(
      `${verdict.padEnd(9)}  ${name.padEnd(64)} ${share.padStart(14)}  ${played} of ${tables} tables, ${drops} drops`,
    );
  }
  const isKept = rules.every(({ verdict }) => verdict === 'below' || verdict === 'unplayed');
  console.log(isKept ? `Every rule is below ${BOUNDS.best * 100} %.` : 'NOT EVERY RULE IS BELOW THE BOUND.');
  return isKept;
}

const upper = ({ result }: MeasuredRule): number => (result.played === 0 ? 0 : result.mean + result.half);
