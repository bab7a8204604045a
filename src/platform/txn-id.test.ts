import * as v from 'valibot';
import { expect, it } from 'vitest';
import { clientTxnId } from '../../contract/call.ts';
import { newTxnId } from './txn-id.ts';

it('makes version 7 ids that the contract accepts, in order of time, never twice', () => {
  const ids = Array.from({ length: 200 }, (_, index) => newTxnId(1_700_000_000_000 + index));
  expect(ids.every((id) => v.is(clientTxnId, id) && id[14] === '7')).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 200 }, () => newTxnId(5))).size).toBe(200);
});
