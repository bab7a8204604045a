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
      /** soon: not begun; open: may be joined; joined: this player has its packet; over: ended or given out. */
      state: v.picklist(['soon', 'open', 'joined', 'over']),
      startsAt: time,
      endsAt: time,
      /** The player's packet, in hundredths; 0 before joining. */
      amount: hundredths,
    }),
    /** When the rain after that begins. */
    nextAt: time,
    /** Whether the player has ever deposited, which joining requires. */
    mayJoin: v.boolean(),
    /** Duration of a player's own rain, ms. */
    rainMs: count,
    /** Maximum pool of a rain and mean of a packet, in hundredths. */
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
 * Joins the open rain: the packet is fixed and paid immediately, the rain only shows it. At most once per
 * clientTxnId.
 */
export const redWars = call('redWars', {
  response: v.object({
    id: v.string(),
    rainId: v.string(),
    /** Hundredths. */
    amount: hundredths,
    proof,
    nextSeedHash: seedHash,
    ...balances,
  }),
});

/** The calls with what only the server and the reference page read: access, requests, errors. */
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
