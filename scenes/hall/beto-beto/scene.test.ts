import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STALLS } from '../../../fair/tables/perya.ts';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { COLOURS, hitsOf, ringOf } from './colours.ts';
import { studioScene } from './studio.ts';
import { TUMBLE } from './tuning.ts';
import type { BetoLanding, BetoProps } from './types.ts';

const props: BetoProps = { field: 'red', line: 'You bet on red' };
const threw = (...dice: readonly number[]): BetoLanding => ({
  field: 'red',
  dice,
  label: 'thrown',
  stake: 10_00,
  payout: 0,
});

describeStall(studioScene, props, [threw(0, 1, 2), threw(4, 3, 5), threw(4, 4, 4)], {
  landMs: TUMBLE.ms,
  turboMs: TUMBLE.turboMs,
  heard: ['chute.roll', 'chute.die'],
});

describe('the dice of Beto Beto', () => {
  it('have a different colour on each of the four faces that roll past the viewer', () => {
    for (const top of COLOURS.keys()) expect(new Set(ringOf(top)).size).toBe(4);
    expect(COLOURS).toHaveLength(STALLS['beto-beto'].q);
  });

  it('show the drawn colours on top, and light the dice of the selected colour', () => {
    const face = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(face, face, face, fc.constantFrom(...COLOURS), (one, two, three, field) => {
        const scene = stallTable(studioScene, { ...props, field });
        const landing = { ...threw(one, two, three), field };
        scene.round(landing);
        // Of a die's two visible faces, the top is drawn larger.
        const tops = COLOURS.flatMap((name, colour) =>
          scene
            .lines(`face-${name}`)
            .map((line) => line.split(' '))
            .filter((words) => Math.hypot(Number(words[4]), Number(words[5])) > 0.7)
            .map((words) => ({ colour, x: Number(words[6]) })),
        ).toSorted((a, b) => a.x - b.x);
        expect(tops.map(({ colour }) => colour)).toEqual([one, two, three]);
        expect(scene.lines('lit')).toHaveLength(hitsOf(landing.dice, field));
        expect(scene.lines('lamp-lit')).toHaveLength(hitsOf(landing.dice, field) > 0 ? 1 : 0);
      }),
      { numRuns: 20 },
    );
  });

  it('let the player select a colour only between rounds', () => {
    const scene = stallTable(studioScene, props);
    expect(scene.player.press(92, 548)).toBe(true);
    expect(scene.player.press(360, 400)).toBe(false);
    expect(scene.events).toEqual(['place:picked {"place":1}']);
    void scene.player.cue('start', {});
    scene.play(100);
    expect(scene.player.press(92, 548)).toBe(false);
  });
});
