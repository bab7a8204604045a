import type { BrandId, GameType } from './title.ts';

/** A group of titles in the lobby: all titles of one type or of one provider. */
interface Group<Id extends string> {
  id: Id;
  name: string;
  sort: number;
}

/** Game types in the order of the lobby. */
export const gameTypes: readonly Group<GameType>[] = [
  { id: 'slots', name: 'Slots', sort: 1 },
  { id: 'originals', name: 'Originals', sort: 2 },
  { id: 'live', name: 'Live tables', sort: 3 },
  { id: 'fishing', name: 'Fishing', sort: 4 },
  { id: 'perya', name: 'Perya', sort: 5 },
  { id: 'table', name: 'Table games', sort: 6 },
  { id: 'scratch', name: 'Scratch cards', sort: 7 },
  { id: 'bingo', name: 'Bingo', sort: 8 },
];

/** Providers in the order of the lobby. */
export const brands: readonly Group<BrandId>[] = [
  { id: 'perya', name: 'Perya House', sort: 1 },
  { id: 'parola', name: 'Parola Play', sort: 2 },
  { id: 'bituin', name: 'Bituin Works', sort: 3 },
  { id: 'tala', name: 'Tala Arcade', sort: 4 },
  { id: 'bahaghari', name: 'Bahaghari Studio', sort: 5 },
  { id: 'alon', name: 'Alon Interactive', sort: 6 },
  { id: 'kalesa', name: 'Kalesa Live', sort: 7 },
  { id: 'habi', name: 'Habi Games', sort: 8 },
];

/** Share of a settled stake that counts as valid bet, in per cent (docs/product-rules.md, VIP and valid bet). */
export const validBetWeights: Readonly<Record<GameType, number>> = {
  slots: 100,
  scratch: 100,
  fishing: 100,
  bingo: 50,
  perya: 50,
  originals: 25,
  live: 20,
  table: 20,
};
