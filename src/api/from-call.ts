import type * as v from 'valibot';
import type { ClientCall } from '../../contract/call.ts';
import type { CallName, calls } from '../../contract/calls.ts';
import type { CallArgs } from './base-query.ts';

/** A call of the contract's table. */
type NamedCall = ClientCall & { readonly name: CallName };

/** Request that a call takes, found by its name in the contract's table: as a type, it adds no code. */
type RequestInput<C extends NamedCall> = v.InferInput<(typeof calls)[C['name']]['request']>;

/** Argument of a call's endpoint: void for calls without fields. */
export type CallInput<C extends NamedCall> = [keyof RequestInput<C>] extends [never] ? void : RequestInput<C>;

/**
 * Creates the part of an endpoint that follows from the contract: path, body, types, and the schema of every answer.
 */
export const fromCall = <C extends NamedCall>(call: C) => ({
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
export type PagedInput<C extends NamedCall> = [Exclude<keyof RequestInput<C>, PageField>] extends [never]
  ? void
  : Omit<RequestInput<C>, PageField>;

/** Does the same as fromCall for an infinite query: the call's answers are its pages. */
export const fromPages = <C extends NamedCall>(
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
export const fromPagedCall = <C extends NamedCall & { readonly response: v.GenericSchema<unknown, PageEnd> }>(
  call: C,
) => fromPages(call, (page) => page);
