import * as v from 'valibot';
import { call, count, hundredths, nothing, time, forServer, serverCall } from './call.ts';
import { inviteCode } from './form.ts';

/**
 * An agent's commission on the settled valid bet of friends, in millionths, by distance in the tree
 * (docs/product-rules.md, Agents).
 */
export const AGENT_PPM = [1_500, 500, 200] as const;

/** Days after registration within which a player may still name the inviter. */
export const INVITER_DAYS = 7;

/** Names the player's inviter after registration. */
export const agentFill = call('agentFill', { response: nothing });

/** The friends that a player has invited. */
export const appAgent5User = call('appAgent5User', {
  response: v.object({
    inviteCode: v.string(),
    /** Friends who opened an account with the code. */
    invited: count,
    /** Their lifetime valid bet, in hundredths. */
    validBet: hundredths,
    /** Deadline for naming the inviter; null if one is known or the deadline has passed. */
    fillUntil: v.nullable(time),
  }),
});

/** The calls with what only the server and the reference page read: access, requests, errors. */
export const agentCalls = forServer(() => ({
  agentFill: serverCall(agentFill, {
    about: `Says who has invited the player, once, within ${INVITER_DAYS} days of registering: for friends who came without the link.`,
    token: 'required',
    rate: 'sign-in',
    request: v.object({
      /** The inviter's code. */
      pid: inviteCode,
    }),
  }),
  appAgent5User: serverCall(appAgent5User, {
    about: "The player's invite code, how many friends have joined by it, and what they have bet.",
    token: 'required',
    request: nothing,
  }),
}));
