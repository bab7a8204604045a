import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pools, Winner } from '../../contract/pools.ts';
import type { LiveMessage } from '../../contract/live.ts';
import { sessionAdopted, sessionEnded, sessionOpened } from './session-slice.ts';

/*
 * Balance, pools and winners arrive from six answers and from the live stream. They are kept here and not in each
 * query's cache, so that one rule holds for all of them: the newer wins, and while a round is being shown what would
 * give its result away waits for the round's end.
 */

/** A balance as some answer or push had it. */
export interface Balance {
  /** Hundredths. */
  readonly coin: number;
  /** Grows with every posting: of two balances the higher version is the newer. */
  readonly coinVersion: number;
  /** Diamonds. */
  readonly lottery: number;
}

/** What is known of the fair right now; undefined until the first answer. */
export interface LiveData {
  readonly balance: Balance | undefined;
  readonly pools: Pools | undefined;
  /** Real wins, newest first, at most 20. */
  readonly winners: readonly Winner[] | undefined;
}

/** What is shown, what waits for the end of a round, and how many rounds run. */
export interface LiveState {
  readonly shown: LiveData;
  readonly waiting: LiveData;
  readonly rounds: number;
  /** Hundredths that the running rounds have staked: taken from the shown balance at the press, in the picture only. */
  readonly staked: number;
  /** Hundredths on their way to the balance's picture: they are in the balance, and its figure follows the coins. */
  readonly flying: number;
}

/** The winners ticker loops this many (docs/product-rules.md, Pools on screen). */
const WINNERS_KEPT = 20;

const nothing: LiveData = { balance: undefined, pools: undefined, winners: undefined };
const initialState: LiveState = { shown: nothing, waiting: nothing, rounds: 0, staked: 0, flying: 0 };

/** Returns the newer of two balances: a higher coinVersion always wins, whatever the order of arrival. */
export const newerBalance = (known: Balance | undefined, received: Balance): Balance =>
  known === undefined || received.coinVersion >= known.coinVersion ? received : known;

/** Returns known and received winners without doubles, newest first. */
export function mergeWinners(
  known: readonly Winner[] | undefined,
  received: readonly Winner[],
): readonly Winner[] {
  const byId = new Map([...(known ?? []), ...received].map((winner) => [winner.id, winner]));
  return [...byId.values()].sort((a, b) => b.time - a.time).slice(0, WINNERS_KEPT);
}

/** Returns what is known with what was received laid over. */
export const mergeLiveData = (known: LiveData, received: Partial<LiveData>): LiveData => ({
  balance: received.balance === undefined ? known.balance : newerBalance(known.balance, received.balance),
  pools: received.pools ?? known.pools,
  winners: received.winners === undefined ? known.winners : mergeWinners(known.winners, received.winners),
});

const receive = (state: LiveState, received: Partial<LiveData>): LiveState => {
  if (state.rounds === 0) return { ...state, shown: mergeLiveData(state.shown, received) };
  // What was never shown gives nothing away: an empty box would be worse than a value.
  const first: Partial<LiveData> = {
    balance: state.shown.balance === undefined ? received.balance : undefined,
    pools: state.shown.pools === undefined ? received.pools : undefined,
    winners: state.shown.winners === undefined ? received.winners : undefined,
  };
  return {
    ...state,
    shown: mergeLiveData(state.shown, first),
    waiting: mergeLiveData(state.waiting, received),
  };
};

/** Returns what a batch of pushed messages carries, the newest of each kind. */
export function liveDataOf(messages: readonly LiveMessage[]): Partial<LiveData> {
  let data: LiveData = nothing;
  for (const message of messages) {
    if (message.type === 'balance') {
      const { coin, coinVersion, lottery } = message;
      data = mergeLiveData(data, { balance: { coin, coinVersion, lottery } });
    } else if (message.type === 'pools' || message.type === 'winners') {
      data = mergeLiveData(data, message);
    }
  }
  return data;
}

const forgetBalance = (state: LiveState): LiveState => ({
  shown: { ...state.shown, balance: undefined },
  waiting: nothing,
  rounds: 0,
  staked: 0,
  flying: 0,
});

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** An answer or a batch of pushes had something new. */
    liveDataReceived: (state, { payload }: PayloadAction<Partial<LiveData>>) => receive(state, payload),
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
        : { ...state, shown: mergeLiveData(state.shown, state.waiting), waiting: nothing, rounds, staked: 0 };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionOpened, forgetBalance)
      .addCase(sessionAdopted, forgetBalance)
      .addCase(sessionEnded, forgetBalance);
  },
});

export const { liveDataReceived, roundStarted, roundShown, stakePressed, flightHeld } = slice.actions;
/** Reducer of what is known of the fair. */
export const liveReducer = slice.reducer;
