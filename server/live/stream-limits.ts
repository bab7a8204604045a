/** Maximum numbers of open streams (docs/product-rules.md, Limits). */
export interface StreamLimits {
  /** Maximum per player, over all tabs and devices. */
  readonly player: number;
  /** Maximum per address; many phones behind one carrier's gateway share an address. */
  readonly address: number;
  /** Maximum per process of the server. */
  readonly process: number;
}

/** The limits that the product uses. */
const STREAM_LIMITS: StreamLimits = { player: 10, address: 400, process: 20_000 };

/** Whose limits a stream counts against. */
export interface StreamOwner {
  readonly userId: number | string | undefined;
  /** Network of the client, which counts as one address (networkOf). */
  readonly network: string;
}

/** Counts the open streams of one process against the limits. */
export interface StreamPlaces {
  /** Takes a place for a stream. Returns the function that frees it; undefined if a limit is reached. */
  take(owner: StreamOwner): (() => void) | undefined;
}

/** Creates the count of open streams, starting at zero. */
export function createStreamPlaces(limits: StreamLimits = STREAM_LIMITS): StreamPlaces {
  const taken = new Map<string, number>();
  const add = (key: string, change: 1 | -1): void => {
    const count = (taken.get(key) ?? 0) + change;
    if (count === 0) taken.delete(key);
    else taken.set(key, count);
  };
  return {
    take({ userId, network }) {
      const wanted: [key: string, most: number][] = [
        ['process', limits.process],
        [`address ${network}`, limits.address],
        ...(userId === undefined ? [] : [[`player ${userId}`, limits.player] satisfies [string, number]]),
      ];
      if (wanted.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return undefined;
      for (const [key] of wanted) add(key, 1);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        for (const [key] of wanted) add(key, -1);
      };
    },
  };
}
