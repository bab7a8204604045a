import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { CallArgs } from './base-query.ts';

/** What a caller sends: nothing at all for calls without fields. */
export type CallInput<C extends Call> = [keyof v.InferInput<C['request']>] extends [never]
  ? void
  : v.InferInput<C['request']>;

/** The part of an endpoint that the contract knows: path, body, types, and the schema that every answer must pass. */
export const fromCall = <C extends Call>(call: C) => ({
  query: (body: CallInput<C>): CallArgs => ({ call, body: body ?? {} }),
  responseSchema: call.response as C['response'],
});

/** Rows of a page, unless a list says otherwise. */
export const PAGE_SIZE = 20;

type PageField = 'pageNum' | 'pageSize' | 'after';

/** Which page an infinite query asks for. */
interface PageParam {
  readonly pageNum: number;
  readonly after?: string;
}

/** What tells where the next page begins. */
interface PageEnd {
  readonly next?: string | undefined;
}

/** What a caller of a paged call sends beside the page: nothing at all when there is nothing to choose. */
export type PagedInput<C extends Call> = [Exclude<keyof v.InferInput<C['request']>, PageField>] extends [
  never,
]
  ? void
  : Omit<v.InferInput<C['request']>, PageField>;

/** Like fromCall, for an infinite query: the call's answers follow each other page by page. */
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

/** The part of an infinite query that the contract knows, for a call that returns a page of a list. */
export const fromPagedCall = <C extends Call & { readonly response: v.GenericSchema<unknown, PageEnd> }>(
  call: C,
) => fromPages(call, (page) => page);
