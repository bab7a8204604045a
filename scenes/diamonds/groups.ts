/** Gems that are alike. */
export interface Group {
  /** Their colour, 0 to 6. */
  readonly gem: number;
  /** Their places, 0 to 4 from the left; two and more. */
  readonly places: readonly number[];
}

/** The gems of a hand that are alike, the largest group first; a hand of five has two groups at most. */
export function groupsOf(gems: readonly number[]): readonly Group[] {
  return [...new Set(gems)]
    .map((gem) => ({ gem, places: [...gems.keys()].filter((place) => gems[place] === gem) }))
    .filter(({ places }) => places.length > 1)
    .toSorted((a, b) => b.places.length - a.places.length);
}

/** How many gems up to a place are like the one that lies there, itself among them. */
export const alikeUpTo = (gems: readonly number[], place: number): number =>
  gems.slice(0, place + 1).filter((gem) => gem === gems[place]).length;
