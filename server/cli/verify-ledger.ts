import { formatExact } from '../../contract/money.ts';
import { GAME_SERVER_PORT } from '../child-game-server.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { readProviders } from '../gateways/providers-file.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { compareCoins } from '../providers/compare-coins.ts';
import { walletClientsOf } from '../providers/wallet-clients.ts';

/**
 * `npm run ledger:verify`: verifies the ledger in the database at DATABASE_URL, or in the embedded database, even while
 * a server runs. Then asks the providers that keep coins themselves what they hold; the game server's second brand only if
 * PERYA_GAME_SERVER_SECRET is set.
 */
async function main(): Promise<void> {
  const dataDir = process.env['PERYA_DATA_DIR'];
  const db = await openDatabase({
    shareWithOwner: true,
    poolSize: 1,
    log: (line) => console.log(line),
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  try {
    const { journals, postings, rounds, rules, faults } = await verifyLedger(db);
    console.log(`${journals} journals, ${postings} postings, ${rounds} rounds; ${rules} rules checked.`);
    for (const { rule, count, example } of faults)
      console.error(`BROKEN: ${rule}: ${count} times, for example ${example}`);
    console.log(faults.length === 0 ? 'The ledger is sound.' : `${faults.length} rules are broken.`);
    const isExplained = await printCoinsAtProviders(db);
    process.exitCode = faults.length === 0 && isExplained ? 0 : 1;
  } finally {
    await db.close();
  }
}

/** Prints what providers hold of players' coins. Returns false if they hold coins that the ledger does not explain. */
async function printCoinsAtProviders(db: Database): Promise<boolean> {
  const { env } = process;
  const secret = env['PERYA_GAME_SERVER_SECRET'];
  const url =
    env['PERYA_GAME_SERVER_ORIGIN'] ??
    `http://localhost:${env['PERYA_GAME_SERVER_PORT'] ?? GAME_SERVER_PORT}`;
  const clients = walletClientsOf({
    providers: readProviders(env['PERYA_PROVIDERS']),
    gameServer: secret === undefined ? undefined : { secret, arcade: { url } },
    clock: systemClock,
  });
  const compared = await compareCoins(db, clients, systemClock.now());
  for (const { provider, sent, held, unexplained, unanswered } of compared) {
    console.log(`${provider} holds ${formatExact(held)}; the ledger has sent ${formatExact(sent)}.`);
    if (unanswered > 0) console.error(`${provider} did not answer about ${unanswered} players.`);
    if (unexplained.length > 0)
      console.error(
        `BROKEN: ${provider} holds coins that nothing explains, of players ${unexplained.join(', ')}`,
      );
  }
  return compared.every(({ unexplained }) => unexplained.length === 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
