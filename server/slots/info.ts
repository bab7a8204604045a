import * as v from 'valibot';
import type { GameName } from '../../contract/fair.ts';
import { type Share, type SlotInfo, slotOutcome } from '../../contract/slots.ts';
import type { Ratio } from '../../fair/ratio.ts';
import { type SlotOdds, slotOdds } from '../../fair/slot-odds.ts';
import { type Slot, windowAt } from '../../fair/slots.ts';
import type { Queryable } from '../db/database.ts';
import { readRounds } from '../fair/rounds.ts';
import { readSeed } from '../fair/seeds.ts';

/** Names of the slot games. */
export type SlotGame = Extract<GameName, 'halloween-slots' | 'slotshack'>;

/**
 * Reads what a slot's player may know: the rules with their exact odds, the position of the reels, the next commitment.
 */
export async function readSlotInfo(
  db: Queryable,
  { slot, game, userId }: { slot: Slot; game: SlotGame; userId: number },
): Promise<SlotInfo> {
  const [seed, last] = await Promise.all([
    readSeed(db, { userId, game }),
    readRounds(db, { userId, games: [game], pageNum: 1, pageSize: 1 }),
  ]);
  const stops = restingStops(slot, last.list[0]?.outcome);
  return {
    ...rulesOf(slot),
    rest: { stops: [...stops], window: windowAt(slot, stops) },
    ...seed,
    rulesVersion: slot.rules,
  };
}

/**
 * Returns the positions at which the reels stopped in the last stored spin; without a spin, the top of each reel strip.
 */
function restingStops(slot: Slot, outcome: unknown): readonly number[] {
  if (outcome === undefined) return slot.strips.map(() => 0);
  return v.parse(slotOutcome, outcome).spins.at(-1)?.stops ?? [];
}

type Rules = Omit<SlotInfo, 'rest' | 'clientSeed' | 'nonce' | 'nextSeedHash' | 'rulesVersion'>;

const known = new Map<Slot, Rules>();

/** Computes the rules with their odds once per process, because that takes a tenth of a second. */
function rulesOf(slot: Slot): Rules {
  const found = known.get(slot) ?? describe(slot, slotOdds(slot));
  known.set(slot, found);
  return found;
}

function describe(slot: Slot, odds: SlotOdds): Rules {
  const { scatter } = slot;
  return {
    lines: slot.lines.map((rows) => [...rows]),
    paytable: slot.pays.map(({ id, of, count, pay }) => ({
      id,
      of,
      count,
      pay,
      chance: toShare(odds.pays[id]),
    })),
    ...(slot.wild === undefined ? {} : { wild: slot.wild }),
    ...(scatter
      ? {
          scatter: {
            symbol: scatter.symbol,
            pays: Object.entries(scatter.pays).map(([count, pay]) => ({
              count: Number(count),
              pay,
              chance: toShare(odds.scatters[Number(count)]),
            })),
            triggerAt: scatter.triggerAt,
            freeSpins: scatter.freeSpins,
            multiplier: scatter.multiplier,
            trigger: toShare(odds.trigger),
          },
        }
      : {}),
    bets: [...slot.bets],
    returns: {
      lines: toShare(odds.lines),
      scatter: toShare(odds.scatter),
      free: toShare(odds.free),
      total: toShare(odds.total),
    },
    lineHit: toShare(odds.lineHit),
  };
}

/** Converts an exact ratio to the integers of a response; every ratio of these slots fits. */
function toShare(given: Ratio | undefined): Share {
  const share = { over: Number(given?.over ?? 0n), under: Number(given?.under ?? 1n) };
  if (!Number.isSafeInteger(share.over) || !Number.isSafeInteger(share.under))
    throw new RangeError('a share of the odds is too long for JSON');
  return share;
}
