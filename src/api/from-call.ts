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
