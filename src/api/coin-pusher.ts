import * as v from 'valibot';
import {
  type CoinPusherInfo,
  type SettledDrop,
  coinPusherDeal,
  coinPusherDrop,
  coinPusherInfo,
  coinPusherRecord,
} from '../../contract/coin-pusher.ts';
import { promotionApi } from './api.ts';
import { apiError } from './api-error.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of the coin pusher. A drop invalidates no cached data, because a refetched table or list would reveal the
 * result while the discs still move: the page dispatches dropSeen() after showing the drop.
 */
export const coinPusherApi = promotionApi('CoinPusher').injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches the player's coin pusher. At the first visit a second call lays the first discs on its table, determined
     * by the seed whose hash the first call returned.
     */
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
        // The endpoint's responseSchema validates both the first and the second call's answer.
        return deal.error ? { error: deal.error } : { data: deal.data as CoinPusherInfo };
      },
      providesTags: ['CoinPusher'],
    }),
    dropCoin: build.mutation({
      ...fromCall(coinPusherDrop),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    /** Fetches one past drop with the positions of all discs, which are large and therefore loaded only on request. */
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

/** Updates the cached machine after a drop was shown, unless a later drop is already known. */
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
