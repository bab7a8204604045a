import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { CallArgs } from './base-query.ts';

/** Argument of a call's endpoint: void for calls without fields. */
export type CallInput<C extends Call> = [keyof v.InferInput<C['request']>] extends [never]
  ? void
  : v.InferInput<C['request']>;

/**
 * Creates the part of an endpoint that follows from the contract: path, body, types, and the schema of every answer.
 */
export const fromCall = <C extends Call>(call: C) => ({
  query: (body: CallInput<C>): CallArgs => ({ call, body: body ?? {} }),
  responseSchema: call.response as C['response'],
});

/** Default number of rows per page. */
export const PAGE_SIZE = 20;

type PageField = 'pageNum' | 'pageSize' | 'after';

/** Page parameter of an infinite query. */
interface PageParam {
  readonly pageNum: number;
  readonly after?: string;
}

/** Cursor of the next page. */
interface PageEnd {
  readonly next?: string | undefined;
}

/** Argument of a paged call besides the page: void if there is none. */
export type PagedInput<C extends Call> = [Exclude<keyof v.InferInput<C['request']>, PageField>] extends [
  never,
]
  ? void
  : Omit<v.InferInput<C['request']>, PageField>;

/** Does the same as fromCall for an infinite query: the call's answers are its pages. */
export const fromPages = <C extends Call>(
  call: C,
  endIn: (answer: v.InferOutput<C['response']>) => PageEnd,
  pageSize = PAGE_SIZE,
) => ({
  query: ({ queryArg, pageParam }: { queryArg: PagedInput<C>; pageParam: PageParam }): CallArgs => ({
    call,
    body: { ...queryArg, ...pageParam, pageSize },
  }),
  responseSchema: call.response as C['response'],
  infiniteQueryOptions: {
    initialPageParam: { pageNum: 1 },
    getNextPageParam: (
      last: v.InferOutput<C['response']>,
      _: unknown,
      { pageNum }: PageParam,
    ): PageParam | undefined => {
      const { next } = endIn(last);
      return next === undefined ? undefined : { pageNum: pageNum + 1, after: next };
    },
  },
});

/** Creates the part of an infinite query that follows from the contract, for a call that returns a page of a list. */
export const fromPagedCall = <C extends Call & { readonly response: v.GenericSchema<unknown, PageEnd> }>(
  call: C,
) => fromPages(call, (page) => page);
