import { type Modal, type ModalsState, START_UP } from '../store/modals-slice.ts';

/** What decides whether a modal may come up now. */
export interface Situation {
  /** The age notice: it is open, it may have to be before long, or it needs no answer any more. */
  readonly age: 'asks' | 'unknown' | 'settled';
  /** The page on the screen: the lobby, a game's, or another. */
  readonly page: 'lobby' | 'game' | 'other';
  /** True while a round is being shown. */
  readonly isPlaying: boolean;
}

const startUp: ReadonlySet<string> = new Set(START_UP);

function isDue(modal: Modal, { age, page, isPlaying }: Situation): boolean {
  // What is there for a loss is never told over a game.
  if (modal.name === 'bankruptGift') return page !== 'game' && !isPlaying;
  if (!startUp.has(modal.name)) return true;
  if (age !== 'settled' || page === 'game' || isPlaying) return false;
  return page === 'lobby' || 'isAsked' in modal;
}

/**
 * Returns the modal that is open: the first of the queue whose turn it may be. The age notice comes before all; popups of a
 * visit's beginning wait for the lobby, and never come up over a game (docs/product-rules.md, Start-up popups).
 */
export const nextModal = (queue: ModalsState, situation: Situation): Modal | undefined =>
  situation.age === 'asks' ? undefined : queue.find((modal) => isDue(modal, situation));
