import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import { balances, call, clientTxnId, count, hundredths, nothing, pageOf, paging, time } from './call.ts';
import { proof, seedHash } from './fair.ts';
import { reward } from './reward.ts';

/*
 * The four calls of the coin pusher, whose names the specification hides (docs/product-rules.md, Coin pusher). They stand in this file
 * alone, so that real names can replace ours with no other change.
 */

/** What a disc can be. */
export const pieceKind = v.picklist(['peso', 'tenPesos', 'diamonds', 'scratchCard']);
/** What a disc can be. */
export type PieceKind = v.InferOutput<typeof pieceKind>;

/** A table at rest: discs in their order, centres in thousandths of the table's width, exact to the bit. */
export const pusherTable = v.object({
  /** Version of the physics that it was played with. */
  physics: v.string(),
  nextId: count,
  discs: v.array(v.object({ id: count, kind: pieceKind, x: v.number(), y: v.number() })),
});
/** A table at rest. */
export type PusherTable = v.InferOutput<typeof pusherTable>;

/** SHA-256 of a table, as hex: what a replay is checked against. */
const tableHash = seedHash;

/** Where on the rail a disc is let go. */
const railPlace = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));

/** A disc that went over the front edge, and what it paid. */
const wonPiece = v.object({
  /** The disc's id. */
  disc: count,
  kind: pieceKind,
  /** When it went over, in steps of 1/120 s from the release. */
  step: count,
  ...reward.entries,
});

/** What a drop came to. */
const dropFields = {
  dropId: v.string(),
  x: railPlace,
  /** Hundredths. */
  price: hundredths,
  /** Coins that were paid, hundredths. */
  coins: hundredths,
  /** Discs over the front edge in their order. */
  won: v.array(wonPiece),
  /** Discs that fell into the gutters. */
  lost: count,
  /** Steps of 1/120 s that it took. */
  steps: count,
  /** Hash of the table that it left. */
  hash: tableHash,
  proof,
};

/** What chance decided of a drop, as its seed gives it: a scene plays it without doing the seed's arithmetic again. */
const dropDraw = v.object({
  /** Phase of the shelf when the disc leaves the hand, steps. */
  phase: count,
  /** The disc's x at the hand and after each row of pegs, and where it lands, in thousandths of the table's width. */
  path: v.array(v.number()),
  landX: v.number(),
  kind: pieceKind,
});

/** The tables before and after a drop, and what decided it: what it is shown again from. */
const dropTables = { before: pusherTable, after: pusherTable, draw: dropDraw };

/** What a drop costs and can pay, and where the player stands. */
const infoFields = {
  /** How many drops were played on the table. */
  drops: count,
  /** One stake only. */
  price: hundredths,
  /** Coins that the player can drop without paying; they are dropped first. */
  freeDrops: count,
  /** Most that one drop has ever paid the player, a thing by its worth. */
  best: hundredths,
  /** False while the activity is closed or the player is on a break. */
  canDrop: v.boolean(),
  /** What a disc can be: what it pays and how many of ten thousand drops bring it. */
  pieces: v.array(v.object({ kind: pieceKind, ...reward.entries, worth: hundredths, per10000: count })),
  /**
   * Measured returns in ten-thousandths: places mixed evenly, always at an edge, the best rule that was tried, and the
   * first twenty drops on a table just dealt.
   */
  returns: v.object({ mixed: count, edge: count, best: count, first20: count }),
  clientSeed: v.string(),
  nonce: count,
  seedHash,
  rulesVersion: v.string(),
};

/** The player's own table and what a drop costs and can pay. */
export const coinPusherInfo = call('coinPusherInfo', {
  about:
    "The player's own table, the price of a drop, its prizes with their odds. Before the table is dealt there is none: then seedHash commits to the seed that will deal it.",
  token: 'required',
  request: nothing,
  response: v.object({ ...infoFields, table: v.optional(pusherTable), hash: v.optional(tableHash) }),
});

/** Deals the player's table, once: the round that comes before the first drop. */
export const coinPusherDeal = call('coinPusherDeal', {
  about:
    'Deals the player’s table out of the seed that coinPusherInfo or fairSeed has committed to. Asked again it answers the table that lies there.',
  token: 'required',
  rate: 'money',
  request: v.object({
    /** The commitment that the player was shown: nothing is dealt from another seed. */
    seedHash,
  }),
  response: v.object({ ...infoFields, table: pusherTable, hash: tableHash }),
  errors: [ErrorCode.conditionNotMet, ErrorCode.idempotencyConflict],
});
/** The player's own table, which lies there, and what a drop costs and can pay. */
export type CoinPusherInfo = v.InferOutput<typeof coinPusherDeal.response>;

/** Buys a drop. At most once per clientTxnId: the same id with the same body returns the stored outcome. */
export const coinPusherDrop = call('coinPusherDrop', {
  about: 'Drops a coin at a place of the rail and settles the table. At most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.object({ x: railPlace, clientTxnId }),
  response: v.object({
    ...dropFields,
    ...dropTables,
    nextSeedHash: seedHash,
    best: hundredths,
    /** Coins that the player can still drop without paying. */
    freeDrops: count,
    ...balances,
  }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.idempotencyConflict,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
    ErrorCode.conditionNotMet,
  ],
});
/** A settled drop. */
export type SettledDrop = v.InferOutput<typeof coinPusherDrop.response>;

/** One past drop; `tables` is there when it was asked for by its id. */
const dropRecord = v.object({ ...dropFields, time, tables: v.optional(v.object(dropTables)) });
/** One past drop. */
export type DropRecord = v.InferOutput<typeof dropRecord>;

/** The player's own drops, newest first, or one of them with its tables. */
export const coinPusherRecord = call('coinPusherRecord', {
  about: "The player's own drops, newest first, each with its proof; with dropId that one, tables included.",
  token: 'required',
  request: v.object({ ...paging(20), dropId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))) }),
  response: pageOf(dropRecord),
});
