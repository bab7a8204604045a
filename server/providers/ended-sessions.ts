import type { Database, Queryable } from '../db/database.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { noteOpenRounds } from './open-rounds.ts';
import type { TransferDeps, TransferWalletClients } from './transfer-deps.ts';

/** A game session that is over, of which its provider may still take bets. */
interface UnconfirmedEnd {
  readonly id: string;
  readonly userId: number;
}

/** Maximum number of sessions of a provider that are handled at a time. */
const AT_A_TIME = 50;

/**
 * Tells the providers that hold coins themselves which sessions are over, so that they take no more bets of them. If a
 * provider does not answer, the next call sends its sessions again. With `userId`, only
 * that player's.
 */
export async function endSessionsAtProviders(
  { db, clock }: Pick<TransferDeps, 'db' | 'clock'>,
  walletClients: TransferWalletClients,
  userId?: number,
): Promise<void> {
  const now = clock.now();
  // Side by side, so that no provider waits for a silent one.
  await Promise.all(
    [...walletClients.values()].map(async (walletClient) => {
      const { provider } = walletClient;
      for (const end of await readUnconfirmedEnds(db, { provider, now, userId }))
        if (!(await endAt(db, walletClient, end, now))) return;
    }),
  );
}

/** Ends one session at its provider. Returns false if the provider does not answer. */
async function endAt(
  db: Database,
  walletClient: TransferWalletClient,
  { id, userId }: UnconfirmedEnd,
  now: number,
): Promise<boolean> {
  const answer = await walletClient
    .send('endSession', { playerId: userId, sessionId: id })
    .catch(() => undefined);
  if (answer?.status !== 'done') return false;
  await db.transaction(async (client) => {
    await client.query('update provider_sessions set end_confirmed_at = $2 where id = $1', [id, now]);
    // Coins that the player still has there come home by coins_away; a win of an open round only by this row.
    const isWaiting = (answer.openRounds ?? 0) > 0 || answer.balance > 0;
    if (isWaiting) await noteOpenRounds(client, { userId, provider: walletClient.provider, at: now });
  });
  return true;
}

async function readUnconfirmedEnds(
  db: Queryable,
  { provider, now, userId }: { provider: string; now: number; userId: number | undefined },
): Promise<readonly UnconfirmedEnd[]> {
  const { rows } = await db.query<UnconfirmedEnd>({
    name: 'unconfirmed-ends',
    text: `select id, user_id as "userId" from provider_sessions
           where end_confirmed_at is null and not is_fun and ends_at <= $1 and provider = $2
             and ($3::bigint is null or user_id = $3)
           order by ends_at limit $4`,
    values: [now, provider, userId ?? null, AT_A_TIME],
  });
  return rows;
}

/**
 * Ends all log-ins, and with them the games, of players who play from a provider's wallet and were put on the list of
 * restricted persons. (Other providers ask for each bet and are refused.)
 */
export async function endGamesOfListed(
  { db, clock, live }: TransferDeps,
  walletClients: TransferWalletClients,
  restricted: RestrictedPersons,
): Promise<void> {
  const { rows } = await db.query<{ userId: number; account: string | null; mobile: string | null }>({
    name: 'players-at-providers',
    text: `select distinct u.id as "userId", u.account, u.mobile from provider_sessions s
           join users u on u.id = s.user_id
           where s.end_confirmed_at is null and not s.is_fun and s.ends_at > $1 and s.provider = any ($2)`,
    values: [clock.now(), [...walletClients.keys()]],
  });
  for (const player of rows.filter((row) => restricted.isListed(row)))
    for (const id of await endAllSessions(db, player.userId, clock.now())) live.sessionEnded(id);
}
