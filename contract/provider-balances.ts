import * as v from 'valibot';
import { balances, call, hundredths, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

/**
 * The player's coins at providers that keep coins themselves while a game is open (docs/providers.md, The transfer
 * wallet).
 */
const places = v.array(
  v.object({
    provider: v.string(),
    /** Name of the provider that players see. */
    name: v.string(),
    /** Coins sent to the provider and not yet returned, in hundredths. */
    amount: hundredths,
    /** Since when coins are at the provider or on their way; null if there are none. */
    since: v.nullable(time),
    /**
     * `playing`: a game of the provider is open. `left`: coins are there, but no game is open. `waiting`: a transfer is
     * undecided. `openRound`: no coins are there, but a round that is not over may still win some.
     */
    state: v.picklist(['empty', 'playing', 'left', 'waiting', 'openRound']),
  }),
);

/** The player's coins at providers, outside the wallet. */
export const providerBalances = call('providerBalances', { response: v.object({ list: places }) });

/** Moves the player's coins at all providers back to the wallet. Idempotent. */
export const retrieveBalance = call('retrieveBalance', {
  response: v.object({
    ...balances,
    /** Hundredths returned to the wallet. */
    brought: hundredths,
    list: places,
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
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
