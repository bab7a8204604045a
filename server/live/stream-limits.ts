/** How many live streams may be open at once (docs/product-rules.md, Limits). */
export interface StreamLimits {
  /** Of one player: tabs and devices. */
  readonly player: number;
  /** From one address, which many phones behind one carrier's gateway share. */
  readonly address: number;
  /** On one process. */
  readonly process: number;
}

/** The product's limits. */
const STREAM_LIMITS: StreamLimits = { player: 10, address: 400, process: 20_000 };

/** Whose stream it is. */
export interface StreamOwner {
  readonly userId: number | string | undefined;
  /** What counts as one address (networkOf). */
  readonly network: string;
}

/** The places for streams of one process. */
export interface StreamPlaces {
  /** Takes a place; returns how to give it back, undefined when there is none. */
  take(owner: StreamOwner): (() => void) | undefined;
}

/** Creates empty places. */
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
