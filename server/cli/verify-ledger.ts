import { openDatabase } from '../db/open-database.ts';
import { verifyLedger } from '../ledger/verify.ts';

/**
 * `npm run ledger:verify`: verifies the ledger in the database at DATABASE_URL, or in the embedded database, even while
 * a server runs.
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
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
