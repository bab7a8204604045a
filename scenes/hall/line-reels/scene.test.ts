import { expect, it } from 'vitest';
import { checkReelScene } from '../../../tests/reel-scene.ts';
import { lineSlot } from '../../../fair/reels/line-reels.ts';
import { replaySlot } from '../../../fair/slots.ts';
import { table } from '../models/reels/test-kit.ts';
import { studioScene } from './studio.ts';
import { MACHINE } from './reel-config.ts';

const SLOT = lineSlot('mid', 9600);
const LOST = [26, 23, 18, 8, 34];
/** Positions of the reels at which three scatters are visible, which start free spins. */
const TRIGGER = [14, 11, 10, 1, 35];

checkReelScene(studioScene, {
  slot: SLOT,
  machine: MACHINE,
  lost: LOST,
  won: [
    ['win.small', [35, 1, 5, 13, 32]],
    ['win.medium', [12, 34, 33, 25, 6]],
    ['win.big', [13, 31, 31, 23, 20]],
  ],
});

it('shows all free spins in order, and then the sum of their wins', () => {
  const outcome = replaySlot(SLOT, [TRIGGER, ...Array.from({ length: 8 }, () => LOST)], 2_000);
  const scene = table(studioScene, { bet: 2_000, stops: LOST, canSpin: true });
  void scene.player.cue('spin', {});
  void scene.player.cue('land', { outcome });
  scene.rest();
  const free = scene.events.filter((event) => event.startsWith('free:landed'));
  expect(free).toEqual(
    Array.from(
      { length: 8 },
      (_, at) => `free:landed ${JSON.stringify({ spin: at + 1, left: 7 - at, win: 0 })}`,
    ),
  );
  expect(scene.events.indexOf(`spin:shown {"total":${outcome.total}}`)).toBeGreaterThan(
    scene.events.indexOf(free.at(-1) ?? ''),
  );
});
