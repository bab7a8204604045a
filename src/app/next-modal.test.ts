import { describe, expect, it } from 'vitest';
import { START_UP } from '../../contract/promotions/popups.ts';
import type { Modal } from '../store/modals-slice.ts';
import { nextModal, type Situation } from './next-modal.ts';

const situations: readonly Situation[] = (['asks', 'unknown', 'settled'] as const).flatMap((age) =>
  (['lobby', 'game', 'other'] as const).flatMap((page) =>
    [false, true].map((isPlaying) => ({ age, page, isPlaying })),
  ),
);

/** Modals that a press or a server answer opens, not the start of a visit. */
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

describe('the queue of modals', () => {
  it('opens no modal while the age notice is open', () => {
    for (const situation of situations.filter(({ age }) => age === 'asks'))
      for (const modal of [...pressed, ...START_UP.map((name) => ({ name, isAsked: true }) as const)])
        expect(nextModal([modal], situation)).toBeUndefined();
  });

  it.each(pressed)('opens $name on every page', (modal) => {
    for (const situation of situations.filter(({ age }) => age !== 'asks'))
      expect(nextModal([modal], situation)).toBe(modal);
  });

  it.each(START_UP)(
    'opens the start-up popup %s only in the lobby, never over a game or a round or before the age notice is settled',
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

  it('opens the gift for an empty wallet where neither a game nor a round is on the screen', () => {
    for (const situation of situations.filter(({ age }) => age !== 'asks'))
      expect(nextModal([{ name: 'bankruptGift' }], situation)?.name).toBe(
        situation.page === 'game' || situation.isPlaying ? undefined : 'bankruptGift',
      );
  });

  it('skips popups that must wait for the lobby, and opens them there later', () => {
    const queue: readonly Modal[] = [{ name: 'notice' }, { name: 'login' }];
    const lobby = { age: 'settled', page: 'lobby', isPlaying: false } as const;
    expect(nextModal(queue, { ...lobby, page: 'game' })?.name).toBe('login');
    expect(nextModal(queue, lobby)?.name).toBe('notice');
  });
});
