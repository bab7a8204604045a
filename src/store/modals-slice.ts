import type { Reward } from '../../contract/reward.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callTimedOut } from '../api/events.ts';

/** A popup that may come up when a visit begins. */
export type StartUpPopup =
  | 'kyc'
  | 'download'
  | 'firstDepositTips'
  | 'notice'
  | 'firstDeposit'
  | 'rechargeSign'
  /** The card of the daily visit. */
  | 'signIn'
  | 'redVsBlue';

/** Every modal with what it needs; what is here survives being looked at in a log. */
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
  /** The header's menu. */
  | { readonly name: 'menu' }
  | { readonly name: StartUpPopup }
  /** A list to tap away; with `from` (CSS px) there is no list, and what was received flies from there. */
  | {
      readonly name: 'rewards';
      readonly rewards: readonly Reward[];
      readonly from?: { readonly x: number; readonly y: number };
    };

/** Modals that wait their turn; the first is open. */
export type ModalsState = readonly Modal[];

const none: ModalsState = [];

const open = (queue: ModalsState, modal: Modal): ModalsState =>
  queue.some(({ name }) => name === modal.name) ? queue : [...queue, modal];

const slice = createSlice({
  name: 'modals',
  initialState: none,
  reducers: {
    /** Adds a modal to the end of the queue; one of that name that waits already is not doubled. */
    modalOpened: (queue, { payload }: PayloadAction<Modal>) => open(queue, payload),
    /** The open modal gives its place to another, for example log-in to registration. */
    modalReplaced: (queue, { payload }: PayloadAction<Modal>) => [payload, ...queue.slice(1)],
    /** The open modal is done. */
    modalClosed: (queue) => queue.slice(1),
    /** Nothing is open or waiting any more. */
    modalsCleared: () => none,
  },
  extraReducers: (builder) => {
    builder.addCase(callTimedOut, (queue) => open(queue, { name: 'timeout' }));
  },
});

export const { modalOpened, modalReplaced, modalClosed, modalsCleared } = slice.actions;
/** Reducer of the modal queue. */
export const modalsReducer = slice.reducer;
