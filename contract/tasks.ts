import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  nothing,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { ErrorCode } from './errors.ts';
import { pesos } from './money.ts';

/** Goal of a task: a log-in, a deposit or a valid bet on the same Manila day. */
const goal = v.picklist(['login', 'deposit', 'bet']);
/** Goal of a task: a log-in, a deposit or a valid bet. */
export type TaskGoal = v.InferOutput<typeof goal>;

/**
 * The tasks of a day (docs/product-rules.md, Tasks). `needs` is the deposit or valid bet required, in hundredths; 0 for
 * a log-in.
 */
export const DAILY_TASKS: readonly {
  readonly id: number;
  readonly goal: TaskGoal;
  readonly needs: number;
  readonly diamonds: number;
}[] = [
  { id: 1, goal: 'login', needs: 0, diamonds: 2 },
  { id: 2, goal: 'deposit', needs: pesos(100), diamonds: 5 },
  { id: 3, goal: 'bet', needs: pesos(5_000), diamonds: 30 },
  { id: 4, goal: 'bet', needs: pesos(20_000), diamonds: 80 },
];

/** Returns the player's tasks of today. */
export const getTaskUser = call('getTaskUser', {
  response: v.object({
    tasks: v.array(
      v.object({
        id: count,
        goal,
        needs: hundredths,
        /** Progress so far in hundredths, capped at `needs`. */
        done: hundredths,
        diamonds: count,
        isTaken: v.boolean(),
        canReceive: v.boolean(),
      }),
    ),
    /** False while the fund holds less than the largest available award; receiving one may then fail with fundEmpty. */
    isFunded: v.boolean(),
    /** Start of the next day in Manila. */
    nextAt: time,
  }),
});

/** Receives the diamonds of a completed task. */
export const receiveTaskAward = call('receiveTaskAward', {
  response: v.object({ diamonds: count, ...balances }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const tasksCalls = forServer(() => ({
  getTaskUser: serverCall(getTaskUser, {
    about: "Today's tasks, how far each one is, and whether its diamonds can be had.",
    token: 'required',
    request: nothing,
  }),
  receiveTaskAward: serverCall(receiveTaskAward, {
    about: 'Pays the diamonds of a task that is done, once a Manila day. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ id: v.picklist(DAILY_TASKS.map(({ id }) => id)), clientTxnId }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.alreadyClaimed,
      ErrorCode.conditionNotMet,
      ErrorCode.fundEmpty,
      ErrorCode.numberNeeded,
    ],
  }),
}));
