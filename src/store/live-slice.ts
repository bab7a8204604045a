import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { liveDataReceived } from '../api/events.ts';
import { type LiveData, mergeLiveData, nothing } from '../api/live-data.ts';
import { firstFigures, followPools, type KeptFigures, type PoolFigures } from './pool-figures.ts';
import { sessionAdopted, sessionEnded, sessionOpened } from './session-slice.ts';

/*
 * Balance, pools and winners arrive from six calls and from the live stream. This slice keeps them, not each query's
 * cache, so that one rule holds everywhere: newer data replace older, and while a round is being shown, data that would
 * reveal its result wait for its end.
 */

/** Displayed data (`shown`), data that wait for the end of a round (`waiting`), and the number of running rounds. */
export interface LiveState {
  readonly shown: LiveData;
  readonly waiting: LiveData;
  /** Displayed amounts of the pools; undefined until the server has answered. */
  readonly figures: PoolFigures | undefined;
  /** Pool amounts that were displayed before a reload. */
  readonly kept: KeptFigures | undefined;
  readonly rounds: number;
  /** Sum of the running rounds' stakes, in hundredths of a coin, deducted from the displayed balance only. */
  readonly staked: number;
  /** Number of diamonds that the running rounds cost, deducted from the displayed diamonds only. */
  readonly stakedDiamonds: number;
  /**
   * Amount, in hundredths, whose coins still fly to the balance on the screen: the balance includes it, but its display
   * does not.
   */
  readonly flying: number;
}

/** Returns the initial state, which has only the pool amounts that were displayed before a reload. */
export const newLiveState = (kept: KeptFigures | undefined): LiveState => ({
  kept,
  shown: nothing,
  waiting: nothing,
  figures: undefined,
  rounds: 0,
  staked: 0,
  stakedDiamonds: 0,
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
  // The first value of a kind is shown even during a round: it reveals no result, and without it the display would stay
  // empty.
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
  stakedDiamonds: 0,
  flying: 0,
});

const slice = createSlice({
  name: 'live',
  initialState: newLiveState(undefined),
  reducers: {
    /** A round begins on the screen: until its end, other displays must not reveal its result. */
    roundStarted: (state) => ({ ...state, rounds: state.rounds + 1 }),
    /**
     * Deducts a stake, in hundredths, from the displayed balance until all running rounds have been shown or refused.
     */
    stakePressed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      staked: state.staked + payload,
    }),
    /** Deducts the diamonds that a round costs, as `stakePressed` does with its stake. */
    diamondsStaked: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      stakedDiamonds: state.stakedDiamonds + payload,
    }),
    /** Sets the amount, in hundredths, that still flies to the displayed balance; 0 when all coins have arrived. */
    flightHeld: (state, { payload }: PayloadAction<number>) => ({ ...state, flying: payload }),
    /** A round on the screen ends; at the end of the last one, data that were held back are shown. */
    roundShown: (state) => {
      const rounds = Math.max(0, state.rounds - 1);
      return rounds > 0
        ? { ...state, rounds }
        : {
            ...withShown(state, mergeLiveData(state.shown, state.waiting)),
            waiting: nothing,
            rounds,
            staked: 0,
            stakedDiamonds: 0,
          };
    },
    /**
     * An interval of 6 s begins; the payload is its number. Draws the displayed pool amounts at random again, except
     * while a round is shown.
     */
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

export const { roundStarted, roundShown, stakePressed, diamondsStaked, flightHeld, stretchBegun } =
  slice.actions;
/** Reducer of balance, pools and winners. */
export const liveReducer = slice.reducer;
