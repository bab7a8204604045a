import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  nothing,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { proof, seedHash } from './proof.ts';

/** State and requirements of the red packet rain. */
export const getRedPacketRainConfig = call('getRedPacketRainConfig', {
  response: v.object({
    rain: v.object({
      id: v.string(),
      /**
       * soon: not begun; open: can be joined; joined: this player has a packet of it; over: its time or its packets
       * have run out.
       */
      state: v.picklist(['soon', 'open', 'joined', 'over']),
      startsAt: time,
      endsAt: time,
      /** The player's packet, in hundredths; 0 before joining. */
      amount: hundredths,
    }),
    /** When the rain after `rain` begins. */
    nextAt: time,
    /** Whether the player has ever deposited, which joining requires. */
    mayJoin: v.boolean(),
    /** Duration of the rain that a player sees after joining, ms. */
    rainMs: count,
    /** Maximum pool of a rain and mean amount of a packet, in hundredths. */
    poolAtMost: hundredths,
    packetMean: hundredths,
    /** Hours of the Manila day at which a rain begins. */
    hours: v.array(count),
    clientSeed: v.string(),
    nonce: count,
    nextSeedHash: seedHash,
    rulesVersion: v.string(),
  }),
});

/**
 * Joins the open rain: the packet's amount is fixed and paid immediately, and the rain on the screen only shows it. At
 * most once per clientTxnId.
 */
export const redWars = call('redWars', {
  response: v.object({
    id: v.string(),
    rainId: v.string(),
    /** Amount of the packet, in hundredths. */
    amount: hundredths,
    proof,
    nextSeedHash: seedHash,
    ...balances,
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const redPacketCalls = forServer(() => ({
  getRedPacketRainConfig: serverCall(getRedPacketRainConfig, {
    about: 'The rain that is open or comes next, what this player got of it, and the rules.',
    token: 'required',
    request: nothing,
  }),
  redWars: serverCall(redWars, {
    about: "Joins the open rain. The packet's amount is fixed and paid at once; the 30 seconds only show it.",
    token: 'required',
    rate: 'money',
    request: v.object({ clientTxnId, rainId: v.pipe(v.string(), v.maxLength(40)) }),
    errors: [
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.alreadyClaimed,
      ErrorCode.conditionNotMet,
      ErrorCode.fundEmpty,
    ],
  }),
}));
