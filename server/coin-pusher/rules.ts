import { RewardId } from '../../contract/reward-ids.ts';
import type { DropRecord, CoinPusherPiece, PusherTable } from '../../contract/coin-pusher.ts';
import { SPECIALS } from '../../fair/coin-pusher/draw.ts';
import type { Exit } from '../../fair/coin-pusher/drop.ts';
import { PIECE_KINDS } from '../../fair/coin-pusher/table.ts';
import { MEASURED_RETURN, PRIZES, prizesOf } from '../../fair/coin-pusher/prizes.ts';

/** Returns the reward for a disc of a kind that goes over the front edge. */
function rewardOf(kind: CoinPusherPiece): { propId: number; count: number } {
  const { coins, thing } = PRIZES[kind];
  return thing ? { ...thing } : { propId: RewardId.coin, count: coins };
}

const per10000Of = (kind: CoinPusherPiece): number => {
  const special = SPECIALS.find((one) => one.kind === kind);
  return special ? special.per10000 : SPECIALS.reduce((left, one) => left - one.per10000, 10_000);
};

/** Every kind of disc with its prize and odds, as shown in the rules. */
export const PIECES = PIECE_KINDS.map((kind) => ({
  kind,
  ...rewardOf(kind),
  worth: PRIZES[kind].worth,
  per10000: per10000Of(kind),
}));

/** The measured shares of the stake that are paid back, as shown in the rules. */
export const RETURNS = { ...MEASURED_RETURN };

/** Returns each disc that went over the front edge with its payout. */
export const wonOf = (exits: readonly Exit[]): DropRecord['won'] =>
  exits
    .filter(({ out }) => out === 'front')
    .map(({ id, kind, step }) => ({ disc: id, kind, step, ...rewardOf(kind) }));

/** Returns the payout of the discs that left the table: coins and worth in hundredths, other rewards by id. */
export function payOf(exits: readonly Exit[]): {
  coins: number;
  worth: number;
  things: ReadonlyMap<number, { count: number; worth: number }>;
} {
  const prizes = prizesOf(exits);
  const things = new Map<number, { count: number; worth: number }>();
  for (const { thing, worth } of prizes) {
    if (!thing) continue;
    const known = things.get(thing.propId);
    things.set(thing.propId, {
      count: (known?.count ?? 0) + thing.count,
      worth: (known?.worth ?? 0) + worth,
    });
  }
  return {
    coins: prizes.reduce((sum, { coins }) => sum + coins, 0),
    worth: prizes.reduce((sum, { worth }) => sum + worth, 0),
    things,
  };
}

/** Returns a table in the format of responses. */
export const shownTable = (table: {
  readonly physics: string;
  readonly nextId: number;
  readonly discs: readonly PusherTable['discs'][number][];
}): PusherTable => ({ ...table, discs: [...table.discs] });
