import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase } from '../../server/db/pool.ts';
import type { MixedDraw } from './server-pool.ts';
import { type Speed, type Spinners, resetSpinners, speedOf } from './server-spins.ts';

const PLACES = ['/usr/bin/pgbench', '/usr/local/bin/pgbench'];
const run = promisify(execFile);

/** Returns the path of pgbench, or the reason why it cannot be used. */
export function findPgbench(): string | { missing: string } {
  return (
    PLACES.find((place) => existsSync(place)) ?? {
      missing: `no pgbench on this machine (looked in ${PLACES.join(', ')})`,
    }
  );
}

/**
 * Runs the recorded mix of jackpot draws with pgbench: prepared statements, the same clients, players and order as
 * `poolSpins`.
 */
export async function pgbenchSpins(
  pgbench: string,
  url: string,
  spinners: Spinners,
  mix: readonly MixedDraw[],
  clients: number,
  seconds: number,
  folder: string,
): Promise<Speed> {
  const db = createDatabase(url, { poolSize: 1 });
  await resetSpinners(db, spinners);
  await db.close();
  const each = Math.floor(spinners.count / clients);
  const scripts = mix.flatMap((draws, index) => {
    const file = join(folder, `draw-${index}.sql`);
    writeFileSync(file, script(draws, index, spinners.firstId, each));
    const values = draws.statements.flatMap(({ values: given }, statement) =>
      given.flatMap((value, place) =>
        typeof value === 'string' ? ['-D', `${variableOf(index, statement, place)}=${value}`] : [],
      ),
    );
    return ['-f', `${file}@${draws.weight}`, ...values];
  });
  const prefix = join(folder, 'pgbench-log');
  const { user, host, port, database, password } = new pg.Client({ connectionString: url });
  await run(
    pgbench,
    [
      ...scripts,
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-D',
      'turn=-1',
      '-l',
      `--log-prefix=${prefix}`,
      '-h',
      host,
      '-p',
      String(port),
      '-U',
      user ?? '',
      database ?? '',
    ],
    { env: { ...process.env, PGPASSWORD: password ?? '' }, maxBuffer: 1 << 24 },
  );
  const latencies: number[] = [];
  for (const name of readdirSync(folder).filter((file) => file.startsWith('pgbench-log'))) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const micros = line.split(' ')[2];
      if (micros !== undefined) latencies.push(Number(micros) / 1_000);
    }
    rmSync(join(folder, name));
  }
  return speedOf(latencies, seconds);
}

const variableOf = (draw: number, statement: number, place: number): string =>
  `v${draw}_${statement}_${place}`;

/** Returns a draw as a pgbench script; variables of the script replace the statements' parameters. */
function script({ statements }: MixedDraw, index: number, firstId: number, each: number): string {
  const lines = statements.map(({ text, values }, statement) =>
    text.replaceAll('\n', ' ').replaceAll(/\$(\d+)/g, (_, number: string) => {
      const place = Number(number) - 1;
      const value = values[place];
      return typeof value === 'object' ? `:${value.variable}` : `:${variableOf(index, statement, place)}`;
    }),
  );
  return `\\set turn :turn + 1
\\set player ${firstId} + :client_id * ${each} + :turn % ${each}
\\set txn :client_id * 1000000 + :turn
\\set nonce :turn / ${each}
\\set shard :player % 16
${['begin', ...lines, 'commit'].map((line) => `${line};`).join('\n')}
`;
}
