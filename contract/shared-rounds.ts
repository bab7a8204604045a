import * as v from 'valibot';
import { count, hundredths, time } from './call.ts';
import { seedHash } from './proof.ts';
import { GAME_SERVER_PREFIX, sharedBet } from './game-server.ts';

/**
 * The live stream of a shared game (docs/providers.md, Shared rounds): `GET` on the game server's own origin with
 * `authorization: Bearer <player token>`, answered with server-sent events. It begins with the whole state, also
 * after a reconnect. It never reveals a round's outcome before the round has ended.
 */
export const SHARED_PATH = `${GAME_SERVER_PREFIX}shared`;

/** A finished round, which everyone can verify. */
const pastRound = v.object({
  number: count,
  /** h_i of the chain; its SHA-256 is the hash of the round before. */
  hash: seedHash,
  /** Depends on the game (contract/catalogue/games). */
  outcome: v.unknown(),
});
/** A finished round. */
export type PastSharedRound = v.InferOutput<typeof pastRound>;

/** The public state of the round. Times are the server's, ms since 1970. */
const sharedRound = v.object({
  number: count,
  phase: v.picklist(['betting', 'running', 'result']),
  /** When bets close, by the server's clock. */
  closesAt: time,
  /** When the run began; null before that. */
  startsAt: v.nullable(time),
  /** The part of the outcome that is public while the round runs: the order of a race; else null. */
  shown: v.unknown(),
  /** The finished round; null before the end. */
  past: v.nullable(pastRound),
  /** Earliest start of the next round; null before the result. */
  nextAt: v.nullable(time),
});
/** The public state of the round. */
export type SharedRound = v.InferOutput<typeof sharedRound>;

/** The public view of a bet. */
const seenBet = v.object({
  id: v.string(),
  /** Masked. */
  name: v.string(),
  stake: hundredths,
  choice: v.unknown(),
  /** Multiplier cashed out at or won, hundredths of the stake; 0 until then. */
  multiplier: count,
  payout: hundredths,
});
/** The public view of a bet. */
export type SeenBet = v.InferOutput<typeof seenBet>;

/** Totals of all bets of the round. */
const totals = v.object({ bets: count, staked: hundredths, paid: hundredths });
/** Totals of all bets of the round. */
export type SharedTotals = v.InferOutput<typeof totals>;

const message = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ type: v.literal(type), serverTime: time, ...entries });

/** Messages of the stream. */
export const sharedMessage = v.variant('type', [
  /** The whole state: first message of a stream. */
  message('state', {
    /** Null while the game waits for its first player. */
    round: v.nullable(sharedRound),
    /** Bets of the round that are shown; bets for coins and for fun are never mixed. */
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
        /** Number of rounds that it serves. */
        length: count,
      }),
    ),
    /** Maximum number of bets per player and round. */
    mostBets: count,
  }),
  /** The round has advanced. */
  message('round', { round: sharedRound }),
  /** New, changed and removed bets. */
  message('bets', { bets: v.array(seenBet), gone: v.array(v.string()), totals }),
  /** A bet of the player has changed. */
  message('mine', { bet: sharedBet }),
  /** The player's balance after a payment. */
  message('balance', { balance: hundredths }),
  /** Keep-alive every few seconds, so that silence means a broken stream. */
  message('hello', {}),
]);
/** Messages of the stream. */
export type SharedMessage = v.InferOutput<typeof sharedMessage>;
