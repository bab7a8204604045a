import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  nothing,
  pageOf,
  paging,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { clientSeed, proof, seedHash } from './proof.ts';
import { poolFields, tier, winner } from './pools.ts';
/** Prize of one of the twelve cells of the grid: reward id and amount, with its exact odds. */
const drawCell = v.object({
  cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11)),
  propId: count,
  /** Amount of the reward: hundredths for coins, pieces for other rewards; 0 for the jackpot. */
  count,
  /** Chance of the cell in millionths; the chances of the twelve cells sum to 1,000,000. */
  oddsPpm: count,
});
/** Prize of one of the twelve cells of the grid. */
export type DrawCell = v.InferOutput<typeof drawCell>;

/** State of the lucky jackpot for this player. */
export const getJackpotDrawInfo = call('getJackpotDrawInfo', {
  response: v.object({
    ...poolFields,
    chanceSize: count,
    /** Deposit still missing for the next chance, in hundredths; 0 if the requirement is met. */
    needDeposit: hundredths,
    /** Valid bet still missing for the next chance, in hundredths; 0 once the daily limit is reached. */
    needTyping: hundredths,
    canReceiveDrawChance: v.boolean(),
    /** Today's valid bet and the valid bet per chance, in hundredths. */
    typingToday: hundredths,
    typingPerChance: hundredths,
    earnedToday: count,
    maxPerDay: count,
    jackpotWinnerList: v.array(winner),
    cells: v.array(drawCell),
    /** The chance of each tier on the wheel in millionths, given that the draw hit the jackpot cell. */
    wheelOddsPpm: v.object({ mega: count, major: count, minor: count, mini: count }),
    clientSeed: v.string(),
    nonce: count,
    nextSeedHash: seedHash,
    rulesVersion: v.string(),
  }),
});

/** A stored outcome: type 1 is a prize, type 2 the jackpot. */
const outcome = {
  /** 1 if the draw won a prize of the grid, 2 if it won the jackpot. */
  type: v.picklist([1, 2]),
  /** Id of the reward; 50000 for the jackpot. */
  propId: count,
  /** Amount of a prize: hundredths for coins, pieces for other rewards. 0 for the jackpot. */
  count,
  /** Coins won with the jackpot, in hundredths; 0 for a prize. */
  bonus: hundredths,
  /** Id of the tier won with the jackpot, 50001 to 50004; 0 for a prize. */
  id: count,
  cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11)),
};

/**
 * Spends one chance on a draw. At most once per clientTxnId: the same id with the same body returns the stored
 * response.
 */
export const receiveDrawChance = call('receiveDrawChance', {
  response: v.object({
    data: v.object({
      drawId: v.string(),
      /** Absent in responses stored before this field existed. */
      time: v.optional(time),
      ...outcome,
    }),
    proof,
    nextSeedHash: seedHash,
    chanceSize: count,
    ...balances,
  }),
});

/** One past draw of the Lucky Jackpot. */
export const drawRecord = v.object({
  id: v.string(),
  time,
  type: outcome.type,
  propId: count,
  count,
  bonus: hundredths,
  tier: v.optional(tier),
  cell: outcome.cell,
  proof,
});
/** One past draw of the Lucky Jackpot. */
export type DrawRecord = v.InferOutput<typeof drawRecord>;

/** The player's draws of the Lucky Jackpot, newest first. */
export const getPersonJackpotDrawAwardLog = call('getPersonJackpotDrawAwardLog', {
  response: pageOf(drawRecord),
});

/** Number of ranks that are counted exactly; a player further down is shown only as below them. */
export const RANKS_COUNTED = 10_000;

/** This week's ranking of players by their winnings from jackpot draws (docs/product-rules.md, Lucky Jackpot). */
export const getJackpotRank = call('getJackpotRank', {
  response: v.object({
    allRank: pageOf(
      v.object({ rank: count, name: v.string(), avatar: v.string(), total: hundredths, own: v.boolean() }),
    ),
    /**
     * The player's own rank. 0 means not ranked, since nothing was won this week; RANKS_COUNTED + 1 means any lower
     * rank.
     */
    personRank: v.object({ rank: count, total: hundredths }),
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const jackpotCalls = forServer(() => ({
  getJackpotDrawInfo: serverCall(getJackpotDrawInfo, {
    about:
      "The pools, the player's chances, what is missing for the next one, the grid with its odds and real winners.",
    token: 'required',
    request: nothing,
    errors: [ErrorCode.jackpotClosed],
  }),
  receiveDrawChance: serverCall(receiveDrawChance, {
    about: 'Spends one chance on the grid and, at the jackpot, the wheel. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({
      clientTxnId,
      clientSeed: v.optional(clientSeed),
    }),
    errors: [
      ErrorCode.noChanceLeft,
      ErrorCode.jackpotClosed,
      ErrorCode.drawInProgress,
      ErrorCode.drawNotAllowed,
      ErrorCode.idempotencyConflict,
    ],
  }),
  getPersonJackpotDrawAwardLog: serverCall(getPersonJackpotDrawAwardLog, {
    about: "The player's own draws, newest first, each with its proof.",
    token: 'required',
    request: v.object(paging(20)),
  }),
  getJackpotRank: serverCall(getJackpotRank, {
    about:
      "This week's players by what they won in draws (Monday to Sunday, Manila), and the player's own place.",
    token: 'required',
    request: v.object(paging(10)),
  }),
}));
