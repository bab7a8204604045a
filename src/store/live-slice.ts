import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { liveDataReceived } from '../api/events.ts';
import { type LiveData, mergeLiveData, nothing } from '../api/live-data.ts';
import { firstFigures, followPools, type KeptFigures, type PoolFigures } from './pool-figures.ts';
import { sessionAdopted, sessionEnded, sessionOpened } from './session-slice.ts';

/*
 * Balance, pools and winners arrive from six answers and from the live stream. They are kept here and not in each
 * query's cache, so that one rule holds for all of them: the newer wins, and while a round is being shown what would
 * give its result away waits for the round's end.
 */

/** What is shown, what waits for the end of a round, and how many rounds run. */
export interface LiveState {
  readonly shown: LiveData;
  readonly waiting: LiveData;
  /** What this screen shows of the pools; undefined until the first answer. */
  readonly figures: PoolFigures | undefined;
  /** What it showed before a reload. */
  readonly kept: KeptFigures | undefined;
  readonly rounds: number;
  /** Hundredths that the running rounds have staked: taken from the shown balance at the press, in the picture only. */
  readonly staked: number;
  /** Hundredths on their way to the balance's picture: they are in the balance, and its figure follows the coins. */
  readonly flying: number;
}

/** Nothing is known of the fair yet but what its pools showed before. */
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
  // What was never shown gives nothing away: an empty box would be worse than a value.
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
    /** A round starts on the screen: from here on nothing outside it may tell its result. */
    roundStarted: (state) => ({ ...state, rounds: state.rounds + 1 }),
    /** The player pressed: the stake (hundredths) leaves the picture until the rounds are shown, or were refused. */
    stakePressed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      staked: state.staked + payload,
    }),
    /** So much (hundredths) is still on its way to the balance: its figure waits for it; 0 when all has arrived. */
    flightHeld: (state, { payload }: PayloadAction<number>) => ({ ...state, flying: payload }),
    /** The round's result has been shown: everything may follow. */
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
    /** A stretch of 6 s has begun (its number): the pools take new figures, but for while a round is shown. */
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
/** Reducer of what is known of the fair. */
export const liveReducer = slice.reducer;
