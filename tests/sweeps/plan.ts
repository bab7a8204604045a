import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../visual/inputs/hash.ts';
import { type Hashes, readInputs, readTable, ROOT } from './inputs.ts';
import type { SweepSelection } from './select.ts';

/** File with the hashes of pages and games whose sweeps have passed. It is committed, so that every clone has it. */
const RECORD = join(ROOT, 'tests/sweeps/inputs.json');
/** Share of the unchanged pages and games that a run checks nevertheless. */
const SAMPLE = 0.1;

interface SweepInputs {
  readonly pages: Hashes;
  readonly games: Hashes;
}

/** Computes the current hash of everything that each page and each game depends on. */
export async function readSweepInputs(): Promise<SweepInputs> {
  const pageModules = Object.fromEntries(
    [...readTable('src/pages/pages.ts')].flatMap(([name, [module]]) =>
      name === '' ? [] : [[name, module ?? '']],
    ),
  );
  return await readInputs(pageModules, Object.fromEntries(readTable('src/game-frame/games.ts')));
}

/**
 * Selects the pages and games that have changed since their sweeps last passed, and a tenth of the rest, chosen by
 * `seed`.
 */
export function selectSweeps(now: SweepInputs, recorded: SweepInputs, seed: string): SweepSelection {
  const select = (hashes: Hashes, before: Hashes): string[] => {
    const names = Object.keys(hashes);
    const changed = names.filter((name) => hashes[name] !== before[name]);
    const rest = names.filter((name) => !changed.includes(name));
    const rank = (name: string): string => hashOf(`${seed} ${name}`);
    const sample = rest
      .toSorted((a, b) => rank(a).localeCompare(rank(b)))
      .slice(0, Math.ceil(rest.length * SAMPLE));
    return [...changed, ...sample];
  };
  return { pages: select(now.pages, recorded.pages), games: select(now.games, recorded.games) };
}

/** Reads the recorded hashes; empty if there is no record. */
export const readRecord = (): SweepInputs =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as SweepInputs) : { pages: {}, games: {} };

/** Records the hashes of pages and games whose sweeps have all passed; drops pages and games that no longer exist. */
export function recordSweeps(now: SweepInputs, passed: SweepSelection): void {
  const before = readRecord();
  const merge = (hashes: Hashes, old: Hashes, good: readonly string[]): Hashes =>
    Object.fromEntries(
      Object.entries(hashes).flatMap(([name, hash]) => {
        const kept = good.includes(name) ? hash : old[name];
        return kept === undefined ? [] : [[name, kept] as const];
      }),
    );
  const next: SweepInputs = {
    pages: merge(now.pages, before.pages, passed.pages),
    games: merge(now.games, before.games, passed.games),
  };
  writeFileSync(RECORD, `${JSON.stringify(next, null, 2)}\n`);
}
