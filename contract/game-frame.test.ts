import { describe, expect, it } from 'vitest';
import {
  type FrameMessage,
  type LobbyMessage,
  readFrameMessage,
  readLobbyMessage,
  sealed,
} from './game-frame.ts';

const window = { name: 'frame' };
const partner = { origin: 'https://games.example', source: window };

const frameMessages: readonly FrameMessage[] = [
  sealed({ type: 'started' }),
  sealed({ type: 'ready' }),
  sealed({ type: 'balance', balance: 120_050 }),
  sealed({ type: 'betPlaced', stake: 1_000 }),
  sealed({ type: 'roundSettled', stake: 1_000, payout: 0 }),
  sealed({ type: 'insufficientFunds' }),
  sealed({ type: 'close' }),
  sealed({ type: 'orientation', wanted: 'landscape' }),
  sealed({ type: 'error', reason: 'sessionEnded' }),
];
const lobbyMessages: readonly LobbyMessage[] = [
  sealed({
    type: 'settings',
    locale: 'fil',
    sound: true,
    effectsVolume: 40,
    reduceMotion: false,
    turbo: false,
    calmMode: true,
  }),
  sealed({ type: 'balanceChanged', revision: 3 }),
  sealed({ type: 'pause', paused: true }),
  sealed({ type: 'close' }),
];

describe('messages between a frame and its lobby', () => {
  it.each(frameMessages)('a message of the frame arrives at the lobby as it was sent: $type', (data) => {
    expect(readFrameMessage({ data, ...partner }, partner)).toEqual(data);
  });

  it.each(lobbyMessages)('a message of the lobby arrives at the frame as it was sent: $type', (data) => {
    expect(readLobbyMessage({ data, ...partner }, partner)).toEqual(data);
  });

  it('a message is accepted only from the expected window at the expected origin', () => {
    const data = sealed({ type: 'balance', balance: 100 });
    expect(
      readFrameMessage({ data, origin: 'https://evil.example', source: window }, partner),
    ).toBeUndefined();
    expect(readFrameMessage({ data, ...partner, source: { name: 'another' } }, partner)).toBeUndefined();
    // A frame that is not loaded yet has no window, and a fabricated message has no source window either.
    const nobody = { origin: partner.origin, source: null };
    expect(readFrameMessage({ data, ...nobody }, nobody)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'ready'],
    ['another app', { ...sealed({ type: 'ready' }), app: 'other' }],
    ['another version', { ...sealed({ type: 'ready' }), version: 2 }],
    ['an unknown type', { ...sealed({ type: 'ready' }), type: 'balances' }],
    ['money that is no whole number', { ...sealed({ type: 'balance', balance: 1 }), balance: 0.5 }],
    ['a missing field', { ...sealed({ type: 'ready' }), type: 'roundSettled', stake: 1 }],
  ])('a message with invalid data is dropped: %s', (_, data) => {
    expect(readFrameMessage({ data, ...partner }, partner)).toBeUndefined();
    expect(readLobbyMessage({ data, ...partner }, partner)).toBeUndefined();
  });
});
