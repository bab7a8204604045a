import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FrameMessage, sealed } from '../../../contract/game-frame.ts';
import {
  type GameRoomCommand,
  type GameRoomEvent,
  type GameRoomState,
  NEW_ROOM,
  reduceGameRoom,
} from './game-room-machine.ts';

const RELEASE: GameRoomCommand = { type: 'releaseResults' };
const CLOSED: GameRoomCommand = { type: 'changeOpenRounds', by: -1 };
const BEFORE: GameRoomState = { ...NEW_ROOM, hasAnswered: true, asked: 3, net: 50, claimed: 7 };

interface Row {
  readonly message: FrameMessage;
  /** Fields that the message changes in `BEFORE`. */
  readonly changes: Partial<GameRoomState>;
  readonly commands: readonly GameRoomCommand[];
  /** Fields of the state before the message that differ from `BEFORE`. */
  readonly before?: Partial<GameRoomState>;
}

const ROWS: readonly Row[] = [
  { message: sealed({ type: 'started' }), changes: { asked: 4 }, commands: [RELEASE] },
  {
    message: sealed({ type: 'ready' }),
    changes: { asked: 4, isReady: true },
    commands: [{ type: 'forgetOpenRounds' }, RELEASE],
  },
  { message: sealed({ type: 'balance', balance: 900 }), changes: { claimed: 900 }, commands: [] },
  {
    message: sealed({ type: 'betPlaced', stake: 100 }),
    before: { isShort: true },
    changes: { isShort: false },
    commands: [{ type: 'changeOpenRounds', by: 1 }, { type: 'holdResults' }],
  },
  { message: sealed({ type: 'betRefused' }), changes: {}, commands: [RELEASE, CLOSED] },
  { message: sealed({ type: 'resultAwaited' }), changes: {}, commands: [{ type: 'holdResults' }] },
  { message: sealed({ type: 'resultShown' }), changes: {}, commands: [RELEASE] },
  {
    message: sealed({ type: 'roundSettled', stake: 100, payout: 250 }),
    changes: { net: 200 },
    commands: [RELEASE, CLOSED, { type: 'refreshBalances' }],
  },
  {
    message: sealed({ type: 'insufficientFunds' }),
    changes: { isShort: true },
    commands: [RELEASE, { type: 'refreshBalances' }],
  },
  { message: sealed({ type: 'close' }), changes: {}, commands: [RELEASE, { type: 'leave' }] },
  { message: sealed({ type: 'orientation', wanted: 'any' }), changes: {}, commands: [] },
  {
    message: sealed({ type: 'sceneFailed', reason: 'no WebGL' }),
    changes: {},
    commands: [{ type: 'reportSceneFailure', reason: 'no WebGL' }],
  },
  {
    message: sealed({ type: 'error', reason: 'sessionEnded' }),
    changes: { isEnded: true },
    commands: [RELEASE],
  },
  { message: sealed({ type: 'error', reason: 'offline' }), changes: {}, commands: [RELEASE] },
];

const received = (message: FrameMessage): GameRoomEvent => ({ type: 'received', message });

describe("the state of the page around a game's frame", () => {
  it.each(ROWS.map((row) => [row.message.type, row] as const))(
    'has the expected changes and commands after the message %s',
    (_, { message, before, changes, commands }) => {
      const state = { ...BEFORE, ...before };
      const next = reduceGameRoom(state, received(message));
      expect(next).toEqual({ state: { ...state, ...changes }, commands });
    },
  );

  it('marks the frame as answering when its first message arrives', () => {
    expect(reduceGameRoom(NEW_ROOM, received(sealed({ type: 'resultShown' }))).state.hasAnswered).toBe(true);
  });

  it('stays the same object after a message that changes nothing', () => {
    expect(reduceGameRoom(BEFORE, received(sealed({ type: 'resultShown' }))).state).toBe(BEFORE);
  });

  it('is reset when the player opens the game again', () => {
    const ended = { ...BEFORE, isReady: true, isEnded: true, isShort: true };
    expect(reduceGameRoom(ended, { type: 'reopened' })).toEqual({
      state: { ...ended, isReady: false, hasAnswered: false, isEnded: false, net: 0 },
      commands: [],
    });
  });

  it('adds up payouts minus stakes of the session, in any order of events', () => {
    const amount = fc.nat(100_000);
    const event = fc.oneof(
      fc.constantFrom(...ROWS.map(({ message }) => received(message)), { type: 'reopened' } as const),
      fc
        .record({ stake: amount, payout: amount })
        .map((bet) => received(sealed({ type: 'roundSettled', ...bet }))),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = NEW_ROOM;
        let net = 0;
        for (const one of events) {
          if (one.type === 'reopened') net = 0;
          else if (one.message.type === 'roundSettled') net += one.message.payout - one.message.stake;
          state = reduceGameRoom(state, one).state;
        }
        expect(state.net).toBe(net);
      }),
    );
  });
});
