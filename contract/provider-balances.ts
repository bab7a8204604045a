import * as v from 'valibot';
import { balances, call, hundredths, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Coins that lie at providers which keep them while a game is open (docs/providers.md, The transfer wallet). */
const places = v.array(
  v.object({
    provider: v.string(),
    /** As players read it. */
    name: v.string(),
    /** Hundredths that were sent there and have not come home. */
    amount: hundredths,
    /** Since when; null when nothing is there. */
    since: v.nullable(time),
    /** `playing`: a game of it is open. `waiting`: asked to send them home, without an answer yet. */
    state: v.picklist(['empty', 'playing', 'left', 'waiting']),
  }),
);

/** Where a player's coins are beside the wallet. */
export const providerBalances = call('providerBalances', {
  about: 'Every provider that keeps coins itself, with what of the player lies there.',
  token: 'required',
  request: nothing,
  response: v.object({ list: places }),
});

/** Brings every coin home. Twice is as good as once. */
export const retrieveBalance = call('retrieveBalance', {
  about:
    'Asks every provider that keeps coins itself and brings everything home; closes the games that are played with it. ' +
    'What a silent provider has stays in the list as `waiting` and comes by itself.',
  token: 'required',
  rate: 'money',
  request: nothing,
  response: v.object({
    ...balances,
    /** Hundredths that have come home. */
    brought: hundredths,
    list: places,
  }),
  errors: [ErrorCode.balanceTooLow],
});
