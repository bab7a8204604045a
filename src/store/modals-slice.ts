import type { Reward } from '../../contract/reward.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callTimedOut } from '../api/events.ts';

/** Popups that may come up when a visit begins. */
export const START_UP = [
  'kyc',
  'download',
  'firstDepositTips',
  'notice',
  'firstDeposit',
  'rechargeSign',
  /** The card of the daily visit. */
  'signIn',
  'redVsBlue',
] as const;

/** A popup that may come up when a visit begins. */
export type StartUpPopup = (typeof START_UP)[number];

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
  /** How long and at what result the player has played. */
  | { readonly name: 'realityCheck' }
  /** The header's menu. */
  | { readonly name: 'menu' }
  /** `isAsked`: an address or a press has asked for it, so it need not wait for the lobby. */
  | { readonly name: StartUpPopup; readonly isAsked?: true }
  /** The gift of a VIP level. */
  | { readonly name: 'vipGift' }
  /** The gift for an empty wallet: it never comes up unasked, and never over a game. */
  | { readonly name: 'bankruptGift' }
  /** The rebate of the valid bets. */
  | { readonly name: 'betRebate' }
  /** A list to tap away; with `from` (CSS px) there is no list, and what was received flies from there. */
  | {
      readonly name: 'rewards';
      readonly rewards: readonly Reward[];
      readonly from?: { readonly x: number; readonly y: number };
    };

/** Modals that wait their turn, each name once; the first that may is open (src/app/next-modal.ts). */
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
    /** A modal gives its place to another, for example log-in to registration. */
    modalReplaced: (
      queue,
      { payload: { from, to } }: PayloadAction<{ readonly from: Modal['name']; readonly to: Modal }>,
    ) => queue.map((modal) => (modal.name === from ? to : modal)),
    /** The modal of this name is done. */
    modalClosed: (queue, { payload }: PayloadAction<Modal['name']>) =>
      queue.filter(({ name }) => name !== payload),
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
