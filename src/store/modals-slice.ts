import type { PopupName } from '../../contract/promotions/popups.ts';
import type { Reward } from '../../contract/reward.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callTimedOut } from '../api/events.ts';

/** Every modal with its data; the data may safely appear in a log. */
export type Modal =
  | { readonly name: 'timeout' }
  /** `reason` is the server's text on why a session ended. */
  | {
      readonly name: 'login';
      readonly how?: 'phone' | 'account';
      readonly because?: 'ended';
      readonly reason?: string | undefined;
    }
  | { readonly name: 'register' }
  | { readonly name: 'forgot' }
  | { readonly name: 'game'; readonly gameId: number }
  /** How long the player has played and with what result. */
  | { readonly name: 'realityCheck' }
  /** The header's menu. */
  | { readonly name: 'menu' }
  /** A promotion's popup. `isAsked`: requested by an address or a press, so it need not wait for the lobby. */
  | { readonly name: PopupName; readonly isAsked?: true }
  /** A list to dismiss by a tap; with `from` (CSS px) there is no list, and the rewards fly from there. */
  | {
      readonly name: 'rewards';
      readonly rewards: readonly Reward[];
      readonly from?: { readonly x: number; readonly y: number };
    };

/** Queue of modals, each name once; the first allowed one is open (src/app/next-modal.ts). */
export type ModalsState = readonly Modal[];

const none: ModalsState = [];

const open = (queue: ModalsState, modal: Modal): ModalsState =>
  queue.some(({ name }) => name === modal.name) ? queue : [...queue, modal];

const slice = createSlice({
  name: 'modals',
  initialState: none,
  reducers: {
    /** Adds a modal to the end of the queue, unless one of that name is queued already. */
    modalOpened: (queue, { payload }: PayloadAction<Modal>) => open(queue, payload),
    /** Replaces a modal by another, for example log-in by registration. */
    modalReplaced: (
      queue,
      { payload: { from, to } }: PayloadAction<{ readonly from: Modal['name']; readonly to: Modal }>,
    ) => queue.map((modal) => (modal.name === from ? to : modal)),
    /** Removes the modal of this name. */
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
