import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { titleById } from '../../contract/catalogue/catalogue.ts';
import type { TransferAnswer } from '../../contract/transfer-wallet.ts';
import { settlePlayed } from '../games/rounds.ts';
import { ANSWERS_WITHIN_MS } from '../gateways/signed-message.ts';
import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import { lockForJournals, lockWallet, moveAway, readAway } from '../ledger/away.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { TransferDeps, TransferWalletClients } from './transfer-deps.ts';
import { endGamesOfListed, endSessionsAtProviders } from './ended-sessions.ts';
import { forgetOpenRounds, noteOpenRounds, readPlayersWithOpenRounds } from './open-rounds.ts';
import {
  type OpenTransfer,
  readTransfer,
  readUnresolved,
  resolveRow,
  storeTransfer,
} from './transfer-rows.ts';

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

type DoneTransfer = Extract<TransferAnswer, { status: 'done' }>;

/**
 * Books coins that come back as deposits, stakes and wins. If the sums do not match, moves nothing, as if no answer had
 * come.
 */
async function bookHome(
  client: PoolClient,
  walletClient: TransferWalletClient,
  transfer: OpenTransfer,
  { amount = -1, played = [], openRounds = 0 }: DoneTransfer,
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
  await (openRounds > 0
    ? noteOpenRounds(client, { userId, provider, at })
    : forgetOpenRounds(client, { userId, provider }));
  if (sent > 0) await moveAway(client, { userId, provider, amount: -sent, at, text: walletClient.name });
  // Games with a net win are booked first, because stakes at the provider may exceed the coins that come back.
  const games = played.toSorted((one, other) => other.won - other.staked - (one.won - one.staked));
  for (const { gameId, staked: stake, won: win, counted = stake } of games)
    await settlePlayed(client, { userId, gameId, stake, win, at, counted: Math.min(counted, stake) });
  return 'done';
}

const whose = ({ userId, provider }: OpenTransfer) => ({ userId, provider });

/** Maximum number of transfers of a kind that one sweep handles. */
const AT_A_TIME = 20;

/**
 * Ends the sessions that are over at their providers, finishes abandoned transfers, and moves back the coins at
 * providers whose game the player has left: by closing it, logging out, beginning a break or opening another game, and
 * the wins of rounds that were still open then. Returns how many transfers were finished.
 */
export async function sweepTransfers(
  deps: TransferDeps,
  walletClients: TransferWalletClients,
): Promise<number> {
  await endSessionsAtProviders(deps, walletClients);
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
  const providers = [...walletClients.keys()];
  const left = await readPlayersWithOpenRounds(deps.db, { providers, now, count: AT_A_TIME });
  for (const { userId, provider } of left) {
    const walletClient = walletClients.get(provider);
    if (walletClient !== undefined && (await bringWinsHome(deps, { userId, walletClient }))) over += 1;
  }
  return over;
}

/**
 * Moves the wins of rounds that ended after the player had left back to the wallet. Returns whether coins were moved;
 * while there are none, leaves no transfer behind.
 */
async function bringWinsHome(deps: TransferDeps, { userId, walletClient }: Between): Promise<boolean> {
  const player = { userId, provider: walletClient.provider };
  const answer = await answerOf(() => walletClient.send('balance', { playerId: userId }));
  if (answer?.status === 'done' && answer.balance > 0)
    return (await bringHome(deps, { userId, walletClient })) === 'done';
  if (answer?.status === 'done' && answer.openRounds === 0) await forgetOpenRounds(deps.db, player);
  else await noteOpenRounds(deps.db, { ...player, at: deps.clock.now() });
  return false;
}

const EVERY_MS = 15_000;

/** Sweeps of the transfers of one process. */
export interface TransferSweeps {
  /** Ends the sessions that are over at their providers, without waiting for the next sweep. */
  endSessionsNow(): void;
  /** Stops sweeping, after the sweep in progress. */
  close(): Promise<void>;
}

/** Sweeps at once and then every fifteen seconds, until it is closed. */
export function sweepTransfersRegularly(
  deps: TransferDeps & { readonly restricted: RestrictedPersons },
  walletClients: TransferWalletClients,
  onError: (error: unknown) => void,
): TransferSweeps {
  let running = Promise.resolve();
  // A queue of its own: a sweep waits for slow providers, but the end of a session does not.
  let ending = Promise.resolve();
  let isEndQueued = false;
  if (walletClients.size === 0) return { endSessionsNow() {}, close: () => running };
  const sweep = (): void => {
    running = running
      .then(async () => {
        await endGamesOfListed(deps, walletClients, deps.restricted);
        await sweepTransfers(deps, walletClients);
      })
      .catch(onError);
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  sweep();
  return {
    endSessionsNow() {
      if (isEndQueued) return;
      isEndQueued = true;
      ending = ending
        .then(() => {
          isEndQueued = false;
          return endSessionsAtProviders(deps, walletClients);
        })
        .catch(onError);
    },
    async close() {
      clearInterval(timer);
      await Promise.all([running, ending]);
    },
  };
}
