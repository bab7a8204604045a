import * as v from 'valibot';
import {
  type CoinPusherInfo,
  type SettledDrop,
  coinPusherDeal,
  coinPusherDrop,
  coinPusherInfo,
  coinPusherRecord,
} from '../../contract/coin-pusher.ts';
import { api } from './api.ts';
import { apiError } from './api-error.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of the coin pusher. A drop makes nothing stale on its own, because a table or a list that is fetched again
 * while the discs still move would tell the result: the page dispatches dropSeen() when it has been shown.
 */
export const coinPusherApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's machine. At the first look its table is dealt, from the seed that the look has committed to. */
    getCoinPusher: build.query<CoinPusherInfo, void>({
      responseSchema: coinPusherDeal.response,
      async queryFn(_, _api, _options, ask) {
        const info = await ask({ call: coinPusherInfo, body: {} });
        if (info.error) return { error: info.error };
        const known = v.safeParse(coinPusherInfo.response, info.data);
        if (!known.success)
          return { error: apiError('shape', coinPusherInfo.name, { message: v.summarize(known.issues) }) };
        const { seedHash, table } = known.output;
        const deal = table ? info : await ask({ call: coinPusherDeal, body: { seedHash } });
        // The endpoint's schema checks either answer.
        return deal.error ? { error: deal.error } : { data: deal.data as CoinPusherInfo };
      },
      providesTags: ['CoinPusher'],
    }),
    dropCoin: build.mutation({
      ...fromCall(coinPusherDrop),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    /** One past drop, with its tables: they are large and come when asked for. */
    getCoinPusherRecord: build.query({
      ...fromCall(coinPusherRecord),
      query: (dropId: string) => ({ call: coinPusherRecord, body: { dropId } }),
    }),
    getCoinPusherRecords: build.infiniteQuery({
      ...fromPagedCall(coinPusherRecord),
      providesTags: ['CoinPusherRecords'],
    }),
  }),
});

/** A drop has been shown: the table that it left is the player's, unless a later one is known already. */
export const dropSeen = (drop: SettledDrop) =>
  coinPusherApi.util.updateQueryData('getCoinPusher', undefined, (info) => {
    const nonce = drop.proof.nonce + 1;
    if (nonce <= info.nonce) return;
    info.drops += nonce - info.nonce;
    info.nonce = nonce;
    info.table = drop.after;
    info.hash = drop.hash;
    info.seedHash = drop.nextSeedHash;
    info.best = drop.best;
    info.freeDrops = drop.freeDrops;
  });

export const {
  useGetCoinPusherQuery,
  useGetCoinPusherRecordsInfiniteQuery,
  useLazyGetCoinPusherRecordQuery,
} = coinPusherApi;
