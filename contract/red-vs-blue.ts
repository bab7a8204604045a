import * as v from 'valibot';
import { call, count, hundredths, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Schema of the two camps. */
export const camps = v.picklist(['red', 'blue']);
/** A camp. */
export type Camp = v.InferOutput<typeof camps>;

/**
 * Number of parts into which the pool is divided; one player receives at most one part (docs/product-rules.md, Red
 * versus blue).
 */
export const PK_CAP_PARTS = 10;
/** How often a visible page asks for new data, in ms. */
export const PK_ASK_EVERY_MS = 5_000;

const camp = v.object({
  players: count,
  /** Valid bet of the camp's players, each counted from joining, in hundredths. */
  validBet: hundredths,
});

/** State of this week's camps. */
export const pkData = call('pkData', {
  response: v.object({
    /** Start and end of the round: Monday to Sunday in Manila. */
    startsAt: time,
    endsAt: time,
    /** Current pool, in hundredths. */
    pool: hundredths,
    red: camp,
    blue: camp,
    own: v.object({
      /** The player's camp; absent until the player has chosen one. */
      camp: v.optional(camps),
      /** The player's valid bet since joining the camp, in hundredths. */
      validBet: hundredths,
      /** Coins that the player would receive if the round ended now and the player's camp won, in hundredths. */
      share: hundredths,
    }),
    /** The last finished round; absent before the first. */
    last: v.optional(
      v.object({
        /** The camp that won; with `tie`, both camps shared the pool. */
        winner: v.picklist(['red', 'blue', 'tie']),
        paid: hundredths,
        /** What the player received, in hundredths. */
        own: hundredths,
      }),
    ),
  }),
});

/** Chooses the player's camp for the week. */
export const pkSignUp = call('pkSignUp', { response: v.object({ camp: camps }) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const redVsBlueCalls = forServer(() => ({
  pkData: serverCall(pkData, {
    about: 'The round of the week: pool, camps, what the player has brought, and how the last round ended.',
    token: 'required',
    request: nothing,
  }),
  pkSignUp: serverCall(pkSignUp, {
    about: 'Joins a camp until the end of the week. Joining the own camp again changes nothing.',
    token: 'required',
    request: v.object({ camp: camps }),
    errors: [ErrorCode.activityClosed, ErrorCode.playerExcluded, ErrorCode.alreadyClaimed],
  }),
}));
