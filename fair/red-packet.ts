import type { FairStream } from './random.ts';

/** The red packet rain (docs/product-rules.md, Red packet rain), as pure functions. Amounts in hundredths. */

/** Version of these rules, stored with every outcome, so that it can always be recomputed. */
export const RED_PACKET_RULES = 'red-packet-1';

/** Parameters of a red packet rain. Amounts in hundredths. */
export const RAIN = {
  /** Maximum pool of one rain; the pool is smaller if the fund holds less. */
  pool: 200_000,
  /** Pool per packet, so that a packet holds ₱10 on average. */
  perPacket: 1_000,
  /** Start times of the rains, in hours of the Manila day. */
  hours: [12, 18, 21],
  /** How long players can join a rain, in ms; the rain that a player then sees lasts 30 s. */
  openMs: 600_000,
} as const;

/** Returns the number of packets for a pool in hundredths: at least one, unless the pool is empty. */
export const packetsOf = (pool: number): number =>
  pool <= 0 ? 0 : Math.max(1, Math.floor(pool / RAIN.perPacket));

/**
 * Draws the amount of the next packet when `left` hundredths remain for `packets` packets: uniform from one hundredth
 * to twice the mean less one; the last packet takes the rest. So the packets sum exactly to the pool, each holds at
 * least one hundredth, and each has the same mean.
 */
export function fillPacket(stream: FairStream, left: number, packets: number): number {
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(packets) || packets < 1 || left < packets)
    throw new RangeError(`cannot fill one of ${packets} packets from ${left}`);
  if (packets === 1) return left;
  const most = Math.min(Math.floor((2 * left) / packets) - 1, left - (packets - 1));
  return 1 + stream.below(Math.max(1, most));
}
