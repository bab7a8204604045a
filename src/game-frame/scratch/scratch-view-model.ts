import * as v from 'valibot';
import { scratch as manifest } from '../../../contract/catalogue/games/scratch.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { cardPrizes, scratchGame } from '../../../fair/scratch-games.ts';
import { SCRATCH_TABLES, type ScratchTable } from '../../../fair/tables/scratch.ts';
import type { InstantGame } from '../../../fair/instant/instant-game.ts';
import type { Card } from '../../../scenes/lobby/scratch-card/types.ts';

/** A scratch card of the hall: its table of prizes, and the rules of its rounds. */
export interface HallCard {
  readonly table: ScratchTable;
  readonly rules: InstantGame;
}

/** Returns the scratch card of a pay table. Throws a RangeError if the pay table is not one of a scratch card. */
export function hallCardOf(payTable: string): HallCard {
  const tables: Readonly<Record<string, ScratchTable>> = SCRATCH_TABLES;
  const table = tables[payTable];
  if (table === undefined) throw new RangeError(`no scratch card is called ${payTable}`);
  return { table, rules: scratchGame(payTable, table) };
}

/** Returns what three of each symbol pay on a card at a price, in hundredths of a coin, lowest first. */
export const cardPrizesAt = ({ table }: HallCard, price: number): readonly number[] =>
  cardPrizes(table, price).map(({ amount }) => amount);

/** Returns each possible prize of a card at a price, including no prize, with its probability in millionths. */
export function cardPrizeOdds(
  { table }: HallCard,
  price: number,
): readonly { readonly amount: number; readonly pays: number; readonly chance: number }[] {
  const prizes = cardPrizes(table, price);
  const spent = prizes.reduce((sum, { ppm }) => sum + ppm, 0);
  return [
    ...prizes.map(({ amount, ppm }) => ({ amount, pays: Math.round((amount * 100) / price), chance: ppm })),
    { amount: 0, pays: 0, chance: 1_000_000 - spent },
  ];
}

/**
 * Returns the printed card of a round for the scene, with prizes for the price that was paid; undefined if the round
 * has no card.
 */
export function printedCardOf(card: HallCard, { outcome, stake, payout }: HallRound): Card | undefined {
  const drawn = v.safeParse(manifest.shapes.outcome, outcome);
  if (!drawn.success) return undefined;
  return {
    faces: drawn.output.face,
    prize: payout,
    terms: { prizes: cardPrizesAt(card, stake), price: stake },
  };
}
