import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { titleById } from '../../contract/catalogue/catalogue.ts';
import type { Played, TransferAnswer } from '../../contract/transfer-wallet.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { settlePlayed } from '../games/rounds.ts';
import { ANSWERS_WITHIN_MS } from '../gateways/signed-message.ts';
import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import { lockForJournals, lockWallet, moveAway, readAway } from '../ledger/away.ts';
import type { LiveHub } from '../live/hub.ts';
import {
  type OpenTransfer,
  readTransfer,
  readUnresolved,
  resolveRow,
  storeTransfer,
} from './transfer-rows.ts';

/** Clients for the wallets of the providers that hold coins themselves, by provider id. */
export type TransferWalletClients = ReadonlyMap<string, TransferWalletClient>;

/** What transfers need. */
export interface TransferDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
}

/** Outcome of a transfer; unknown while its provider does not respond. */
export type TransferOutcome = 'done' | 'failed' | 'unknown';

interface Between {
  readonly userId: number;
  readonly walletClient: TransferWalletClient;
}

/**
 * Sends a player's coins to a provider: `amount` hundredths, or all. The coins leave the wallet in the transaction that
 * stores the transfer, so that none is lost if the process is killed. Returns undefined if there is nothing to send, or
 * if the player has an unfinished transfer with this provider. Throws balanceTooLow.
 */
export async function sendAway(
  deps: TransferDeps,
  { userId, walletClient }: Between,
  amount?: number,
): Promise<TransferOutcome | undefined> {
  const at = deps.clock.now();
  const transfer = await deps.db.transaction(async (client) => {
    const coins = amount ?? (await lockWallet(client, userId));
    if (coins === 0) return undefined;
    const out: OpenTransfer = {
      id: randomUUID(),
      provider: walletClient.provider,
      userId,
      direction: 'out',
      amount: coins,
    };
    if (!(await storeTransfer(client, out, at))) return undefined;
    await moveAway(client, {
      userId,
      provider: walletClient.provider,
      amount: coins,
      at,
      text: walletClient.name,
    });
    return out;
  });
  if (transfer === undefined) return undefined;
  deps.live.balanceChanged(userId);
  const { id: transferId } = transfer;
  return carryOut(deps, walletClient, transfer, () =>
    walletClient.send('deposit', { transferId, playerId: userId, amount: transfer.amount }),
  );
}

/**
 * Moves all coins that a player has at a provider back to the wallet, and books the stakes and wins played there. First
 * finishes an unfinished transfer. Returns unknown while the provider does not respond.
 */
export async function bringHome(
  deps: TransferDeps,
  { userId, walletClient }: Between,
): Promise<TransferOutcome> {
  const at = deps.clock.now();
  const open = await readTransfer(deps.db, userId, walletClient.provider);
  if (open !== undefined) {
    // The sender of this transfer may still receive its answer: do not query it now.
    if (open.state === 'pending' && at - open.at < ANSWERS_WITHIN_MS) return 'unknown';
    const outcome = await resolve(deps, walletClient, open);
    if (outcome === 'unknown' || (open.direction === 'home' && outcome === 'done')) return outcome;
  }
  const home: OpenTransfer = {
    id: randomUUID(),
    provider: walletClient.provider,
    userId,
    direction: 'home',
    amount: null,
  };
  if (!(await storeTransfer(deps.db, home, at))) return 'unknown';
  return carryOut(deps, walletClient, home, () =>
    walletClient.send('withdraw', { transferId: home.id, playerId: userId }),
  );
}

/**
 * Asks a provider for the result of a transfer and books it. If the transfer never arrived, the provider will not
 * execute it any more.
 */
export async function resolve(
  deps: TransferDeps,
  walletClient: TransferWalletClient,
  transfer: OpenTransfer,
): Promise<TransferOutcome> {
  const answer = await answerOf(() =>
    walletClient.send('transfer', { transferId: transfer.id, playerId: transfer.userId }),
  );
  return book(deps, walletClient, transfer, answer);
}

/** Sends a transfer; if no answer comes, queries its result once. */
async function carryOut(
  deps: TransferDeps,
  walletClient: TransferWalletClient,
  transfer: OpenTransfer,
  send: () => Promise<TransferAnswer>,
): Promise<TransferOutcome> {
  const answer = await answerOf(send);
  return answer === undefined
    ? resolve(deps, walletClient, transfer)
    : book(deps, walletClient, transfer, answer);
}

/** If the provider does not respond, returns undefined instead of throwing: the result is queried later. */
const answerOf = (send: () => Promise<TransferAnswer>): Promise<TransferAnswer | undefined> =>
  send().catch(() => undefined);

/**
 * Refusals which say that a transfer was not executed and never will be. After any other refusal the result is unknown.
 */
const NEVER_DONE: ReadonlySet<string> = new Set(['unknownTransfer', 'cancelled']);

