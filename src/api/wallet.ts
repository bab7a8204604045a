import { appUserCoinDetail, type CoinKind } from '../../contract/wallet.ts';
import { api } from './api.ts';

/** Rows a page (specification 9). */
const PAGE_SIZE = 20;

const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every movement of the player's coins, newest first, page by page; undefined asks for all kinds. */
    getCoinRecords: build.infiniteQuery({
      query: ({ queryArg, pageParam }: { queryArg: CoinKind | undefined; pageParam: number }) => ({
        call: appUserCoinDetail,
        body: { pageNum: pageParam, pageSize: PAGE_SIZE, ...(queryArg !== undefined && { kind: queryArg }) },
      }),
      responseSchema: appUserCoinDetail.response,
      providesTags: ['CoinRecords'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page < last.pages ? page + 1 : undefined),
      },
    }),
  }),
});

export const { useGetCoinRecordsInfiniteQuery } = walletApi;
