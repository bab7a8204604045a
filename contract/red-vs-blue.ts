import * as v from 'valibot';
import { call, count, hundredths, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';

/** The two camps. */
export const camps = v.picklist(['red', 'blue']);
/** A camp. */
export type Camp = v.InferOutput<typeof camps>;

/** Of the pool one player takes at most a part of so many (docs/product-rules.md, Red versus blue). */
export const PK_CAP_PARTS = 10;
/** How often a page in sight asks how the camps stand, in ms. */
export const PK_ASK_EVERY_MS = 5_000;

const camp = v.object({
  players: count,
  /** Hundredths of valid bet that its players have made since they joined it. */
  validBet: hundredths,
});

/** How the week's camps stand. */
export const pkData = call('pkData', {
  about: 'The round of the week: pool, camps, what the player has brought, and how the last round ended.',
  token: 'required',
  request: nothing,
  response: v.object({
    /** Monday to Sunday in Manila. */
    startsAt: time,
    endsAt: time,
    /** What there is to share by now, in hundredths. */
    pool: hundredths,
    red: camp,
    blue: camp,
    own: v.object({
      /** Left out until one was chosen. */
      camp: v.optional(camps),
      /** Hundredths of valid bet since then. */
      validBet: hundredths,
      /** Hundredths that would come if the round ended now and the own camp had won. */
      share: hundredths,
    }),
    /** The last round that has ended; left out before the first. */
    last: v.optional(
      v.object({
        /** `tie`: both camps shared. */
        winner: v.picklist(['red', 'blue', 'tie']),
        paid: hundredths,
        /** What the player got of it. */
        own: hundredths,
      }),
    ),
  }),
});

/** Chooses a camp for the week. */
export const pkSignUp = call('pkSignUp', {
  about: 'Joins a camp until the end of the week. Joining the own camp again changes nothing.',
  token: 'required',
  request: v.object({ camp: camps }),
  response: v.object({ camp: camps }),
  errors: [ErrorCode.activityClosed, ErrorCode.playerExcluded, ErrorCode.alreadyClaimed],
});