/** Books the answer to a transfer; if the answer comes again, nothing happens. */
async function book(
  { db, clock, live }: TransferDeps,
  walletClient: TransferWalletClient,
  transfer: OpenTransfer,
  answer: TransferAnswer | undefined,
): Promise<TransferOutcome> {
  const at = clock.now();
  const outcome = await db.transaction(async (client): Promise<TransferOutcome> => {
    await lockForJournals(client, transfer.userId);
    if (answer?.status === 'refused' && NEVER_DONE.has(answer.code)) {
      const isFirst = await resolveRow(client, transfer.id, { state: 'failed', at, reason: answer.code });
      if (isFirst && transfer.amount !== null)
        await moveAway(client, { ...whose(transfer), amount: -transfer.amount, at, text: walletClient.name });
      return 'failed';
    }
    if (answer?.status === 'done' && answer.playerId === transfer.userId) {
      if (transfer.direction === 'home') return bookHome(client, walletClient, transfer, answer, at);
      if (answer.amount === transfer.amount) {
        await resolveRow(client, transfer.id, { state: 'done', at });
        return 'done';
      }
    }
    await resolveRow(client, transfer.id, { state: 'unknown', at });
    return 'unknown';
  });
  if (outcome !== 'unknown') live.balanceChanged(transfer.userId);
  return outcome;
}

/**
 * Books coins that come back as deposits, stakes and wins. If the sums do not match, moves nothing, as if no answer had
 * come.
 */
async function bookHome(
  client: PoolClient,
  walletClient: TransferWalletClient,
  transfer: OpenTransfer,
  { amount = -1, played = [] }: { amount?: number | undefined; played?: readonly Played[] | undefined },
  at: number,
): Promise<TransferOutcome> {
  const { userId, provider } = transfer;
  const sent = (await readAway(client, userId)).get(provider) ?? 0;
  const staked = played.reduce((sum, game) => sum + game.staked, 0);
  const won = played.reduce((sum, game) => sum + game.won, 0);
  const fits = sent - staked + won === amount && played.every(({ gameId }) => titleById.has(gameId));
  const isFirst = await resolveRow(
    client,
    transfer.id,
    fits
      ? { state: 'done', at, home: { amount, sent, staked, won } }
      : { state: 'unknown', at, reason: 'sums' },
  );
  if (!fits) return isFirst ? 'unknown' : 'done';
  if (!isFirst) return 'done';
  if (sent > 0) await moveAway(client, { userId, provider, amount: -sent, at, text: walletClient.name });
  // Games with a net win are booked first, because stakes at the provider may exceed the coins that come back.
  const games = played.toSorted((one, other) => other.won - other.staked - (one.won - one.staked));
  for (const { gameId, staked: stake, won: win } of games)
    await settlePlayed(client, { userId, gameId, stake, win, at });
  return 'done';
}

const whose = ({ userId, provider }: OpenTransfer) => ({ userId, provider });

/** Maximum number of transfers that one sweep handles. */
const AT_A_TIME = 20;

/**
 * Finishes abandoned transfers, and moves back the coins at providers whose game the player has left: by closing it,
 * logging out, beginning a break or opening another game. Returns how many transfers were finished.
 */
export async function sweepTransfers(
  deps: TransferDeps,
  walletClients: TransferWalletClients,
): Promise<number> {
  const now = deps.clock.now();
  let over = 0;
  for (const transfer of await readUnresolved(deps.db, now - 2 * ANSWERS_WITHIN_MS, AT_A_TIME)) {
    const walletClient = walletClients.get(transfer.provider);
    if (walletClient !== undefined && (await resolve(deps, walletClient, transfer)) !== 'unknown') over += 1;
  }
  const { rows } = await deps.db.query<{ userId: number; provider: string }>({
    name: 'transfers-left',
    text: `select a.user_id as "userId", a.provider from coins_away a
           where not exists (select 1 from provider_sessions s
               where s.user_id = a.user_id and s.provider = a.provider and s.ends_at > $1)
             and not exists (select 1 from provider_transfers t
               where t.user_id = a.user_id and t.provider = a.provider and t.state in ('pending', 'unknown'))
           order by a.user_id, a.provider limit $2`,
    values: [now, AT_A_TIME],
  });
  for (const { userId, provider } of rows) {
    const walletClient = walletClients.get(provider);
    if (walletClient !== undefined && (await bringHome(deps, { userId, walletClient })) === 'done') over += 1;
  }
  return over;
}

const EVERY_MS = 15_000;

/**
 * Sweeps at once and then every fifteen seconds, until the returned function is called. That function waits for the
 * sweep in progress.
 */
export function sweepTransfersRegularly(
  deps: TransferDeps,
  walletClients: TransferWalletClients,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(async () => void (await sweepTransfers(deps, walletClients))).catch(onError);
  };
  if (walletClients.size === 0) return () => running;
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}
