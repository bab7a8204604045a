/** Maximum numbers of open live streams (docs/product-rules.md, Limits). */
export interface StreamLimits {
  /** Per player: tabs and devices. */
  readonly player: number;
  /** Per address, which many phones behind one carrier's gateway share. */
  readonly address: number;
  /** Per process. */
  readonly process: number;
}

/** The product's limits. */
const STREAM_LIMITS: StreamLimits = { player: 10, address: 400, process: 20_000 };

/** Owner of a stream. */
export interface StreamOwner {
  readonly userId: number | string | undefined;
  /** Network that counts as one address (networkOf). */
  readonly network: string;
}

/** Places for the streams of one process. */
export interface StreamPlaces {
  /** Takes a place; returns the function that releases it, undefined when none is free. */
  take(owner: StreamOwner): (() => void) | undefined;
}

/** Creates the places, all free. */
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
