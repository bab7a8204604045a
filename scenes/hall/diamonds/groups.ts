/** A group of two or more equal gems in a hand. */
export interface Group {
  /** Colour of the gems, 0 to 6. */
  readonly gem: number;
  /** Places of the gems, 0 to 4 from the left; at least two. */
  readonly places: readonly number[];
}

/** Returns the groups of equal gems of a hand, the largest first; five gems form at most two groups. */
export function groupsOf(gems: readonly number[]): readonly Group[] {
  return [...new Set(gems)]
    .map((gem) => ({ gem, places: [...gems.keys()].filter((place) => gems[place] === gem) }))
    .filter(({ places }) => places.length > 1)
    .sort((a, b) => b.places.length - a.places.length);
}

/** Counts the gems that equal the gem at `place`, from the left up to and including that gem. */
export const alikeUpTo = (gems: readonly number[], place: number): number =>
  gems.slice(0, place + 1).filter((gem) => gem === gems[place]).length;
