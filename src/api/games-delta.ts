import type { Game } from '../../contract/config.ts';

/** Changes since a list was stored. */
interface GamesDelta {
  readonly changed: readonly Game[];
  readonly removed: readonly number[];
}

/**
 * Updates a stored list: changed games replace the old ones, new ones join their kind. The list is ordered by kind,
 * and by place within it. Returns the same list without a delta.
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
