import { describe, expect, it } from 'vitest';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { studioScene } from './studio.ts';
import { BALLOONS, THROW } from './tuning.ts';

const props = { place: 4, line: 'Up to 100x' };
const landings = ['0', '2x', '100x'].map((pays) => ({
  field: 'two',
  pays,
  label: pays,
  stake: 10_00,
  payout: 0,
}));

describeStall(studioScene, props, landings, {
  landMs: THROW.ms,
  turboMs: THROW.turboMs,
  heard: ['dart.fly', 'balloon.pop'],
});

describe('Balloon Pop', () => {
  it.each(BALLOONS.map(({ x, y }, index) => ({ place: index + 1, x, y })))(
    'reports a press on balloon $place',
    ({ place, x, y }) => {
      const scene = stallTable(studioScene, props);
      expect(scene.player.press(x + 9, y - 12)).toBe(true);
      expect(scene.events).toEqual([`place:picked {"place":${place}}`]);
    },
  );

  it('pops only the picked balloon', () => {
    const scene = stallTable(studioScene, { ...props, place: 9 });
    const [landing] = landings;
    if (!landing) throw new Error('none');
    scene.round(landing);
    const left = scene.lines('balloon').map((line) => line.split(' ').slice(6, 8).map(Number));
    expect(left).toHaveLength(BALLOONS.length - 1);
    const { x, y } = BALLOONS[8] ?? { x: 0, y: 0 };
    expect(left).not.toContainEqual([x, y]);
  });

  it('reports no press on a balloon while a round is shown', () => {
    const scene = stallTable(studioScene, props);
    void scene.player.cue('start', {});
    scene.play(900);
    scene.player.press(BALLOONS[0]?.x ?? 0, BALLOONS[0]?.y ?? 0);
    expect(scene.events).toEqual([]);
  });
});
