import * as v from 'valibot';
import { call, count, hundredths, nothing, time } from './call.ts';
import { inviteCode } from './form.ts';

/** What an agent earns of the settled valid bet of friends, in millionths, by how far away they are (docs/product-rules.md, Agents). */
export const AGENT_PPM = [1_500, 500, 200] as const;

/** How long after registering a player may still say who invited, in days. */
export const INVITER_DAYS = 7;

/** Says afterwards who has invited the player. */
export const agentFill = call('agentFill', {
  about: `Says who has invited the player, once, within ${INVITER_DAYS} days of registering: for friends who came without the link.`,
  token: 'required',
  rate: 'sign-in',
  request: v.object({
    /** The inviter's code. */
    pid: inviteCode,
  }),
  response: nothing,
});

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
    /** Until when the player may say who invited; null when that is known, or too late. */
    fillUntil: v.nullable(time),
  }),
});
