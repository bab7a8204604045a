import * as v from 'valibot';
import { expect, it } from 'vitest';
import { clientTxnId } from '../../contract/call.ts';
import { newTxnId } from './txn-id.ts';

it('ids are UUIDs of version 7 that the contract accepts, ascending by time, and never equal', () => {
  const ids = Array.from({ length: 200 }, (_, index) => newTxnId(1_700_000_000_000 + index));
  expect(ids.every((id) => v.is(clientTxnId, id) && id[14] === '7')).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 200 }, () => newTxnId(5))).size).toBe(200);
});
