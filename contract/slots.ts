import * as v from 'valibot';
import { count, hundredths } from './call.ts';
import { seedHash } from './proof.ts';

/** An exact share or probability: `over` divided by `under`. */
const share = v.object({ over: count, under: count });
/** An exact share or probability: `over` divided by `under`. */
export type Share = v.InferOutput<typeof share>;

/** A winning line of a slot. */
const lineWin = v.object({
  /** Index into the slot's lines. */
  line: count,
  /** Id of the row of the paytable that is paid. */
  pay: v.string(),
  /** Indexes of the reels with winning symbols. */
  reels: v.array(count),
  /** Win of the line in hundredths, including the multiplier. */
  win: hundredths,
});

/** One spin of the reels. */
const slotSpin = v.object({
  /** For each reel, the strip index of the top row. */
  stops: v.array(count),
  /** For each reel, its visible symbols, top to bottom, one character each. */
  window: v.array(v.string()),
  lines: v.array(lineWin),
  scatters: count,
  /** Win of the scatters in hundredths, including the multiplier. */
  scatterWin: hundredths,
  /** Free spins awarded by this spin. */
  freeSpins: count,
  /** 1 for the paid spin, more for a free spin. */
  multiplier: count,
  /** Hundredths won by this spin. */
  win: hundredths,
});
/** One spin of the reels. */
export type SlotSpin = v.InferOutput<typeof slotSpin>;

/** Result of one bet: the paid spin, then its free spins in order. */
export const slotOutcome = v.object({ bet: hundredths, spins: v.array(slotSpin), total: hundredths });
/** Result of one bet: the paid spin, then its free spins in order. */
export type SlotOutcome = v.InferOutput<typeof slotOutcome>;

/** A row of the paytable with its exact probability on one line. */
const payRow = v.object({
  id: v.string(),
  /** The symbols that count for this row, one character each. */
  of: v.string(),
  count,
  /** Payout as a multiple of the line bet. */
  pay: count,
  chance: share,
});
/** A row of the paytable. */
export type PayRow = v.InferOutput<typeof payRow>;

/** Public data of a slot machine: everything but the next seed. */
export const slotInfo = v.object({
  /** For each line, the row (0 = top) on each reel. */
  lines: v.array(v.array(count)),
  paytable: v.array(payRow),
  /** The symbol that substitutes for all but the scatter. */
  wild: v.optional(v.string()),
  scatter: v.optional(
    v.object({
      symbol: v.string(),
      /**
       * For each number of visible scatters: the payout as a multiple of the total bet, and the exact probability of
       * that number.
       */
      pays: v.array(v.object({ count, pay: count, chance: share })),
      triggerAt: count,
      freeSpins: count,
      multiplier: count,
      /** Probability that a spin triggers free spins. */
      trigger: share,
    }),
  ),
  /** Allowed total bets in hundredths, smallest first. */
  bets: v.array(hundredths),
  /** Exact components of the RTP, as shares of the total bet. */
  returns: v.object({ lines: share, scatter: share, free: share, total: share }),
  /** Probability that a given line wins. */
  lineHit: share,
  /** Initial position of the reels: the last spin of the player's last round. */
  rest: v.object({ stops: v.array(count), window: v.array(v.string()) }),
  clientSeed: v.string(),
  nonce: count,
  nextSeedHash: seedHash,
  rulesVersion: v.string(),
});
/** Public data of a slot machine. */
export type SlotInfo = v.InferOutput<typeof slotInfo>;
