import type { FairStream } from './random.ts';

/** The red packet rain (docs/product-rules.md, Red packet rain), as pure functions. Amounts in hundredths. */

/** Version of these rules, stored with every outcome, so that it can always be recomputed. */
export const RED_PACKET_RULES = 'red-packet-1';

/** Parameters of a rain. */
export const RAIN = {
  /** Maximum pool of one rain; the fund may hold less. */
  pool: 200_000,
  /** Pool per packet, so that a packet holds ₱10 on average. */
  perPacket: 1_000,
  /** Start times of the rains, in hours of the Manila day. */
  hours: [12, 18, 21],
  /** How long a rain can be joined, in ms; each player's own rain lasts 30 s. */
  openMs: 600_000,
} as const;

/** Returns the number of packets of a pool: at least one unless it is empty. */
export const packetsOf = (pool: number): number =>
  pool <= 0 ? 0 : Math.max(1, Math.floor(pool / RAIN.perPacket));

/**
 * Draws the amount of the next packet when `left` hundredths remain for `packets` packets: uniform between one and
 * twice the mean minus one; the last takes the rest. So the sum is exact, each holds at least one, and the mean stays
 * the same.
 */
export function fillPacket(stream: FairStream, left: number, packets: number): number {
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(packets) || packets < 1 || left < packets)
    throw new RangeError(`cannot fill one of ${packets} packets from ${left}`);
  if (packets === 1) return left;
  const most = Math.min(Math.floor((2 * left) / packets) - 1, left - (packets - 1));
  return 1 + stream.below(Math.max(1, most));
}
