import * as v from 'valibot';
import { call, count, hundredths, nothing, time, forServer, serverCall } from './call.ts';
import { inviteCode } from './form.ts';

/**
 * Commission for a player who has invited friends, in millionths of their settled valid bet: for direct friends, for
 * the friends of these, and for one level more (docs/product-rules.md, Agents).
 */
export const AGENT_PPM = [1_500, 500, 200] as const;

/** Days after registration within which a player may still name the inviter. */
export const INVITER_DAYS = 7;

/** Stores who invited the player, after registration. */
export const agentFill = call('agentFill', { response: nothing });

/** The friends that a player has invited. */
export const appAgent5User = call('appAgent5User', {
  response: v.object({
    inviteCode: v.string(),
    /**
     * Number of friends who opened an account with the invite code, without those who do not count: with the player's
     * own device, beside the player, or of a person who has another account.
     */
    invited: count,
    /** Lifetime valid bet of these friends together, in hundredths. */
    validBet: hundredths,
    /** Deadline for naming the inviter; null if the inviter is known or the deadline has passed. */
    fillUntil: v.nullable(time),
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
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
