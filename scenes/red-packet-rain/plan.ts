import type { Random } from '../engine/random.ts';
import { PACKET, RAIN, SIZE } from './tuning.ts';

/** One packet's fall, drawn once; its place at any time follows from it. */
export interface Packet {
  /** When it begins, above all that any screen shows, ms of the rain. */
  readonly bornMs: number;
  readonly lane: number;
  /** How near it is: a place in `RAIN.depths`, and how many of that depth fall before it. */
  readonly depth: number;
  readonly place: number;
  /** dpx a ms. */
  readonly speed: number;
  /** Radians into the sway, and into the tilt. */
  readonly swayFrom: number;
  readonly tiltFrom: number;
  /** Which picture, from 1. */
  readonly variant: number;
}

/** Where a packet is. */
export interface PacketState {
  x: number;
  y: number;
  /** Radians. */
  turn: number;
}

/** A packet that was opened, where it hung and when, ms of the rain. */
export interface Opened {
  readonly index: number;
  /** How many were opened before it. */
  readonly order: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Of the picture's own. */
  readonly size: number;
}

/** Half of the tallest packet's height, dpx. */
const HALF = (PACKET.height / 2) * Math.max(...RAIN.depths.map(({ size }) => size));
const TOP = -HALF - RAIN.beyond;
const BOTTOM = SIZE.height + HALF + RAIN.beyond;
const TILT = (RAIN.tiltDegrees * Math.PI) / 180;

/** The middle of a lane, dpx. */
export const laneX = (lane: number): number =>
  SIZE.width / 2 + (lane - (RAIN.lanes - 1) / 2) * RAIN.laneWidth;

/** A packet's depth as it looks. */
export const depthOf = ({ depth }: Packet): (typeof RAIN.depths)[number] =>
  RAIN.depths[depth] ?? RAIN.depths[1];

/**
 * Draws a whole rain: a packet every 300 ± 80 ms, never in a lane of the last ones: that would flash. Every three are one of
 * each depth.
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

/** Writes a packet's place at `ms` of the rain into `into`; false when it is not in the air. */
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
