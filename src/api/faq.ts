import * as v from 'valibot';
import { appConfig } from '../../contract/config.ts';
import type { Locale } from '../../contract/errors.ts';
import type { FaqTopic } from '../../contract/faq.ts';
import { api } from './api.ts';

/** Cache time in s: the answers hardly ever change, so one visit fetches once. */
const KEPT_S = 3_600;

interface FaqAsk {
  /** Part of the cache key: each language has its own answers. */
  readonly locale: Locale;
  /** The given version keeps the games out of the answer. */
  readonly gameListVersion: string;
}

const faqApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Questions and answers; null when the server has none. */
    getFaq: build.query<readonly FaqTopic[] | null, FaqAsk>({
      query: ({ gameListVersion }) => ({
        call: appConfig,
        body: { gameListVersion, configKeyList: ['faq'] },
      }),
      transformResponse: (answer) => v.parse(appConfig.response, answer).faq ?? null,
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

export const { useGetFaqQuery } = faqApi;
