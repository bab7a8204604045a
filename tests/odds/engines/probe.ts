import { tableInPlay } from '../../../fair/coin-pusher/deal.ts';
import { hashTable } from '../../../fair/coin-pusher/hash.ts';
import { settleDrop } from '../../../fair/coin-pusher.ts';
import { drawSector } from '../../../fair/daily-spin.ts';
import { drawLottery } from '../../../fair/halloween-lottery.ts';
import { drawJackpot } from '../../../fair/jackpot.ts';
import { commit, openStream } from '../../../fair/random.ts';
import { fillPacket } from '../../../fair/red-packet.ts';
import { drawScratch } from '../../../fair/scratch.ts';
import { drawSlot } from '../../../fair/slots.ts';
import { HALLOWEEN } from '../../../fair/slots/halloween.ts';
import { SLOTSHACK } from '../../../fair/slots/slotshack.ts';

const SEED = '5eed'.repeat(16);
const CLIENT = 'engine';
const rounds = <T>(count: number, play: (nonce: number) => T): T[] =>
  Array.from({ length: count }, (_, nonce) => play(nonce));

/** Number of coin pusher drops that `pusherChain` plays one after the other. */
export const CHAIN_DROPS = 200;

/** Plays `CHAIN_DROPS` drops and returns a hash over the table after each, which differs if any bit differs. */
export function pusherChain(): string {
  let table = tableInPlay(SEED);
  let chain = hashTable(table);
  for (let nonce = 0; nonce < CHAIN_DROPS; nonce++) {
    const x = (nonce * 377) % 1001;
    const settled = settleDrop(table, { x, seed: SEED, clientSeed: CLIENT, nonce });
    ({ table } = settled);
    chain = commit(`${chain}${settled.hash}`);
  }
  return chain;
}

/** Returns a hash for each part of the games' arithmetic; every engine must return the same hashes. */
export function probe(): Record<string, string> {
  const stream = openStream(SEED, CLIENT, 0);
  const hashed = (value: unknown): string => commit(JSON.stringify(value));
  return {
    random: hashed(rounds(500, (n) => (n % 2 === 0 ? stream.float() : stream.below(n * 1_000_003)))),
    jackpot: hashed(rounds(300, (nonce) => drawJackpot(SEED, CLIENT, nonce))),
    'coin pusher': pusherChain(),
    'scratch card': hashed(rounds(200, (nonce) => drawScratch(SEED, CLIENT, nonce))),
    'halloween slots': hashed(
      rounds(200, (nonce) => drawSlot(HALLOWEEN, { seed: SEED, clientSeed: CLIENT, nonce }, 100)),
    ),
    slotshack: hashed(
      rounds(200, (nonce) => drawSlot(SLOTSHACK, { seed: SEED, clientSeed: CLIENT, nonce }, 100)),
    ),
    'halloween lottery': hashed(
      rounds(300, (nonce) => drawLottery({ seed: SEED, clientSeed: CLIENT, nonce })),
    ),
    'daily spin': hashed(rounds(300, () => drawSector(stream))),
    'red packet rain': hashed(rounds(300, (n) => fillPacket(stream, 100_000, n + 1))),
  };
}
