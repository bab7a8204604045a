import * as v from 'valibot';
import { count, hundredths } from './call.ts';

/**
 * Messages between a game's frame and the lobby's page around it, sent by `postMessage`. Both sides drop messages from
 * other windows, from other origins and of other versions. No message of a frame moves money: the lobby shows the
 * server's balance and refetches it when a frame mentions money.
 */

/** Version of the protocol, part of every message. */
export const GAME_FRAME_VERSION = 1;

const envelope = { app: v.literal('perya-game'), version: v.literal(GAME_FRAME_VERSION) };
const message = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ ...envelope, type: v.literal(type), ...entries });

/** Messages from the frame to the lobby. */
export const frameMessage = v.variant('type', [
  /** The frame is listening and waits for the player's settings. */
  message('started', {}),
  /** The frame has opened its game and has the player's state in it. */
  message('ready', {}),
  /** The balance that the frame shows, in hundredths. The lobby does not trust it, but asks the server. */
  message('balance', { balance: hundredths }),
  /** A bet was placed; its stake in hundredths. */
  message('betPlaced', { stake: hundredths }),
  /** A bet announced by betPlaced was refused or withdrawn. */
  message('betRefused', {}),
  /** A pending call may change the balance; the frame sends no balance before resultShown or roundSettled. */
  message('resultAwaited', {}),
  /** The result of the pending call has been shown, and the round continues. */
  message('resultShown', {}),
  /** A round has ended and its result has been shown; amounts in hundredths. */
  message('roundSettled', { stake: hundredths, payout: hundredths }),
  /** The player tried to stake more than the balance. */
  message('insufficientFunds', {}),
  /** The player wants to leave. */
  message('close', {}),
  /** The frame's preferred orientation. */
  message('orientation', { wanted: v.picklist(['any', 'portrait', 'landscape']) }),
  /** The scene cannot be rendered, for the given reason; the game continues without it. */
  message('sceneFailed', { reason: v.pipe(v.string(), v.maxLength(500)) }),
  /** The frame cannot continue; sessionEnded requires opening the game again. */
  message('error', { reason: v.picklist(['sessionEnded', 'offline', 'failed']) }),
]);
/** Messages from the frame to the lobby. */
export type FrameMessage = v.InferOutput<typeof frameMessage>;

/** Messages from the lobby to the frame. */
export const lobbyMessage = v.variant('type', [
  /** The player's settings; sent when the frame has started, when it is ready, and at every change. */
  message('settings', {
    locale: v.picklist(['en', 'fil']),
    sound: v.boolean(),
    /** Volume of the game's sounds, in per cent; frames of older builds do not know it. */
    effectsVolume: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 100),
    reduceMotion: v.boolean(),
    turbo: v.boolean(),
    calmMode: v.boolean(),
  }),
  /** The balance changed elsewhere and must be refetched. `revision` only distinguishes consecutive messages. */
  message('balanceChanged', { revision: count }),
  /** While the page is hidden, `paused` is true and no round may begin; a running round still ends. */
  message('pause', { paused: v.boolean() }),
  /** The page is about to close the frame. */
  message('close', {}),
]);
/** Messages from the lobby to the frame. */
export type LobbyMessage = v.InferOutput<typeof lobbyMessage>;

type Unsealed<Message> = Message extends unknown ? Omit<Message, 'app' | 'version'> : never;

/** Adds the protocol's name and version to a message. */
export const sealed = <Message extends Unsealed<FrameMessage | LobbyMessage>>(
  content: Message,
): Message & { readonly app: 'perya-game'; readonly version: 1 } => ({
  app: 'perya-game',
  version: GAME_FRAME_VERSION,
  ...content,
});

/** The fields of a MessageEvent that are used here. */
export interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The accepted sender: one window at one origin. */
export interface Partner {
  readonly origin: string;
  readonly source: unknown;
}

const isFrom = (received: ReceivedMessage, { origin, source }: Partner): boolean =>
  source !== null && received.source === source && received.origin === origin;

/** Returns a message from the frame, undefined for other senders or invalid messages. */
export function readFrameMessage(received: ReceivedMessage, frame: Partner): FrameMessage | undefined {
  const parsed = isFrom(received, frame) ? v.safeParse(frameMessage, received.data) : undefined;
  return parsed?.success === true ? parsed.output : undefined;
}

/** Returns a message from the lobby, undefined for other senders or invalid messages. */
export function readLobbyMessage(received: ReceivedMessage, lobby: Partner): LobbyMessage | undefined {
  const parsed = isFrom(received, lobby) ? v.safeParse(lobbyMessage, received.data) : undefined;
  return parsed?.success === true ? parsed.output : undefined;
}
