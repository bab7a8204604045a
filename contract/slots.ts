import * as v from 'valibot';
import { count, hundredths } from './call.ts';
import { seedHash } from './fair.ts';

/** An exact share or chance: `over` of `under`. */
const share = v.object({ over: count, under: count });
/** An exact share or chance: `over` of `under`. */
export type Share = v.InferOutput<typeof share>;

/** A line that won. */
const lineWin = v.object({
  /** Index into the slot's lines. */
  line: count,
  /** Id of the paytable's row. */
  pay: v.string(),
  /** The reels whose symbols won. */
  reels: v.array(count),
  /** Hundredths, multiplier included. */
  win: hundredths,
});

/** One turn of the reels. */
const slotSpin = v.object({
  /** For each reel the strip index in the top row. */
  stops: v.array(count),
  /** For each reel its visible symbols, top to bottom, one character each. */
  window: v.array(v.string()),
  lines: v.array(lineWin),
  scatters: count,
  /** Hundredths, multiplier included. */
  scatterWin: hundredths,
  /** Free spins that this turn gave. */
  freeSpins: count,
  /** 1 for the bought spin, more for a free one. */
  multiplier: count,
  /** Hundredths won by this turn. */
  win: hundredths,
});
/** One turn of the reels. */
export type SlotSpin = v.InferOutput<typeof slotSpin>;

/** Everything that one bet came to: the bought spin, then its free spins in their order. */
export const slotOutcome = v.object({ bet: hundredths, spins: v.array(slotSpin), total: hundredths });
/** Everything that one bet came to. */
export type SlotOutcome = v.InferOutput<typeof slotOutcome>;

/** A row of the paytable with its exact chance on one line. */
const payRow = v.object({
  id: v.string(),
  /** The symbols that count, one character each. */
  of: v.string(),
  count,
  /** Times the line bet. */
  pay: count,
  chance: share,
});
/** A row of the paytable. */
export type PayRow = v.InferOutput<typeof payRow>;

/** A slot machine as its player may know it: everything but the next seed. */
export const slotInfo = v.object({
  /** For each line the row (0 = top) on each reel. */
  lines: v.array(v.array(count)),
  paytable: v.array(payRow),
  /** The symbol that stands for all but the scatter. */
  wild: v.optional(v.string()),
  scatter: v.optional(
    v.object({
      symbol: v.string(),
      /** Times the total bet by the number shown, with the exact chance of a window. */
      pays: v.array(v.object({ count, pay: count, chance: share })),
      triggerAt: count,
      freeSpins: count,
      multiplier: count,
      /** Chance that a spin gives free spins. */
      trigger: share,
    }),
  ),
  /** Allowed total bets in hundredths, smallest first. */
  bets: v.array(hundredths),
  /** Exact shares of the total bet that come back on average. */
  returns: v.object({ lines: share, scatter: share, free: share, total: share }),
  /** Chance that a given line wins. */
  lineHit: share,
  /** Where the reels stand: the last turn of the player's last round. */
  rest: v.object({ stops: v.array(count), window: v.array(v.string()) }),
  clientSeed: v.string(),
  nonce: count,
  nextSeedHash: seedHash,
  rulesVersion: v.string(),
});
/** A slot machine as its player may know it. */
export type SlotInfo = v.InferOutput<typeof slotInfo>;
