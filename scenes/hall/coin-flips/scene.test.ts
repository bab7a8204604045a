import { expect, it } from 'vitest';
import { checkStepScene } from '../../../tests/step-scene.ts';
import { setTable, type Table } from '../models/round/test-kit.ts';
import { studioScene } from './studio.ts';
import { FALL } from './tuning.ts';
import type { FlipsTypes, FlipsView, CoinSide } from './types.ts';

const opened: FlipsView = { status: 'open', stake: 20_00, payout: 0, taken: [] };
const flipped = (called: CoinSide, came: CoinSide): FlipsView => ({
  ...opened,
  status: called === came ? 'open' : 'lost',
  taken: [{ called, came }],
});
const props: FlipsTypes['props'] = { pays: ['1.98', '3.96'], view: null };

checkStepScene(studioScene, {
  props,
  opened,
  step: { side: 'heads' },
  won: flipped('heads', 'heads'),
  lost: flipped('heads', 'tails'),
  cashedOut: { ...flipped('heads', 'heads'), status: 'cashedOut', payout: 39_60 },
  seenMs: FALL.ms * FALL.seen,
  heard: { won: ['flip.up', 'flip.land'], lost: ['flip.up', 'flip.land'] },
});

/** Returns the side of the coin that is up, read from the drawn sprites; undefined while the coin turns. */
function upOn(scene: Table<FlipsTypes>): string | undefined {
  const [line] = [...scene.linesOf('coin-heads'), ...scene.linesOf('coin-tails')];
  const [name, , a, , , d] = line?.split(' ') ?? [];
  return Math.abs(Number(a) - Number(d)) < 1e-3 ? name?.replace('coin-', '') : undefined;
}

it.each([
  ['heads', 'heads'],
  ['heads', 'tails'],
  ['tails', 'heads'],
  ['tails', 'tails'],
] as const)('a coin called %s lands with %s up, at whatever time the answer arrives', (called, came) => {
  for (const answer of [0, 90, 400, 2_345, 7_777]) {
    const scene = setTable(studioScene, props);
    void scene.player.cue('start', {});
    void scene.player.cue('show', opened);
    scene.rest();
    void scene.player.cue('press', { side: called });
    scene.play(answer);
    void scene.player.cue('show', flipped(called, came));
    scene.play(FALL.ms * 0.5);
    expect(upOn(scene)).toBeUndefined();
    scene.rest();
    expect(upOn(scene)).toBe(came);
    expect(scene.linesOf(`small-${came}`)).toHaveLength(1);
  }
});
