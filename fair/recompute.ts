import { DEAL_RULES, dealTable } from './coin-pusher/deal.ts';
import { hashTable } from './coin-pusher/hash.ts';
import type { DiscTable } from './coin-pusher/table.ts';
import { COIN_PUSHER_RULES, settleDrop } from './coin-pusher.ts';
import { DAILY_SPIN_RULES, SECTORS, drawSector } from './daily-spin.ts';
import { HALL_RULES } from './hall-rules.ts';
import { LOTTERY_PRIZES, LOTTERY_RULES, lotteryPrizeOf } from './halloween-lottery.ts';
import { CELLS, JACKPOT_RULES, drawFrom } from './jackpot.ts';
import { type TakenNumber, commit, openStream, streamBlock } from './random.ts';
import { type RoundSeeds, type Rule, numberOf } from './recorded.ts';
import { RED_PACKET_RULES, fillPacket } from './red-packet.ts';
import { SCRATCH_RULES, drawCard } from './scratch.ts';
import { HALLOWEEN } from './slots/halloween.ts';
import { SLOTSHACK } from './slots/slotshack.ts';
import { type Slot, spinSlot } from './slots.ts';

/**
 * Recomputes any past round of any game from its seeds. The page of proofs, the offline verifier and the check of the
 * ledger all use it.
 */

/** A past round: its seeds and its record. */
export interface RecordedRound extends RoundSeeds {
  /**
   * The stored record. Some of its fields, such as the bet or the position of a drop, were fixed before the seed was
   * known; they are inputs.
   */
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** A recomputed round, step by step. */
export interface Recomputed {
  /** SHA-256 of the seed's text, as shown before the round. */
  readonly seedHash: string;
  /** The HMAC blocks used, each with its message. */
  readonly blocks: readonly { readonly message: string; readonly hex: string }[];
  /** Every number taken from the blocks, in order. */
  readonly numbers: readonly TakenNumber[];
  /** The recomputed outcome. */
  readonly outcome: Readonly<Record<string, unknown>>;
  /** Whether the stored outcome contains every recomputed field with the same value. */
  readonly matches: boolean;
}

const slotRule =
  (slot: Slot): Rule =>
  (_, recorded, stream) => ({ ...spinSlot(slot, stream, numberOf(recorded, 'bet')) });

const isTable = (value: unknown): value is DiscTable =>
  typeof value === 'object' && value !== null && 'discs' in value && Array.isArray(value.discs);

/**
 * For each rules version, the function that derives a round from its seeds. Versions that are no longer played stay
 * here forever.
 */
const RULES: Readonly<Record<string, Rule>> = {
  [JACKPOT_RULES]: (_seeds, _recorded, stream) => {
    const { cell, tier } = drawFrom(stream);
    const prize = CELLS[cell];
    return { cell, propId: prize?.propId, count: prize?.count, ...(tier === undefined ? {} : { tier }) };
  },
  [HALLOWEEN.rules]: slotRule(HALLOWEEN),
  [SLOTSHACK.rules]: slotRule(SLOTSHACK),
  [LOTTERY_RULES]: (_seeds, _recorded, stream) => {
    const prize = lotteryPrizeOf(stream.below(1_000_000));
    return { prize, amount: LOTTERY_PRIZES[prize]?.amount };
  },
  [DAILY_SPIN_RULES]: (_seeds, _recorded, stream) => {
    const sector = drawSector(stream);
    return { sector, amount: SECTORS[sector]?.amount };
  },
  [RED_PACKET_RULES]: (_, recorded, stream) => ({
    amount: fillPacket(stream, numberOf(recorded, 'left'), numberOf(recorded, 'packets')),
  }),
  [SCRATCH_RULES]: (_seeds, _recorded, stream) => {
    const { amount, face } = drawCard(stream);
    return { amount, face };
  },
  [COIN_PUSHER_RULES]: (seeds, recorded, stream) => {
    if (!isTable(recorded.before)) throw new TypeError('the round tells no table');
    const { hash, exits, steps } = settleDrop(
      recorded.before,
      { ...seeds, x: numberOf(recorded, 'x') },
      stream,
    );
    return { hash, exits, steps };
  },
  [DEAL_RULES]: (seeds, _recorded, stream) => {
    const table = dealTable({ ...seeds, stream });
    return { hash: hashTable(table), discs: table.discs.length };
  },
  ...HALL_RULES,
};

/** Returns whether rounds of this rules version can be recomputed. */
export const knowsRules = (rulesVersion: string): boolean => rulesVersion in RULES;

/**
 * Recomputes a round from its seeds and compares it to its record. Throws a RangeError for unknown rules and a
 * TypeError if the record lacks a field that the rules need.
 */
export function recompute({ outcome: recorded, ...seeds }: RecordedRound): Recomputed {
  const rule = RULES[seeds.rulesVersion];
  if (!rule) throw new RangeError(`no rules named ${seeds.rulesVersion}`);
  const numbers: TakenNumber[] = [];
  const { seed, clientSeed, nonce } = seeds;
  const outcome = rule(
    seeds,
    recorded,
    openStream(seed, clientSeed, nonce, (taken) => void numbers.push(taken)),
  );
  const used = 1 + (numbers.at(-1)?.block ?? -1);
  return {
    seedHash: commit(seed),
    blocks: Array.from({ length: used }, (_, block) => ({
      message: `${clientSeed}:${nonce}:${block}`,
      hex: streamBlock(seed, clientSeed, nonce, block),
    })),
    numbers,
    outcome,
    matches: Object.entries(outcome).every(([name, value]) => canonical(recorded[name]) === canonical(value)),
  };
}

/** Serialises equal values to equal text, whatever the order of their keys; undefined values are omitted. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}
