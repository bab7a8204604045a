import { isOfFamily, RewardFamily, RewardId } from '../../../contract/reward-ids.ts';
import * as v from 'valibot';
import { type DrawCell, drawRecord } from '../../../contract/jackpot.ts';
import type { PoolTier } from '../../../contract/pools.ts';
import type { CellPrize } from '../../../scenes/lobby/lucky-jackpot/types.ts';

/** Returns a prize as the scene draws it; its amount is in hundredths of a coin, per cent for a coupon, or pieces. */
export function prizeOf(propId: number, count: number): CellPrize {
  if (propId === RewardId.coin) return { kind: 'coin', amount: count };
  if (propId === RewardId.diamond) return { kind: 'gem', amount: count };
  if (propId === RewardId.jackpot) return { kind: 'jackpot', amount: 0 };
  if (isOfFamily(propId, RewardFamily.depositCoupon)) return { kind: 'coupon', amount: propId - 1000 };
  return { kind: 'scratch', amount: count };
}

/** Returns the twelve prizes in the order of their cells. */
export const prizesOf = (cells: readonly DrawCell[]): readonly CellPrize[] =>
  cells
    .slice()
    .sort((a, b) => a.cell - b.cell)
    .map((cell) => prizeOf(cell.propId, cell.count));

/** Result of a draw, whether from the server's answer or from the record. */
export interface DrawResult {
  readonly cell: number;
  readonly prize: CellPrize;
  /** Tier and amount (hundredths) of the jackpot that the wheel shows; undefined for any other prize. */
  readonly jackpot: { readonly tier: PoolTier; readonly amount: number } | undefined;
}

const TIER_BY_ID: Readonly<Record<number, PoolTier>> = {
  [RewardId.jackpotMega]: 'mega',
  [RewardId.jackpotMajor]: 'major',
  [RewardId.jackpotMinor]: 'minor',
  [RewardId.jackpotMini]: 'mini',
};

/** Returns the result of a draw from the server's answer to receiveDrawChance. */
export function resultOfAnswer(data: {
  type: number;
  propId: number;
  count: number;
  bonus: number;
  id: number;
  cell: number;
}): DrawResult {
  const tier = TIER_BY_ID[data.id];
  return {
    cell: data.cell,
    prize: prizeOf(data.propId, data.count),
    jackpot: data.type === 2 && tier !== undefined ? { tier, amount: data.bonus } : undefined,
  };
}

/** Schema of those fields of a recorded draw that its replay needs. */
export const drawReplay = v.pick(drawRecord, ['time', 'cell', 'propId', 'count', 'tier', 'bonus']);
/** The fields of a recorded draw that its replay needs. */
export type DrawReplay = v.InferOutput<typeof drawReplay>;

/** Returns the result of a draw from its entry in the record. */
export const resultOfRecord = (record: DrawReplay): DrawResult => ({
  cell: record.cell,
  prize: prizeOf(record.propId, record.count),
  jackpot: record.tier === undefined ? undefined : { tier: record.tier, amount: record.bonus },
});
