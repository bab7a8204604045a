import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { liveDataReceived } from '../api/events.ts';
import { type LiveData, mergeLiveData, nothing } from '../api/live-data.ts';
import { firstFigures, followPools, type KeptFigures, type PoolFigures } from './pool-figures.ts';
import { sessionAdopted, sessionEnded, sessionOpened } from './session-slice.ts';

/*
 * Balance, pools and winners arrive from six answers and from the live stream. They are kept here and not in each
 * query's cache, so that one rule holds for all of them: the newer wins, and while a round is being shown, anything
 * that would reveal its result waits for the round's end.
 */

/** Displayed data, data held back until the end of a round, and the number of running rounds. */
export interface LiveState {
  readonly shown: LiveData;
  readonly waiting: LiveData;
  /** Displayed pool figures; undefined until the first answer. */
  readonly figures: PoolFigures | undefined;
  /** Pool figures displayed before a reload. */
  readonly kept: KeptFigures | undefined;
  readonly rounds: number;
  /** Stakes of the running rounds, hundredths: deducted from the displayed balance at the press, for display only. */
  readonly staked: number;
  /** Hundredths still flying to the balance: the balance contains them, and its display follows the coins. */
  readonly flying: number;
}

/** Returns the initial state: nothing is known except the pool figures displayed before. */
export const newLiveState = (kept: KeptFigures | undefined): LiveState => ({
  kept,
  shown: nothing,
  waiting: nothing,
  figures: undefined,
  rounds: 0,
  staked: 0,
  flying: 0,
});

const withShown = (state: LiveState, shown: LiveData): LiveState => {
  const { figures, kept } = state;
  const { pools, winners = [] } = shown;
  if (!pools) return { ...state, shown, figures: undefined };
  const next = figures ? followPools(figures, pools, winners) : firstFigures(kept, pools, winners);
  return { ...state, shown, figures: next };
};

const receive = (state: LiveState, received: Partial<LiveData>): LiveState => {
  if (state.rounds === 0) return withShown(state, mergeLiveData(state.shown, received));
  // A first value reveals nothing: an empty box would be worse.
  const first: Partial<LiveData> = {
    balance: state.shown.balance === undefined ? received.balance : undefined,
    pools: state.shown.pools === undefined ? received.pools : undefined,
    winners: state.shown.winners === undefined ? received.winners : undefined,
  };
  return {
    ...withShown(state, mergeLiveData(state.shown, first)),
    waiting: mergeLiveData(state.waiting, received),
  };
};

const forgetBalance = (state: LiveState): LiveState => ({
  ...state,
  shown: { ...state.shown, balance: undefined },
  waiting: nothing,
  rounds: 0,
  staked: 0,
  flying: 0,
});

const slice = createSlice({
  name: 'live',
  initialState: newLiveState(undefined),
  reducers: {
    /** Starts a round on the screen: from here on nothing outside it may reveal its result. */
    roundStarted: (state) => ({ ...state, rounds: state.rounds + 1 }),
    /** Deducts the stake (hundredths) from the display at the press, until the rounds are shown or were refused. */
    stakePressed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      staked: state.staked + payload,
    }),
    /** Sets the amount (hundredths) still flying to the balance, whose display waits for it; 0 when all has arrived. */
    flightHeld: (state, { payload }: PayloadAction<number>) => ({ ...state, flying: payload }),
    /** Ends a shown round: everything held back may follow. */
    roundShown: (state) => {
      const rounds = Math.max(0, state.rounds - 1);
      return rounds > 0
        ? { ...state, rounds }
        : {
            ...withShown(state, mergeLiveData(state.shown, state.waiting)),
            waiting: nothing,
            rounds,
            staked: 0,
          };
    },
    /** Begins an interval of 6 s (its number): the displayed pools are redrawn, except while a round is shown. */
    stretchBegun(state, { payload }: PayloadAction<number>) {
      const { figures, shown, rounds } = state;
      if (shown.pools === undefined || figures === undefined || rounds > 0) return state;
      const next = followPools(figures, shown.pools, shown.winners ?? [], payload);
      return next === figures ? state : { ...state, figures: next };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(liveDataReceived, (state, { payload }) => receive(state, payload))
      .addCase(sessionOpened, forgetBalance)
      .addCase(sessionAdopted, forgetBalance)
      .addCase(sessionEnded, forgetBalance);
  },
});

export const { roundStarted, roundShown, stakePressed, flightHeld, stretchBegun } = slice.actions;
/** Reducer of the live data. */
export const liveReducer = slice.reducer;
