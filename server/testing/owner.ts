import { openDatabase } from '../db/open-database.ts';

/** Process that owns the database of a folder until it is stopped; tests kill it. */
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('owner.ts needs a data directory');

openDatabase({ url: '', dataDir }).then(
  (db) => {
    const alive = setInterval(() => {}, 60_000);
    process.on('SIGTERM', () => {
      clearInterval(alive);
      void db.close();
    });
    console.log('open');
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
