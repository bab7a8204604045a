import { describe, expect, it } from 'vitest';
import { type Modal, START_UP } from '../store/modals-slice.ts';
import { nextModal, type Situation } from './next-modal.ts';

const situations: readonly Situation[] = (['asks', 'unknown', 'settled'] as const).flatMap((age) =>
  (['lobby', 'game', 'other'] as const).flatMap((page) =>
    [false, true].map((isPlaying) => ({ age, page, isPlaying })),
  ),
);

/** What a press or an answer opens, and has nothing to do with a beginning. */
const pressed: readonly Modal[] = [
  { name: 'timeout' },
  { name: 'login' },
  { name: 'register' },
  { name: 'forgot' },
  { name: 'game', gameId: 1 },
  { name: 'menu' },
  { name: 'realityCheck' },
  { name: 'vipGift' },
  { name: 'betRebate' },
  { name: 'rewards', rewards: [] },
];

describe('the modal whose turn it is', () => {
  it('is none while the age notice is open', () => {
    for (const situation of situations.filter(({ age }) => age === 'asks'))
      for (const modal of [...pressed, ...START_UP.map((name) => ({ name, isAsked: true }) as const)])
        expect(nextModal([modal], situation)).toBeUndefined();
  });

  it.each(pressed)('is $name wherever it was asked for', (modal) => {
    for (const situation of situations.filter(({ age }) => age !== 'asks'))
      expect(nextModal([modal], situation)).toBe(modal);
  });

  it.each(START_UP)(
    'is %s of a beginning in the lobby alone, never over a game or a round, nor before the age is known to be asked or not',
    (name) => {
      for (const situation of situations) {
        const { age, page, isPlaying } = situation;
        const isCalm = age === 'settled' && !isPlaying;
        expect(nextModal([{ name }], situation)?.name).toBe(isCalm && page === 'lobby' ? name : undefined);
        expect(nextModal([{ name, isAsked: true }], situation)?.name).toBe(
          isCalm && page !== 'game' ? name : undefined,
        );
      }
    },
  );

  it('is the gift for an empty wallet wherever no game and no round is on the screen', () => {
    for (const situation of situations.filter(({ age }) => age !== 'asks'))
      expect(nextModal([{ name: 'bankruptGift' }], situation)?.name).toBe(
        situation.page === 'game' || situation.isPlaying ? undefined : 'bankruptGift',
      );
  });

  it('passes what has to wait, and comes back to it in the lobby', () => {
    const queue: readonly Modal[] = [{ name: 'notice' }, { name: 'login' }];
    const lobby = { age: 'settled', page: 'lobby', isPlaying: false } as const;
    expect(nextModal(queue, { ...lobby, page: 'game' })?.name).toBe('login');
    expect(nextModal(queue, lobby)?.name).toBe('notice');
  });
});
