import * as v from 'valibot';
import { balances, call, hundredths, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Coins held by providers that keep them while a game is open (docs/providers.md, The transfer wallet). */
const places = v.array(
  v.object({
    provider: v.string(),
    /** Name shown to players. */
    name: v.string(),
    /** Hundredths sent there and not yet returned. */
    amount: hundredths,
    /** Since when; null if nothing is there. */
    since: v.nullable(time),
    /** `playing`: one of its games is open. `waiting`: return requested, no answer yet. */
    state: v.picklist(['empty', 'playing', 'left', 'waiting']),
  }),
);

/** The player's coins outside the wallet. */
export const providerBalances = call('providerBalances', { response: v.object({ list: places }) });

/** Returns all coins to the wallet. Idempotent. */
export const retrieveBalance = call('retrieveBalance', {
  response: v.object({
    ...balances,
    /** Hundredths returned to the wallet. */
    brought: hundredths,
    list: places,
  }),
});

/** The calls with what only the server and the reference page read: access, requests, errors. */
export const providerBalancesCalls = forServer(() => ({
  providerBalances: serverCall(providerBalances, {
    about: 'Every provider that keeps coins itself, with what of the player lies there.',
    token: 'required',
    request: nothing,
  }),
  retrieveBalance: serverCall(retrieveBalance, {
    about:
      'Asks every provider that keeps coins itself and brings everything home; closes the games that are played with it. ' +
      'What a silent provider has stays in the list as `waiting` and comes by itself.',
    token: 'required',
    rate: 'money',
    request: nothing,
    errors: [ErrorCode.balanceTooLow],
  }),
}));
