import * as v from 'valibot';
import { appConfig } from '../../contract/config.ts';
import type { Locale } from '../../contract/errors.ts';
import type { FaqTopic } from '../../contract/faq.ts';
import { api } from './api.ts';

/** Time that the questions and answers stay cached, s: they rarely change, so one fetch per visit is enough. */
const KEPT_S = 3_600;

interface FaqAsk {
  /** Language of the questions, as part of the cache key. */
  readonly locale: Locale;
  /** Version of the games list that the lobby has; with it, the answer contains no games. */
  readonly gameListVersion: string;
}

const faqApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the frequently asked questions; null if the server has none. */
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
