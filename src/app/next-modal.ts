import { popupNamed } from '../../contract/promotions/popups.ts';
import type { Modal, ModalsState } from '../store/modals-slice.ts';

/** The state that decides which modal may open now. */
export interface Situation {
  /** Age notice: `asks` is open, `unknown` may still open, `settled` no longer opens. */
  readonly age: 'asks' | 'unknown' | 'settled';
  /** Kind of the current page: the lobby, a game, or any other page. */
  readonly page: 'lobby' | 'game' | 'other';
  /** Whether a game is showing a round. */
  readonly isPlaying: boolean;
}

function isDue(modal: Modal, { age, page, isPlaying }: Situation): boolean {
  const popup = popupNamed(modal.name);
  if (popup === undefined || popup.isOverGames) return true;
  if (page === 'game' || isPlaying) return false;
  if (popup.startUp === undefined) return true;
  return age === 'settled' && (page === 'lobby' || 'isAsked' in modal);
}

/**
 * Returns the first modal of the queue that may open now, if any. The age notice comes before all modals; start-up
 * popups wait for the lobby and never open over a game (docs/product-rules.md, Start-up popups).
 */
export const nextModal = (queue: ModalsState, situation: Situation): Modal | undefined =>
  situation.age === 'asks' ? undefined : queue.find((modal) => isDue(modal, situation));
