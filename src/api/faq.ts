import * as v from 'valibot';
import { appConfig } from '../../contract/config.ts';
import type { Locale } from '../../contract/errors.ts';
import type { FaqTopic } from '../../contract/faq.ts';
import { api } from './api.ts';

/** Answers about the house hardly ever change: one visit asks once, in s. */
const KEPT_S = 3_600;

interface FaqAsk {
  /** Part of what is asked: another language has another answer. */
  readonly locale: Locale;
  /** The version that the lobby holds keeps the games out of the answer. */
  readonly gameListVersion: string;
}

const faqApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Questions and answers; null from a server that has none. */
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
