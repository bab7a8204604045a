import type { Game } from '../../contract/config.ts';

/** What has changed since a list was stored. */
interface GamesDelta {
  readonly changed: readonly Game[];
  readonly removed: readonly number[];
}

/**
 * Brings a stored list up to date: the games that changed take the place of the old ones, new ones join their kind. The
 * list stands in the order of the kinds, and of the places within them. Without a delta it is the same list.
 */
export function withDelta(
  kept: readonly Game[],
  delta: GamesDelta | undefined,
  types: readonly { readonly id: string; readonly sort: number }[] = [],
): readonly Game[] {
  if (delta === undefined) return kept;
  const byId = new Map([...kept, ...delta.changed].map((game) => [game.id, game]));
  for (const id of delta.removed) byId.delete(id);
  const order = new Map(types.map(({ id, sort }) => [id, sort]));
  const placeOf = ({ type }: Game): number => order.get(type) ?? types.length + 1;
  return [...byId.values()].sort((a, b) => placeOf(a) - placeOf(b) || a.sort - b.sort);
}
