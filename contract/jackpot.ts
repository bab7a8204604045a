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
/** Prize of a cell: reward id and amount, with its exact odds. */
const drawCell = v.object({
  cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11)),
  propId: count,
  /** Hundredths for coins, pieces for other rewards; 0 for the jackpot. */
  count,
  /** Chance in millionths; the twelve sum to 1,000,000. */
  oddsPpm: count,
});
/** Prize of a cell. */
export type DrawCell = v.InferOutput<typeof drawCell>;

/** State of the lucky jackpot for this player. */
export const getJackpotDrawInfo = call('getJackpotDrawInfo', {
  response: v.object({
    ...poolFields,
    chanceSize: count,
    /** Hundredths still to deposit, 0 once met. */
    needDeposit: hundredths,
    /** Hundredths of valid bet still missing for the next chance, 0 once the daily limit is reached. */
    needTyping: hundredths,
    canReceiveDrawChance: v.boolean(),
    /** Today's valid bet and the valid bet per chance. */
    typingToday: hundredths,
    typingPerChance: hundredths,
    earnedToday: count,
    maxPerDay: count,
    jackpotWinnerList: v.array(winner),
    cells: v.array(drawCell),
    /** The wheel's odds in millionths, given that the jackpot cell was hit. */
    wheelOddsPpm: v.object({ mega: count, major: count, minor: count, mini: count }),
    clientSeed: v.string(),
    nonce: count,
    nextSeedHash: seedHash,
    rulesVersion: v.string(),
  }),
});

/** A stored outcome: type 1 is a prize, type 2 the jackpot. */
const outcome = {
  /** 1 prize, 2 jackpot. */
  type: v.picklist([1, 2]),
  /** The reward id; 50000 for the jackpot. */
  propId: count,
  /** For a prize: hundredths for coins, pieces for others; 0 for the jackpot. */
  count,
  /** For the jackpot: hundredths won. 0 for a prize. */
  bonus: hundredths,
  /** For the jackpot: the tier's id, 50001 to 50004. 0 for a prize. */
  id: count,
  cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11)),
};

/** Spends one chance. At most once per clientTxnId: the same id with the same body returns the stored response. */
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

/** One past draw. */
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
/** One past draw. */
export type DrawRecord = v.InferOutput<typeof drawRecord>;

/** The player's draws, newest first. */
export const getPersonJackpotDrawAwardLog = call('getPersonJackpotDrawAwardLog', {
  response: pageOf(drawRecord),
});

/** Number of ranks that are counted exactly; lower ones are shown as "more than this". */
export const RANKS_COUNTED = 10_000;

/** This week's ranking by jackpot-draw winnings (docs/product-rules.md, Lucky Jackpot). */
export const getJackpotRank = call('getJackpotRank', {
  response: v.object({
    allRank: pageOf(
      v.object({ rank: count, name: v.string(), avatar: v.string(), total: hundredths, own: v.boolean() }),
    ),
    /** rank 0 means "not ranked yet": nothing won this week. RANKS_COUNTED + 1 means any lower rank. */
    personRank: v.object({ rank: count, total: hundredths }),
  }),
});

/** The calls with what only the server and the reference page read: access, requests, errors. */
export const jackpotCalls = forServer(() => ({
  getJackpotDrawInfo: serverCall(getJackpotDrawInfo, {
    about:
      "The pools, the player's chances, what is missing for the next one, the grid with its odds and real winners.",
    token: 'required',
    request: nothing,
    errors: [ErrorCode.jackpotClosed, ErrorCode.drawNotAllowed],
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
