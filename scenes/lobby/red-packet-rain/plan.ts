import type { Random } from '../../engine/random.ts';
import { PACKET, RAIN, SIZE } from './tuning.ts';

/** Random values of one packet's fall; its position at any time follows from them. */
export interface Packet {
  /** Time of the rain, in ms, at which the packet starts to fall, above the top of every screen. */
  readonly bornMs: number;
  readonly lane: number;
  /** Depth of the packet as an index into `RAIN.depths`, and the number of earlier packets at that depth. */
  readonly depth: number;
  readonly place: number;
  /** Speed of the fall, in design pixels per ms. */
  readonly speed: number;
  /** Phase of the sway and of the tilt at the start, in radians. */
  readonly swayFrom: number;
  readonly tiltFrom: number;
  /** Number of the packet's picture, from 1. */
  readonly variant: number;
}

/** Position and rotation of a packet. */
export interface PacketState {
  x: number;
  y: number;
  /** Rotation in radians. */
  turn: number;
}

/** An opened packet: its position when it was opened, and when that was, in ms of the rain. */
export interface OpenedPacket {
  readonly index: number;
  /** Number of packets opened earlier. */
  readonly order: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Scale of the packet's picture. */
  readonly size: number;
}

/** Half the height of the largest packet, in design pixels. */
const HALF = (PACKET.height / 2) * Math.max(...RAIN.depths.map(({ size }) => size));
const TOP = -HALF - RAIN.beyond;
const BOTTOM = SIZE.height + HALF + RAIN.beyond;
const TILT = (RAIN.tiltDegrees * Math.PI) / 180;

/** Returns the horizontal centre of a lane, in design pixels. */
export const laneX = (lane: number): number =>
  SIZE.width / 2 + (lane - (RAIN.lanes - 1) / 2) * RAIN.laneWidth;

/** Returns scale, fall time, sway and tint of a packet's depth. */
export const depthOf = ({ depth }: Packet): (typeof RAIN.depths)[number] =>
  RAIN.depths[depth] ?? RAIN.depths[1];

/**
 * Returns the plan of a whole rain: a packet every 300 ± 80 ms, not in a lane used just before, because packets in the
 * same place would flash. Every three packets have one of each depth.
 */
export function planRain(random: Random): readonly Packet[] {
  const packets: Packet[] = [];
  const recent: number[] = [];
  let left: number[] = [];
  let at = random.range(0, RAIN.every);
  while (at < RAIN.ms) {
    const free = Array.from({ length: RAIN.lanes }, (_, lane) => lane).filter(
      (lane) => !recent.includes(lane),
    );
    const lane = free[random.int(free.length)] ?? 0;
    recent.push(lane);
    if (recent.length > RAIN.apart) recent.shift();
    if (left.length === 0) left = RAIN.depths.map((_, depth) => depth);
    const [depth = 1] = left.splice(random.int(left.length), 1);
    const { low, high } = RAIN.depths[depth]?.fall ?? RAIN.depths[1].fall;
    packets.push({
      bornMs: at,
      lane,
      depth,
      place: Math.floor(packets.length / RAIN.depths.length),
      speed: (SIZE.height + PACKET.height) / random.range(low, high),
      swayFrom: random.range(0, 2 * Math.PI),
      tiltFrom: random.range(0, 2 * Math.PI),
      variant: 1 + random.int(RAIN.variants),
    });
    at += random.range(RAIN.every - RAIN.jitter, RAIN.every + RAIN.jitter);
  }
  return packets;
}

/** Writes a packet's position at `ms` of the rain into `into`; returns false if the packet is not in the air. */
export function packetAt(packet: Packet, ms: number, into: PacketState): boolean {
  const life = ms - packet.bornMs;
  const y = TOP + life * packet.speed;
  if (life < 0 || y > BOTTOM) return false;
  const angle = (2 * Math.PI * life) / RAIN.swayMs;
  into.x = laneX(packet.lane) + depthOf(packet).sway * Math.sin(angle + packet.swayFrom);
  into.y = y;
  into.turn = TILT * Math.sin(angle + packet.tiltFrom);
  return true;
}
