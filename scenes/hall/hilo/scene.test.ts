import { expect, it } from 'vitest';
import { checkStepScene } from '../../../tests/step-scene.ts';
import { placeOf, setTable } from '../models/round/test-kit.ts';
import { studioScene } from './studio.ts';
import { DEAL, LAYOUT } from './tuning.ts';
import type { HiloView } from './types.ts';

const opened: HiloView = { status: 'open', stake: 20_00, payout: 0, start: 21, taken: [] };
const won: HiloView = { ...opened, taken: [{ guess: 'higher', card: 31 }] };

checkStepScene(studioScene, {
  props: { view: null },
  opened,
  step: { guess: 'higher' },
  won,
  lost: { ...opened, status: 'lost', taken: [{ guess: 'higher', card: 4 }] },
  cashedOut: { ...won, status: 'cashedOut', payout: 31_60 },
  seenMs: DEAL.ms * DEAL.seen,
  heard: { won: ['card.slide', 'card.turn'], lost: ['card.slide', 'card.turn'] },
});

it.each([0, 1, 7, 8, 9, 30, 50])(
  'with %i previous cards, the row shows the newest ones, as many as fit',
  (count) => {
    const taken = Array.from({ length: count }, (_, index) => ({
      guess: 'skip' as const,
      card: (index * 7) % 52,
    }));
    const scene = setTable(studioScene, { view: { ...opened, taken } });
    const { x, y, pitch, places } = LAYOUT.history;
    const inRow = scene
      .linesOf('card')
      .map(placeOf)
      .filter((at) => Math.abs(at.y - y) < 1);
    expect(inRow.map((at) => Math.round(at.x))).toEqual(
      Array.from({ length: Math.min(count, places) }, (_, index) => x + index * pitch),
    );
    expect(scene.linesOf('mark-skip')).toHaveLength(Math.min(count, places));
  },
);
