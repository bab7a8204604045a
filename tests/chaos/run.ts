import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ChaosTally, runChaos } from './chaos.ts';
import { runHall } from './hall.ts';
import { runShared } from './shared.ts';

const row = (label: string, { answered, lost, recovered, refused }: ChaosTally): string =>
  [label.padEnd(28), ...[answered, lost, recovered, refused].map((count) => String(count).padStart(9))].join(
    ' ',
  );

const SOUND = 'Nothing lost, nothing paid twice, all sums zero.';

interface ChaosRun {
  readonly rounds: number;
  readonly messages: number;
  readonly seed: string;
}

/** Prints the faults; returns true if there are none. */
function isSound(faults: readonly string[]): boolean {
  for (const fault of faults.slice(0, 20)) console.error(`FAULT: ${fault.slice(0, 2_000)}`);
  console.log(faults.length === 0 ? SOUND : `${faults.length} faults.`);
  return faults.length === 0;
}

/** Kills the server while players play the lobby's own games. */
async function lobby({ rounds, seed }: ChaosRun): Promise<boolean> {
  console.log(`Chaos: ${rounds} rounds, 32 players, --seed ${seed}`);
  const started = Date.now();
  const report = await runChaos({ rounds, seed, log: (line) => console.log(line) });
  const { kills, commands, total, recomputed, faults } = report;
  const columns = ['answered', 'lost', 'recovered', 'refused'].map((name) => name.padStart(9));
  console.log([''.padEnd(28), ...columns].join(' '));
  for (const [label, tally] of Object.entries(commands)) console.log(row(label, tally));
  console.log(row('all', total));
  console.log(
    `${kills} kills in ${Math.round((Date.now() - started) / 1_000)} s; every answer was asked for again, ` +
      `${recomputed} rounds and draws were done again from their seeds.`,
  );
  return isSound(faults);
}

/** Kills the server, its game server and the database while players play games of the hall. */
async function hall({ rounds, seed }: ChaosRun): Promise<boolean> {
  console.log(`Chaos in the hall: ${rounds} kills, a title of each pay table, --seed ${seed}`);
  const report = await runHall({ kills: rounds, seed, log: (line) => console.log(line) });
  const { kills, titles, rounds: played, lost, faults } = report;
  console.log(`${kills} kills, ${titles} titles, ${played} rounds; ${lost} answers lost.`);
  return isSound(faults);
}

/** Kills the lobby's server, PostgreSQL or the game server, one at a time, during rounds that players share. */
async function shared({ rounds, seed }: ChaosRun): Promise<boolean> {
  console.log(`Chaos in shared rounds: ${rounds} kills, Crash and Karera, --seed ${seed}`);
  const report = await runShared({ kills: rounds, seed, log: (line) => console.log(line) });
  const { kills, bets, lost, faults } = report;
  console.log(`${kills} kills, ${bets} bets; ${lost} answers lost or put off.`);
  return isSound(faults);
}

/**
 * Runs the server's tests of provider messages for longer than usual: over connections that lose, duplicate, delay and
 * corrupt messages, and with a game server that is killed.
 */
async function providers({ rounds, messages }: ChaosRun): Promise<boolean> {
  console.log(`Chaos of providers: ${messages} messages, ${rounds} kills of the game server`);
  const files = [
    'providers/unreliable',
    'game-server/unreliable',
    'game-server/killed',
    'game-server/shared/killed',
  ];
  const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'server'];
  const child = spawn('npx', [...vitest, ...files.map((file) => `server/${file}`)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PERYA_PROVIDER_MESSAGES: String(messages),
      PERYA_GAME_SERVER_KILLS: String(rounds),
    },
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code === 0));
  });
}

const groups: Readonly<Record<string, (wishes: ChaosRun) => Promise<boolean>>> = {
  lobby,
  hall,
  shared,
  providers,
};

/**
 * `npm run chaos -- --rounds 20 --seed <text>`: exits with 1 if anything was lost or paid twice. `--only` selects lobby,
 * hall, shared or providers; `--messages` is the number of provider messages, default 10,000.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      messages: { type: 'string', default: '10000' },
      seed: { type: 'string', default: randomUUID().slice(0, 8) },
      only: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  const messages = Number(values.messages);
  for (const [name, count] of Object.entries({ rounds, messages }))
    if (!Number.isSafeInteger(count) || count < 1) throw new Error(`--${name} ${count} is no number of them`);
  if (values.only !== undefined && !Object.hasOwn(groups, values.only))
    throw new Error(`--only is one of ${Object.keys(groups).join(', ')}, not ${values.only}`);
  let isAllSound = true;
  for (const [name, run] of Object.entries(groups))
    if (values.only === undefined || values.only === name)
      isAllSound = (await run({ rounds, messages, seed: values.seed })) && isAllSound;
  process.exitCode = isAllSound ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
