import type { UnknownAction } from '@reduxjs/toolkit';
import { type Balance, liveDataReceived } from '../store/live-slice.ts';

/** What an endpoint hands its onQueryStarted, as far as a balance needs it. */
interface Started {
  dispatch(action: UnknownAction): unknown;
  readonly queryFulfilled: Promise<{ readonly data: Balance }>;
}

/** For a call whose answer carries the balance after it: hands it to the store, where the newer balance wins. */
export async function storeBalance({ dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer === undefined) return;
  const { coin, coinVersion, lottery } = answer.data;
  dispatch(liveDataReceived({ balance: { coin, coinVersion, lottery } }));
}
