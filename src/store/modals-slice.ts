import type { PopupName } from '../../contract/promotions/popups.ts';
import type { Reward } from '../../contract/reward.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callTimedOut } from '../api/events.ts';

/** Every modal by name, with its data; the data hold nothing secret and may appear in a log. */
export type Modal =
  | { readonly name: 'timeout' }
  /** Log-in; `reason` is the server's text that tells why the last session ended. */
  | {
      readonly name: 'login';
      readonly how?: 'phone' | 'account';
      readonly because?: 'ended';
      readonly reason?: string | undefined;
    }
  | { readonly name: 'register' }
  | { readonly name: 'forgot' }
  | { readonly name: 'game'; readonly gameId: number }
  /** Reports how long the player has played, and with what result. */
  | { readonly name: 'realityCheck' }
  /** Menu of the top bar. */
  | { readonly name: 'menu' }
  /** Popup of a promotion. `isAsked` means that a link or a press asked for it, so it need not wait for the lobby. */
  | { readonly name: PopupName; readonly isAsked?: true }
  /**
   * List of rewards, closed by a tap. With `from`, a point in CSS px, the rewards fly from there and no list is shown.
   */
  | {
      readonly name: 'rewards';
      readonly rewards: readonly Reward[];
      readonly from?: { readonly x: number; readonly y: number };
    };

/** Queue of modals, each name at most once; the first one that may open is shown (src/app/next-modal.ts). */
export type ModalsState = readonly Modal[];

const none: ModalsState = [];

const open = (queue: ModalsState, modal: Modal): ModalsState =>
  queue.some(({ name }) => name === modal.name) ? queue : [...queue, modal];

const slice = createSlice({
  name: 'modals',
  initialState: none,
  reducers: {
    /** Adds a modal to the end of the queue, unless the queue has one of that name. */
    modalOpened: (queue, { payload }: PayloadAction<Modal>) => open(queue, payload),
    /** Replaces a modal by another, for example log-in by registration. */
    modalReplaced: (
      queue,
      { payload: { from, to } }: PayloadAction<{ readonly from: Modal['name']; readonly to: Modal }>,
    ) => queue.map((modal) => (modal.name === from ? to : modal)),
    /** Removes the modal of this name from the queue. */
    modalClosed: (queue, { payload }: PayloadAction<Modal['name']>) =>
      queue.filter(({ name }) => name !== payload),
    /** Removes all modals. */
    modalsCleared: () => none,
  },
  extraReducers: (builder) => {
    builder.addCase(callTimedOut, (queue) => open(queue, { name: 'timeout' }));
  },
});

export const { modalOpened, modalReplaced, modalClosed, modalsCleared } = slice.actions;
/** Reducer of the modal queue. */
export const modalsReducer = slice.reducer;
