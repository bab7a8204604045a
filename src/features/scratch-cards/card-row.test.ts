import { describe, expect, it } from 'vitest';
import type { ScratchedCard } from '../../../contract/scratch-cards.ts';
import type { SceneStatus } from '../../rounds/use-game-scene.ts';
import { CardRow, type CardRowPage, type CardRowState, EMPTY_TABLE } from './card-row.ts';

const cardOf = (amount: number): ScratchedCard =>
  ({ id: `card ${amount}`, face: [0, 1, 2, 3, 4, 5, 6, 7, 0], amount }) as unknown as ScratchedCard;
/** Waits until pending promises have been handled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

function setUp(status: SceneStatus = 'painted') {
  const cues: string[] = [];
  const scene: CardRowPage['scene'] = {
    status,
    cue: (name, detail) => {
      cues.push(
        `${name}${'row' in detail ? ' row' : ''}${'instant' in detail && detail.instant ? ' instant' : ''}`,
      );
      return Promise.resolve();
    },
  };
  const t = ((key: string) => key) as CardRowPage['t'];
  const states: CardRowState[] = [EMPTY_TABLE];
  const row = new CardRow(
    () => ({ scene, info: { price: 10 }, t }),
    (state) => states.push(state),
  );
  return { cues, row, states, state: () => states.at(-1) ?? EMPTY_TABLE };
}

describe('a row of scratch cards', () => {
  it('turns over the first card, which was dealt face down, when the server has answered', async () => {
    const { cues, row, state } = setUp();
    row.start();
    const landed = row.land([cardOf(500)], 'live');
    await settle();
    expect(cues).toEqual(['deal', 'face']);
    expect(state()).toMatchObject({
      message: 'card.covered.line',
      table: { number: 1, total: 1, isShown: false },
    });
    row.markShown(true);
    await landed;
    row.rest([cardOf(500)]);
    expect(state()).toMatchObject({
      results: [500],
      isCelebrated: true,
      message: '',
      table: { isShown: true },
    });
  });

  it('reports the result of its last card only at the end of the round', async () => {
    const { row, states } = setUp();
    const landed = row.land([cardOf(500)], 'live');
    await settle();
    const before = states.length;
    row.markShown(true);
    await landed;
    expect(states).toHaveLength(before);
  });

  it('waits for the player before it deals the next card', async () => {
    const { cues, row, state } = setUp();
    const landed = row.land([cardOf(0), cardOf(700)], 'live');
    await settle();
    row.markShown();
    await settle();
    expect(state()).toMatchObject({
      results: [0],
      message: 'card.none',
      table: { number: 1, isShown: true },
    });
    expect(cues).toEqual(['face']);
    row.goOn();
    await settle();
    expect(cues).toEqual(['face', 'deal']);
    expect(state().table).toMatchObject({ number: 2, isShown: false });
    row.markShown();
    await landed;
  });

  it('can be revealed as a whole while its first card is covered', async () => {
    const { cues, row } = setUp();
    const landed = row.land([cardOf(0), cardOf(700)], 'live');
    await settle();
    row.revealRow();
    expect(cues).toEqual(['face', 'revealAll row']);
    row.markShown(true);
    await landed;
  });

  it('can be revealed as a whole while its first card is open', async () => {
    const { cues, row } = setUp();
    const landed = row.land([cardOf(0), cardOf(700)], 'live');
    await settle();
    row.markShown();
    await settle();
    row.revealRow();
    await landed;
    expect(cues).toEqual(['face', 'revealAll row']);
  });

  it('lies on the table at once, covered, if it was bought in an earlier visit', async () => {
    const { cues, row, state } = setUp();
    const landed = row.land([cardOf(0)], 'resumed');
    await settle();
    expect(cues).toEqual(['deal instant']);
    expect(state().message).toBe('round.back');
    row.markShown();
    await landed;
  });

  it('is opened in the page if there is no scene', async () => {
    const { row, state } = setUp('failed');
    const landed = row.land([cardOf(0), cardOf(0)], 'live');
    await settle();
    row.openFace(4);
    expect(state().table?.opened.flatMap((is, place) => (is ? [place] : []))).toEqual([4]);
    row.reveal();
    await settle();
    expect(state().table?.isShown).toBe(true);
    row.goOn();
    await settle();
    row.reveal();
    await landed;
  });

  it('keeps the scratched faces uncovered when the scene fails', async () => {
    const { row, state } = setUp();
    const landed = row.land([cardOf(0)], 'live');
    await settle();
    row.openFace(2);
    expect(state().table?.opened[2]).toBe(false);
    row.leaveToPage();
    expect(state()).toMatchObject({ isCelebrated: false });
    expect(state().table?.opened[2]).toBe(true);
    row.markShown();
    await landed;
  });
});
