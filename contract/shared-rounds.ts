import * as v from 'valibot';
import { count, hundredths, time } from './call.ts';
import { seedHash } from './proof.ts';
import { GAME_SERVER_PREFIX, sharedBet } from './game-server.ts';

/**
 * The live stream of a shared game (docs/providers.md, Shared rounds): `GET` on the game server's own origin with
 * `authorization: Bearer <player token>`, answered with server-sent events. The stream begins with the whole state,
 * also after a reconnect. It never reveals a round's outcome before the round has ended.
 */
export const SHARED_PATH = `${GAME_SERVER_PREFIX}shared`;

/** A finished shared round, which everyone can verify. */
const pastRound = v.object({
  number: count,
  /** Hash of this round in the chain, h_i; its SHA-256 is the hash of the round before. */
  hash: seedHash,
  /** Outcome of the round; its fields depend on the game (contract/catalogue/games). */
  outcome: v.unknown(),
});
/** A finished shared round. */
export type PastSharedRound = v.InferOutput<typeof pastRound>;

/** The public state of the current shared round. Times are the server's, ms since 1970. */
const sharedRound = v.object({
  number: count,
  phase: v.picklist(['betting', 'running', 'result']),
  /** When bets close, by the server's clock. */
  closesAt: time,
  /** When bets had closed and the round's curve or race began; null before that. */
  startsAt: v.nullable(time),
  /**
   * The part of the outcome that is public while the round runs: the finishing order of a race; null in other games.
   */
  shown: v.unknown(),
  /** The finished round; null before the round has ended. */
  past: v.nullable(pastRound),
  /** Earliest start of the next round; null before the result. */
  nextAt: v.nullable(time),
});
/** The public state of the current shared round. */
export type SharedRound = v.InferOutput<typeof sharedRound>;

/** A bet as other players see it. */
const seenBet = v.object({
  id: v.string(),
  /** Name of the player, masked. */
  name: v.string(),
  stake: hundredths,
  choice: v.unknown(),
  /** Multiplier of the cash-out or of the win, in hundredths of the stake; 0 until then. */
  multiplier: count,
  payout: hundredths,
});
/** A bet as other players see it. */
export type SeenBet = v.InferOutput<typeof seenBet>;

/** Totals of all bets of the round. */
const totals = v.object({ bets: count, staked: hundredths, paid: hundredths });
/** Totals of all bets of the round. */
export type SharedTotals = v.InferOutput<typeof totals>;

const message = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ type: v.literal(type), serverTime: time, ...entries });

/** Messages of the live stream. */
export const sharedMessage = v.variant('type', [
  /** The whole state: first message of a stream. */
  message('state', {
    /** Null while the game waits for its first player. */
    round: v.nullable(sharedRound),
    /** Bets of the round that this player sees; bets for coins and for fun are never mixed. */
    bets: v.array(seenBet),
    totals,
    /** The player's own bets of the round. */
    mine: v.array(sharedBet),
    /** Finished rounds, newest first. */
    history: v.array(pastRound),
    /** The hash chain of the rounds; null while no round may begin. */
    chain: v.nullable(
      v.object({
        /** First hash of the chain, h_0, published before its first round. */
        anchor: seedHash,
        salt: v.string(),
        /** Number of rounds of the chain. */
        length: count,
      }),
    ),
    /** Maximum number of bets per player and round. */
    mostBets: count,
  }),
  /** The current round has entered its next phase, or the next round has begun. */
  message('round', { round: sharedRound }),
  /** New and changed bets, and the ids of removed bets. */
  message('bets', { bets: v.array(seenBet), gone: v.array(v.string()), totals }),
  /** A bet of the player has changed. */
  message('mine', { bet: sharedBet }),
  /** The player's balance after a payment, in hundredths. */
  message('balance', { balance: hundredths }),
  /** Keep-alive every few seconds, so that silence means a broken stream. */
  message('hello', {}),
]);
/** Messages of the live stream. */
export type SharedMessage = v.InferOutput<typeof sharedMessage>;
