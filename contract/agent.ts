import * as v from 'valibot';
import { call, count, hundredths, nothing } from './call.ts';

/** What an agent earns of the settled valid bet of friends, in millionths, by how far away they are (docs/product-rules.md, Agents). */
export const AGENT_PPM = [1_500, 500, 200] as const;

/** The friends that a player has brought. */
export const appAgent5User = call('appAgent5User', {
  about: "The player's invite code, how many friends have joined by it, and what they have bet.",
  token: 'required',
  request: nothing,
  response: v.object({
    inviteCode: v.string(),
    /** Friends who opened an account with the code. */
    invited: count,
    /** Hundredths of their lifetime valid bet. */
    validBet: hundredths,
  }),
});
