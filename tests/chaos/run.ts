import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ChaosTally, runChaos } from './chaos.ts';

const row = (label: string, { answered, lost, recovered, refused }: ChaosTally): string =>
  [label.padEnd(28), ...[answered, lost, recovered, refused].map((count) => String(count).padStart(9))].join(
    ' ',
  );

/** `npm run chaos -- --rounds 20 --seed <text>`: exits with 1 when anything was lost or paid twice. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      seed: { type: 'string', default: randomUUID().slice(0, 8) },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds} is no number of rounds`);
  console.log(`Chaos: ${rounds} rounds, 32 players, --seed ${values.seed}`);
  const started = Date.now();
  const report = await runChaos({ rounds, seed: values.seed, log: (line) => console.log(line) });
  const { kills, commands, total, recomputed, faults } = report;
  const columns = ['answered', 'lost', 'recovered', 'refused'].map((name) => name.padStart(9));
  console.log([''.padEnd(28), ...columns].join(' '));
  for (const [label, tally] of Object.entries(commands)) console.log(row(label, tally));
  console.log(row('all', total));
  console.log(
    `${kills} kills in ${Math.round((Date.now() - started) / 1_000)} s; every answer was asked for again, ` +
      `${recomputed} rounds and draws were done again from their seeds.`,
  );
  for (const fault of faults.slice(0, 20)) console.error(`FAULT: ${fault.slice(0, 2_000)}`);
  console.log(
    faults.length === 0 ? 'Nothing lost, nothing paid twice, all sums zero.' : `${faults.length} faults.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
