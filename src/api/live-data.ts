import type { LiveMessage } from '../../contract/live.ts';
import type { Pools, Winner } from '../../contract/pools.ts';

/** A balance from the answer to a call or from a pushed message. */
export interface Balance {
  /** Coins, in hundredths. */
  readonly coin: number;
  /** Number that grows with every posting: the balance with the higher number is newer. */
  readonly coinVersion: number;
  /** Number of diamonds. */
  readonly lottery: number;
}

/** Live data of the page; each kind is undefined until it first arrives. */
export interface LiveData {
  readonly balance: Balance | undefined;
  readonly pools: Pools | undefined;
  /** Real wins of all players, newest first, at most 20. */
  readonly winners: readonly Winner[] | undefined;
}

/** Live data before anything has arrived. */
export const nothing: LiveData = { balance: undefined, pools: undefined, winners: undefined };

/** Maximum number of winners kept for the ticker (docs/product-rules.md, Pools on screen). */
const WINNERS_KEPT = 20;

/**
 * Returns the newer of two balances, by coinVersion and not by the order of arrival. Returns the known object if
 * nothing has changed.
 */
export const newerBalance = (known: Balance | undefined, received: Balance): Balance =>
  known === undefined ||
  received.coinVersion > known.coinVersion ||
  (received.coinVersion === known.coinVersion &&
    (received.coin !== known.coin || received.lottery !== known.lottery))
    ? received
    : known;

/**
 * Merges received winners into the known ones, newest first and without duplicates. Returns the known array if nothing
 * is new.
 */
export function mergeWinners(
  known: readonly Winner[] | undefined,
  received: readonly Winner[],
): readonly Winner[] {
  const ids = new Set(known?.map(({ id }) => id));
  if (known !== undefined && received.every(({ id }) => ids.has(id))) return known;
  const byId = new Map([...(known ?? []), ...received].map((winner) => [winner.id, winner]));
  return [...byId.values()].sort((a, b) => b.time - a.time).slice(0, WINNERS_KEPT);
}

/** Returns the known data with the received data merged in. */
export const mergeLiveData = (known: LiveData, received: Partial<LiveData>): LiveData => ({
  balance: received.balance === undefined ? known.balance : newerBalance(known.balance, received.balance),
  pools: received.pools ?? known.pools,
  winners: received.winners === undefined ? known.winners : mergeWinners(known.winners, received.winners),
});

/** Returns the latest data of each kind in a batch of messages that the server pushed. */
export function liveDataOf(messages: readonly LiveMessage[]): Partial<LiveData> {
  let data: LiveData = nothing;
  for (const message of messages) {
    if (message.type === 'balance') {
      const { coin, coinVersion, lottery } = message;
      data = mergeLiveData(data, { balance: { coin, coinVersion, lottery } });
    } else if (message.type === 'pools' || message.type === 'winners') {
      data = mergeLiveData(data, message);
    }
  }
  return data;
}
