import { hashPassword } from '../auth/passwords.ts';
import { registerPlayer } from '../auth/registration.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** How to log in as the player that the demo world makes. */
export const DEMO_LOGIN = { account: 'demo_player', password: 'perya-demo-2026' } as const;

/** Fills an empty database with the demo world; answers the demo player's login when there is one. */
export async function seedWhenEmpty(db: Database, clock: Clock, say: (line: string) => void): Promise<typeof DEMO_LOGIN | undefined> {
  const { rows } = await db.query<{ empty: boolean; demo: boolean }>(
    'select not exists (select 1 from users) as empty, exists (select 1 from users where account = $1) as demo',
    [DEMO_LOGIN.account],
  );
  if (rows[0]?.empty === true) {
    say('The database is empty: the demo world is made.');
    const passwordHash = await hashPassword(DEMO_LOGIN.password);
    await db.transaction((client) =>
      registerPlayer(client, { account: DEMO_LOGIN.account, passwordHash, birthDate: '1995-06-12', now: clock.now() }),
    );
    return DEMO_LOGIN;
  }
  return rows[0]?.demo === true ? DEMO_LOGIN : undefined;
}
