import { describe, expect, it } from 'vitest';
import { STALLS } from '../../../fair/tables/perya.ts';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { studioScene } from './studio.ts';
import { DUCKS, LIFT, UNDER_TINTS } from './tuning.ts';

const props = { place: 3, line: 'Up to 10x' };
const landings = STALLS['duck-pond'].table.map(({ name }) => ({
  field: name,
  pays: '2x',
  label: name,
  stake: 10_00,
  payout: 0,
}));

describeStall(studioScene, props, landings, {
  landMs: LIFT.ms,
  turboMs: LIFT.turboMs,
  heard: ['duck.lift', 'duck.turn'],
});

describe('Duck Pond', () => {
  it('reports which duck the player pressed', () => {
    const scene = stallTable(studioScene, props);
    for (const { x, y } of DUCKS) scene.player.press(x - 7, y + 11);
    expect(scene.events).toEqual(DUCKS.map((_, index) => `place:picked {"place":${index + 1}}`));
  });

  it.each(landings)('shows the colour of $field on the underside of the picked duck', (landing) => {
    const scene = stallTable(studioScene, props);
    scene.round(landing);
    expect(scene.lines('disc')[0]).toContain(`tint ${UNDER_TINTS[landing.field]?.toString(16)}`);
    expect(scene.lines('duck')).toHaveLength(DUCKS.length - 1);
  });
});
