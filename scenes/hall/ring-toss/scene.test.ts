import { describe, expect, it } from 'vitest';
import { STALLS } from '../../../fair/tables/perya.ts';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { studioScene } from './studio.ts';
import { inHand, ringAt } from './ring-path.ts';
import { FLIGHT, PEGS } from './tuning.ts';

const { n, bets } = STALLS['ring-toss'];
const props = { field: 'middle', line: 'Middle pays 3.14x' };
const landing = (at: number) => ({ at, label: `Number ${at}`, stake: 10_00, payout: 0 });

describeStall(studioScene, props, [0, 29, 30, 99].map(landing), {
  landMs: FLIGHT.ms,
  turboMs: FLIGHT.turboMs,
  heard: ['ring.touch', 'ring.lie'],
});

describe.each(bets)('a ring thrown to the distance $name', ({ name, weight }) => {
  it('ends around the peg if the drawn number is below the weight of the bet, and beside the peg otherwise', () => {
    const scene = stallTable(studioScene, { field: name, line: '' });
    for (let at = 0; at < n; at++) {
      void scene.player.cue('land', { ...landing(at), instant: true });
      scene.rest();
      const x = Number(scene.lines('ring-near')[0]?.split(' ')[6]);
      expect(Math.abs(x - PEGS[name].x) < 1).toBe(at < weight);
    }
  });

  it('flies in the same way for a hit and a miss until it touches the peg', () => {
    const from = inHand(0.3, 12);
    for (let share = 0; share < FLIGHT.air; share += 0.05)
      expect(ringAt(from, name, true, share)).toEqual(ringAt(from, name, false, share));
  });
});
