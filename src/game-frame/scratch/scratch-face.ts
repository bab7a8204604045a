import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { cardPrizes, scratchGame } from '../../../fair/scratch-games.ts';
import { SCRATCH_TABLES, type ScratchTable } from '../../../fair/tables/scratch.ts';
import type { InstantGame } from '../../../fair/instant/instant-game.ts';
import type { Card } from '../../../scenes/scratch-card/types.ts';

/** A card of the hall: its table, and the rules that its rounds are decided by. */
export interface HallCard {
  readonly table: ScratchTable;
  readonly rules: InstantGame;
}

/** The card of that kind; throws a RangeError for a kind that is none. */
export function hallCard(kind: string): HallCard {
  const tables: Readonly<Record<string, ScratchTable>> = SCRATCH_TABLES;
  const table = tables[kind];
  if (table === undefined) throw new RangeError(`no scratch card is called ${kind}`);
  return { table, rules: scratchGame(kind, table) };
}

/** What three of each symbol win at a price, hundredths, from the smallest. */
export const prizesAt = ({ table }: HallCard, price: number): readonly number[] =>
  cardPrizes(table, price).map(({ amount }) => amount);

/** Every prize of a card at a price with its chance, and none; millionths. */
export function prizeOdds(
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

/** The card of a round as the scene prints it, at the price that was paid; undefined when the round tells none. */
export function cardOf(card: HallCard, { outcome, stake, payout }: StudioRound): Card | undefined {
  const drawn = v.safeParse(instantGames.scratch.outcome, outcome);
  if (!drawn.success) return undefined;
  return { faces: drawn.output.face, prize: payout, terms: { prizes: prizesAt(card, stake), price: stake } };
}
