import type { UnknownAction } from '@reduxjs/toolkit';
import { liveDataReceived } from './events.ts';
import type { Balance } from './live-data.ts';

/** The part of an endpoint's onQueryStarted argument that storeBalance needs. */
interface Started {
  dispatch(action: UnknownAction): unknown;
  readonly queryFulfilled: Promise<{ readonly data: Balance }>;
}

/** Stores the balance from a call's answer, unless a newer balance is already known. */
export async function storeBalance({ dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer === undefined) return;
  const { coin, coinVersion, lottery } = answer.data;
  dispatch(liveDataReceived({ balance: { coin, coinVersion, lottery } }));
}
