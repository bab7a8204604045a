import type { Game } from '../../contract/config.ts';

/** Games that were changed or removed since the list was stored; removed games by id. */
interface GamesDelta {
  readonly changed: readonly Game[];
  readonly removed: readonly number[];
}

/**
 * Applies changes to a stored list of games, which is sorted by the order of the game types, then by `sort`. Returns
 * the same list if there is no delta.
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
