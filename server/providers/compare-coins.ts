import type { Queryable } from '../db/database.ts';
import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import type { TransferWalletClients } from './transfer-deps.ts';

/** Coins of all players at one provider, as the ledger and as the provider itself count them. */
export interface ComparedCoins {
  readonly provider: string;
  /** Coins that the ledger counts as sent and not returned, in hundredths. */
  readonly sent: number;
  /** Coins in the provider's wallets, in hundredths: what was sent, less stakes, plus wins. */
  readonly held: number;
  /**
   * Players who have coins at the provider although the ledger knows of none there, no game of them is open and no win
   * of an open round is awaited.
   */
  readonly unexplained: readonly number[];
  /** Number of players about whom the provider did not answer. */
  readonly unanswered: number;
}

/** Compares the ledger with what each provider that keeps coins itself says about every player who was ever there. */
export async function compareCoins(
  db: Queryable,
  walletClients: TransferWalletClients,
  now: number,
): Promise<readonly ComparedCoins[]> {
  const compared: ComparedCoins[] = [];
  for (const walletClient of walletClients.values()) compared.push(await compareAt(db, walletClient, now));
  return compared;
}

async function compareAt(
  db: Queryable,
  walletClient: TransferWalletClient,
  now: number,
): Promise<ComparedCoins> {
  const { provider } = walletClient;
  const unexplained: number[] = [];
  let [sent, held, unanswered] = [0, 0, 0];
  for (const { userId, away, isExpected } of await readPlayers(db, provider, now)) {
    sent += away;
    const answer = await walletClient.send('balance', { playerId: userId }).catch(() => undefined);
    if (answer?.status !== 'done') unanswered += 1;
    else {
      held += answer.balance;
      if (answer.balance > 0 && !isExpected) unexplained.push(userId);
    }
  }
  return { provider, sent, held, unexplained, unanswered };
}

/** Reads every player who ever had coins at a provider, and whether the provider may hold coins of the player now. */
async function readPlayers(
  db: Queryable,
  provider: string,
  now: number,
): Promise<readonly { userId: number; away: number; isExpected: boolean }[]> {
  const { rows } = await db.query<{ userId: number; away: number; isExpected: boolean }>(
    `select t.user_id as "userId", coalesce(a.balance, 0) as away,
       coalesce(a.balance, 0) > 0
         or exists (select 1 from provider_open_rounds o where o.user_id = t.user_id and o.provider = $1)
         or exists (select 1 from provider_transfers p
              where p.user_id = t.user_id and p.provider = $1 and p.state in ('pending', 'unknown'))
         or exists (select 1 from provider_sessions s
              where s.user_id = t.user_id and s.provider = $1 and s.ends_at > $2) as "isExpected"
     from (select distinct user_id from provider_transfers where provider = $1) t
     left join accounts a on a.owner = t.user_id and a.name = 'away:' || $1
     order by t.user_id`,
    [provider, now],
  );
  return rows;
}
