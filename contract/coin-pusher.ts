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
import { proof, seedHash } from './proof.ts';
import { reward } from './reward.ts';

/*
 * The four calls of the coin pusher, whose names the specification hides (docs/product-rules.md, Coin pusher). They
 * are all in this file, so that the real names can replace ours with no other change.
 */

/** Schema of a kind of disc on the coin pusher's table. */
export const pieceKind = v.picklist(['peso', 'tenPesos', 'diamonds', 'scratchCard']);
/** Kind of a disc on the coin pusher's table. */
export type CoinPusherPiece = v.InferOutput<typeof pieceKind>;

/**
 * A table at rest. The discs are in a fixed order; x and y are their centres in thousandths of the table's width, exact
 * to the last bit.
 */
export const pusherTable = v.object({
  /** Version of the physics used. */
  physics: v.string(),
  nextId: count,
  discs: v.array(v.object({ id: count, kind: pieceKind, x: v.number(), y: v.number() })),
});
/** The coin pusher's table at rest. */
export type PusherTable = v.InferOutput<typeof pusherTable>;

/** SHA-256 of a table, as hex; a replay must arrive at the same hash. */
const tableHash = seedHash;

/** Position on the rail where a disc is released, from 0 at the left to 1000 at the right. */
const railPlace = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));

/** A disc that went over the front edge, and its prize. */
const wonPiece = v.object({
  /** The disc's id. */
  disc: count,
  kind: pieceKind,
  /** When the disc went over the edge, in steps of 1/120 s from its release. */
  step: count,
  ...reward.entries,
});

/** Result of a drop: one disc released onto the table. */
const dropFields = {
  dropId: v.string(),
  x: railPlace,
  /** Price of the drop, in hundredths. */
  price: hundredths,
  /** Coins paid, in hundredths. */
  coins: hundredths,
  /** Discs that went over the front edge, in the order in which they fell. */
  won: v.array(wonPiece),
  /** Number of discs that fell into the gutters. */
  lost: count,
  /** Duration of the drop, in steps of 1/120 s. */
  steps: count,
  /** Hash of the table after the drop. */
  hash: tableHash,
  proof,
};

/** Random values of a drop, as derived from its seed, so that a scene can play it without repeating the derivation. */
const dropDraw = v.object({
  /** Phase of the moving shelf when the disc is released, in steps of 1/120 s. */
  phase: count,
  /**
   * `path` is the disc's x at release and after each row of pegs, `landX` its x where it lands, all in thousandths of
   * the table's width.
   */
  path: v.array(v.number()),
  landX: v.number(),
  kind: pieceKind,
});

/** The tables before and after a drop and the drop's random values, which are enough to replay it. */
const dropTables = { before: pusherTable, after: pusherTable, draw: dropDraw };

/** Price and prizes of a drop, and the player's state. */
const infoFields = {
  /** Number of drops played on the player's table. */
  drops: count,
  /** Price of a drop in hundredths, the only stake. */
  price: hundredths,
  /** Free drops that the player has; they are used before coins. */
  freeDrops: count,
  /** The player's highest payout of one drop, in hundredths; prizes other than coins count at their worth. */
  best: hundredths,
  /** False while the activity is closed or the player is on a break. */
  canDrop: v.boolean(),
  /**
   * For each kind of disc: its prize, the worth of the prize in hundredths, and how many of ten thousand dropped discs
   * are of this kind.
   */
  pieces: v.array(v.object({ kind: pieceKind, ...reward.entries, worth: hundredths, per10000: count })),
  /**
   * Measured returns in ten-thousandths of the price: with positions spread evenly over the rail, always at an edge of
   * it, with the best strategy tried, and for the first twenty drops on a newly dealt table.
   */
  returns: v.object({ mixed: count, edge: count, best: count, first20: count }),
  clientSeed: v.string(),
  nonce: count,
  seedHash,
  rulesVersion: v.string(),
};

/** Returns the player's table and the price and prizes of a drop. */
export const coinPusherInfo = call('coinPusherInfo', {
  response: v.object({ ...infoFields, table: v.optional(pusherTable), hash: v.optional(tableHash) }),
});

/** Deals the player's table, once, before the player's first drop. */
export const coinPusherDeal = call('coinPusherDeal', {
  response: v.object({ ...infoFields, table: pusherTable, hash: tableHash }),
});
/** The player's current table, and the price and prizes of a drop. */
export type CoinPusherInfo = v.InferOutput<typeof coinPusherDeal.response>;

/** Buys a drop. At most once per clientTxnId: the same id with the same body returns the stored outcome. */
export const coinPusherDrop = call('coinPusherDrop', {
  response: v.object({
    ...dropFields,
    ...dropTables,
    nextSeedHash: seedHash,
    best: hundredths,
    /** Free drops left. */
    freeDrops: count,
    ...balances,
  }),
});
/** A settled drop. */
export type SettledDrop = v.InferOutput<typeof coinPusherDrop.response>;

/** One past drop; `tables` is present if the drop was requested by its id. */
const dropRecord = v.object({ ...dropFields, time, tables: v.optional(v.object(dropTables)) });
/** One past drop. */
export type DropRecord = v.InferOutput<typeof dropRecord>;

/** The player's drops, newest first, or one drop with its tables. */
export const coinPusherRecord = call('coinPusherRecord', { response: pageOf(dropRecord) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const coinPusherCalls = forServer(() => ({
  coinPusherInfo: serverCall(coinPusherInfo, {
    about:
      "The player's own table, the price of a drop, its prizes with their odds. Before the table is dealt there is none: then seedHash commits to the seed that will deal it.",
    token: 'required',
    request: nothing,
  }),
  coinPusherDeal: serverCall(coinPusherDeal, {
    about:
      'Deals the player’s table out of the seed that coinPusherInfo or fairSeed has committed to. Asked again it answers the table that lies there.',
    token: 'required',
    rate: 'money',
    request: v.object({
      /** The commitment that the player has seen; the deal uses only the seed behind it. */
      seedHash,
    }),
    errors: [ErrorCode.conditionNotMet, ErrorCode.idempotencyConflict],
  }),
  coinPusherDrop: serverCall(coinPusherDrop, {
    about: 'Drops a coin at a place of the rail and settles the table. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ x: railPlace, clientTxnId }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.conditionNotMet,
    ],
  }),
  coinPusherRecord: serverCall(coinPusherRecord, {
    about:
      "The player's own drops, newest first, each with its proof; with dropId that one, tables included.",
    token: 'required',
    request: v.object({ ...paging(20), dropId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))) }),
  }),
}));
