import type * as v from 'valibot';
import type { ClientCall } from '../../contract/call.ts';
import type { CallName, calls } from '../../contract/calls.ts';
import type { CallArgs } from './base-query.ts';

/** A call that is listed in the contract's table of calls. */
type NamedCall = ClientCall & { readonly name: CallName };

/** Type of a call's request, looked up by the call's name. A lookup of types adds no code to the bundle. */
type RequestInput<C extends NamedCall> = v.InferInput<(typeof calls)[C['name']]['request']>;

/** Argument of a call's endpoint; void if the request has no fields. */
export type CallInput<C extends NamedCall> = [keyof RequestInput<C>] extends [never] ? void : RequestInput<C>;

/**
 * Creates the part of an endpoint that follows from the contract: the request, the types, and the schema that validates
 * answers.
 */
export const fromCall = <C extends NamedCall>(call: C) => ({
  query: (body: CallInput<C>): CallArgs => ({ call, body: body ?? {} }),
  responseSchema: call.response as C['response'],
});

/** Number of rows per page if the endpoint sets no other. */
export const PAGE_SIZE = 20;

type PageField = 'pageNum' | 'pageSize' | 'after';

/** Page parameter of an infinite query: the number of the page, and the cursor it begins after. */
interface PageParam {
  readonly pageNum: number;
  readonly after?: string;
}

/** Fields of an answer that mark the end of a page: the cursor of the next page, undefined on the last page. */
interface PageEnd {
  readonly next?: string | undefined;
}

/** Argument of a paged call without the fields for paging; void if nothing else is left. */
export type PagedInput<C extends NamedCall> = [Exclude<keyof RequestInput<C>, PageField>] extends [never]
  ? void
  : Omit<RequestInput<C>, PageField>;

/**
 * Creates the part of an infinite query's endpoint that follows from the contract. Each answer of the call is one page;
 * `endIn` returns the cursor of the next page.
 */
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

/**
 * Time for which the rows of a list stay after the player has left it, s: Back then leads to the same row, on whichever
 * page of the list it is.
 */
const KEPT_S = 600;

/** Does the same as fromPages for a call whose answer has the cursor of the next page in its own field `next`. */
export const fromPagedCall = <C extends NamedCall & { readonly response: v.GenericSchema<unknown, PageEnd> }>(
  call: C,
) => ({ ...fromPages(call, (page) => page), keepUnusedDataFor: KEPT_S });
