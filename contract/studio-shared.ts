import * as v from 'valibot';
import { count, hundredths, time } from './call.ts';
import { seedHash } from './fair.ts';
import { sharedBet } from './studio.ts';

/**
 * The live stream of a shared game (docs/providers.md, Shared rounds): `GET` on the studio's own origin with
 * `authorization: Bearer <player token>`, answered with server-sent events. It begins with the whole state, also after a break.
 * Nothing in it tells how a round ends before it has ended.
 */
export const SHARED_PATH = '/studio/v1/shared';

/** A round that is over: everybody can work it out again. */
const pastRound = v.object({
  number: count,
  /** h_i of the chain; its SHA-256 is the hash of the round before. */
  hash: seedHash,
  /** By the game's kind (contract/studio-games.ts). */
  outcome: v.unknown(),
});
/** A round that is over. */
export type PastRound = v.InferOutput<typeof pastRound>;

/** The round as everybody sees it. Instants are the server's, ms since 1970. */
const sharedRound = v.object({
  number: count,
  phase: v.picklist(['betting', 'running', 'result']),
  /** Bets close here, on the server's word. */
  closesAt: time,
  /** When the run began; null before. */
  startsAt: v.nullable(time),
  /** What everybody may know of the outcome while it runs: the order of a race; null where nothing is told. */
  shown: v.unknown(),
  /** How it ended; null before. */
  past: v.nullable(pastRound),
  /** The next round begins here at the earliest; null before the result. */
  nextAt: v.nullable(time),
});
/** The round as everybody sees it. */
export type SharedRound = v.InferOutput<typeof sharedRound>;

/** Somebody's bet as all see it. */
const seenBet = v.object({
  id: v.string(),
  /** Masked. */
  name: v.string(),
  stake: hundredths,
  choice: v.unknown(),
  /** What it got off at or won, hundredths of the stake; 0 until then. */
  multiplier: count,
  payout: hundredths,
});
/** Somebody's bet as all see it. */
export type SeenBet = v.InferOutput<typeof seenBet>;

/** All bets of the round together. */
const totals = v.object({ bets: count, staked: hundredths, paid: hundredths });
/** All bets of the round together. */
export type SharedTotals = v.InferOutput<typeof totals>;

const message = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ type: v.literal(type), serverTime: time, ...entries });

/** What the stream tells. */
export const sharedMessage = v.variant('type', [
  /** Everything: the first message of a stream. */
  message('state', {
    /** Null while the game waits for its first player. */
    round: v.nullable(sharedRound),
    /** Of the round, those that are shown; bets for coins and for fun are never mixed. */
    bets: v.array(seenBet),
    totals,
    /** The player's own bets of the round. */
    mine: v.array(sharedBet),
    /** Newest first. */
    history: v.array(pastRound),
    /** Null while no round may begin. */
    chain: v.nullable(
      v.object({
        /** h_0, published before the first round. */
        anchor: seedHash,
        salt: v.string(),
        /** Rounds that it serves. */
        length: count,
      }),
    ),
    /** Bets of one player in one round. */
    mostBets: count,
  }),
  /** The round has come further. */
  message('round', { round: sharedRound }),
  /** Bets that are new, have changed, or are gone again. */
  message('bets', { bets: v.array(seenBet), gone: v.array(v.string()), totals }),
  /** A bet of the player has changed. */
  message('mine', { bet: sharedBet }),
  /** The player's balance after a payment. */
  message('balance', { balance: hundredths }),
  /** Nothing but the time; every few seconds, so that silence means a broken stream. */
  message('hello', {}),
]);
/** What the stream tells. */
export type SharedMessage = v.InferOutput<typeof sharedMessage>;
