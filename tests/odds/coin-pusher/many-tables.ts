import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { type ClusteredReturn, clusteredReturn, judgeReturn } from './clusters.ts';
import { LEAVINGS, type Leaving, type Outcome, outcomeOf } from './leaving.ts';
import { BOUNDS } from './measure.ts';
import { workAll } from './play-all.ts';
import { type Aim, type TableJob, type TableResult, tableJob, tableResult } from './session.ts';

/** Options of the measurement. */
export interface ManyTables {
  readonly tables: number;
  /** Maximum number of drops that a player makes on a table. */
  readonly drops: number;
  readonly workers: number;
  /**
   * True to play on tables as players get them; false to play, for comparison, with the coins at the edge that are
   * swept off before a player gets the table.
   */
  readonly isSwept: boolean;
  readonly aims: readonly Aim[];
  /** Cache file of tables on which random drops were made before a player gets them; one JSON object per line. */
  readonly keptIn: string;
}

/** A way to play: how the player aims, and when the player leaves for the table of another new account. */
interface Rule {
  readonly aim: Aim;
  readonly leaving: Leaving;
  readonly outcomes: Outcome[];
}

/** The measured return of a way to play. */
export interface MeasuredRule {
  readonly name: string;
  readonly result: ClusteredReturn;
  readonly verdict: ReturnType<typeof judgeReturn>;
}

/**
 * After every `after` tables, a costly aim is given up if all its returns are lower than `below` with 99 % confidence.
 */
const GIVE_UP = { after: 250, below: 0.9 } as const;

/**
 * Measures the return of every way to play on independent new tables, one for each account. Plays tables in blocks, and
 * after each block gives up the costly aims whose returns are all clearly too low (`GIVE_UP`).
 */
export async function measureManyTables(asked: ManyTables): Promise<MeasuredRule[]> {
  const rules = asked.aims.flatMap((aim) =>
    LEAVINGS.filter(({ needsLook }) => needsLook !== true || aim.isCostly).map((leaving): Rule => ({
      aim,
      leaving,
      outcomes: [],
    })),
  );
  let kept = readKept(asked.keptIn);
  const take = ({ seed, table, sessions }: TableResult): void => {
    if (table) {
      appendFileSync(asked.keptIn, `${JSON.stringify({ seed, table })}\n`);
    }
    for (const { aim, steps } of sessions)
      for (const rule of rules)
        if (rule.aim.name === aim) rule.outcomes.push(outcomeOf(steps, rule.leaving, rule.aim));
  };
  const isClear = (aim: Aim): boolean =>
    rules.every(({ aim: own, outcomes }) => own !== aim || isClearlyBelow(clusteredReturn(outcomes)));
  const from = (first: number, count: number, aims: readonly Aim[]): TableJob[] =>
    Array.from({ length: count }, (_, index) => {
      const seed = `table ${first + index}`;
      const { drops, isSwept } = asked;
      return { seed, table: kept.get(seed), isSwept, drops, aims: aims.map(({ name }) => name) };
    });

  let given = asked.aims;
  for (let first = 0; first < asked.tables; first += GIVE_UP.after) {
    // Reads the cache again for each block, since another process may add tables to it.
    kept = readKept(asked.keptIn);
    const count = Math.min(GIVE_UP.after, asked.tables - first);
    const work = { script: 'session-worker.ts', schema: tableResult, workers: asked.workers };
    await workAll(from(first, count, given), work, take);
    given = given.filter((aim) => !aim.isCostly || !isClear(aim));
    process.stderr.write(`${first + count} tables\n`);
  }
  return rules.map(({ aim, leaving, outcomes }) => {
    const result = clusteredReturn(outcomes);
    return { name: `${aim.name}; leaves ${leaving.name}`, result, verdict: judgeReturn(result, BOUNDS.best) };
  });
}

const isClearlyBelow = ({ mean, half, played }: ClusteredReturn): boolean =>
  played === 0 || mean + half < GIVE_UP.below;

const keptLine = v.object({ seed: v.string(), table: tableJob.entries.table.wrapped });

function readKept(file: string): Map<string, v.InferOutput<typeof keptLine>['table']> {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines.filter(Boolean).map((line) => {
      const { seed, table } = v.parse(keptLine, JSON.parse(line));
      return [seed, table];
    }),
  );
}
