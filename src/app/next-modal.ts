import { type Modal, type ModalsState, START_UP } from '../store/modals-slice.ts';

/** The state that decides which modal may open now. */
export interface Situation {
  /** Age notice: open, possibly still to come, or no longer needed. */
  readonly age: 'asks' | 'unknown' | 'settled';
  /** The current page: the lobby, a game, or another. */
  readonly page: 'lobby' | 'game' | 'other';
  /** Whether a round is being shown. */
  readonly isPlaying: boolean;
}

const startUp: ReadonlySet<string> = new Set(START_UP);

function isDue(modal: Modal, { age, page, isPlaying }: Situation): boolean {
  // A consolation for a loss never opens over a game.
  if (modal.name === 'bankruptGift') return page !== 'game' && !isPlaying;
  if (!startUp.has(modal.name)) return true;
  if (age !== 'settled' || page === 'game' || isPlaying) return false;
  return page === 'lobby' || 'isAsked' in modal;
}

/**
 * Returns the modal to show: the first of the queue that may open now. The age notice comes first; start-up popups
 * wait for the lobby and never open over a game (docs/product-rules.md, Start-up popups).
 */
export const nextModal = (queue: ModalsState, situation: Situation): Modal | undefined =>
  situation.age === 'asks' ? undefined : queue.find((modal) => isDue(modal, situation));
