import { describe, expect, it } from 'vitest';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { studioScene } from './studio.ts';
import { OPENING, TENTS } from './tuning.ts';

const places = [1, 5, 9];
const props = { places, line: 'Up to 11.15x' };
const landings = [[2, 3, 7], [1, 2, 3], [1, 5, 8], places].map((draws) => ({
  places,
  draws,
  label: draws.join(' '),
  stake: 10_00,
  payout: 0,
}));

describeStall(studioScene, props, landings, {
  landMs: OPENING.ms,
  turboMs: OPENING.turboMs,
  heard: ['tent.flap'],
});

describe('the nine tents', () => {
  it.each(landings)(
    'show the treasures at $label after the round, whether the player found them or not',
    (landing) => {
      const scene = stallTable(studioScene, props);
      scene.round(landing);
      expect(scene.lines('treasure')).toHaveLength(3);
      const opened = new Set([...landing.places, ...landing.draws]);
      expect(scene.lines('tent-open')).toHaveLength(opened.size);
    },
  );

  it('open one by one if the player chose them, and the other tents with a treasure open only afterwards', () => {
    const scene = stallTable(studioScene, props);
    const [landing] = landings;
    if (!landing) throw new Error('none');
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', landing);
    const open: number[] = [];
    for (let ms = 0; ms < OPENING.ms - 20; ms += 10) {
      scene.play(10);
      open.push(scene.lines('tent-open').length);
    }
    expect([...new Set(open)]).toEqual([0, 1, 2, 3]);
  });

  it('report which tent the player pressed', () => {
    const scene = stallTable(studioScene, props);
    for (const { x, y } of TENTS) scene.player.press(x + 5, y - 9);
    expect(scene.events).toEqual(TENTS.map((_, index) => `place:picked {"place":${index + 1}}`));
  });
});
