import * as v from 'valibot';
import { call, count, hundredths, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

/** The two camps. */
export const camps = v.picklist(['red', 'blue']);
/** A camp. */
export type Camp = v.InferOutput<typeof camps>;

/** One player receives at most 1/n of the pool (docs/product-rules.md, Red versus blue). */
export const PK_CAP_PARTS = 10;
/** Polling interval of a visible page, in ms. */
export const PK_ASK_EVERY_MS = 5_000;

const camp = v.object({
  players: count,
  /** Hundredths of valid bet made by its players since they joined. */
  validBet: hundredths,
});

/** State of this week's camps. */
export const pkData = call('pkData', {
  response: v.object({
    /** Monday to Sunday in Manila. */
    startsAt: time,
    endsAt: time,
    /** Current pool, in hundredths. */
    pool: hundredths,
    red: camp,
    blue: camp,
    own: v.object({
      /** Absent until a camp was chosen. */
      camp: v.optional(camps),
      /** Hundredths of valid bet since then. */
      validBet: hundredths,
      /** Hundredths that the player would receive if the round ended now and the player's camp won. */
      share: hundredths,
    }),
    /** The last finished round; absent before the first. */
    last: v.optional(
      v.object({
        /** `tie`: both camps shared. */
        winner: v.picklist(['red', 'blue', 'tie']),
        paid: hundredths,
        /** The player's share. */
        own: hundredths,
      }),
    ),
  }),
});

/** Chooses a camp for the week. */
export const pkSignUp = call('pkSignUp', { response: v.object({ camp: camps }) });

/** The calls with what only the server and the reference page read: access, requests, errors. */
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
