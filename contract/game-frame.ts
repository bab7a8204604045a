import * as v from 'valibot';
import { count, hundredths } from './call.ts';

/**
 * What a game's frame and the lobby's page about it say to each other by `postMessage`. Both sides drop whatever does not
 * come from the other's window and origin, or is no message of this version. Nothing a frame says moves money: the lobby
 * shows the server's balance and asks for it anew when a frame speaks of money.
 */

/** The version of the protocol; it stands in every message. */
export const GAME_FRAME_VERSION = 1;

const envelope = { app: v.literal('perya-game'), version: v.literal(GAME_FRAME_VERSION) };
const message = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ ...envelope, type: v.literal(type), ...entries });

/** What a frame tells the lobby. */
export const frameMessage = v.variant('type', [
  /** It listens: it waits for the player's choices. */
  message('started', {}),
  /** Its game is known. */
  message('ready', {}),
  /** What it shows as the balance, in hundredths: a claim, by which the lobby asks the server. */
  message('balance', { balance: hundredths }),
  /** A bet was taken, in hundredths. */
  message('betPlaced', { stake: hundredths }),
  /** A bet of which betPlaced spoke was not taken, or is out again. */
  message('betRefused', {}),
  /** What is asked now may change the balance: it tells nothing before resultShown or roundSettled. */
  message('resultAwaited', {}),
  /** What was asked has been shown, and the round goes on. */
  message('resultShown', {}),
  /** A round has ended and has been shown; hundredths. */
  message('roundSettled', { stake: hundredths, payout: hundredths }),
  /** The stake is more than the balance. */
  message('insufficientFunds', {}),
  /** The player wants to leave. */
  message('close', {}),
  /** How it would like the screen. */
  message('orientation', { wanted: v.picklist(['any', 'portrait', 'landscape']) }),
  /** Its picture cannot be shown, and why; the game goes on without. */
  message('sceneFailed', { reason: v.pipe(v.string(), v.maxLength(500)) }),
  /** It cannot go on; sessionEnded has to be opened again. */
  message('error', { reason: v.picklist(['sessionEnded', 'offline', 'failed']) }),
]);
/** What a frame tells the lobby. */
export type FrameMessage = v.InferOutput<typeof frameMessage>;

/** What the lobby tells a frame. */
export const lobbyMessage = v.variant('type', [
  /** The player's choices; sent when the frame has started, when it is ready, and at every change. */
  message('settings', {
    locale: v.picklist(['en', 'fil']),
    sound: v.boolean(),
    reduceMotion: v.boolean(),
    turbo: v.boolean(),
    calmMode: v.boolean(),
  }),
  /** The balance was changed elsewhere: ask for it. `revision` only tells one message from the next. */
  message('balanceChanged', { revision: count }),
  /** Nothing may begin while the page is left; what runs ends. */
  message('pause', { paused: v.boolean() }),
  /** The page is about to close the frame. */
  message('close', {}),
]);
/** What the lobby tells a frame. */
export type LobbyMessage = v.InferOutput<typeof lobbyMessage>;

type Unsealed<Message> = Message extends unknown ? Omit<Message, 'app' | 'version'> : never;

/** Puts the protocol's name and version on a message. */
export const sealed = <Message extends Unsealed<FrameMessage | LobbyMessage>>(
  content: Message,
): Message & { readonly app: 'perya-game'; readonly version: 1 } => ({
  app: 'perya-game',
  version: GAME_FRAME_VERSION,
  ...content,
});

/** The parts of a MessageEvent that are looked at. */
export interface Received {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Whom a side listens to: one window at one origin. */
export interface Partner {
  readonly origin: string;
  readonly source: unknown;
}

const isFrom = (received: Received, { origin, source }: Partner): boolean =>
  source !== null && received.source === source && received.origin === origin;

/** What a frame said; undefined when it was somebody else, or no message. */
export function readFrameMessage(received: Received, frame: Partner): FrameMessage | undefined {
  const parsed = isFrom(received, frame) ? v.safeParse(frameMessage, received.data) : undefined;
  return parsed?.success === true ? parsed.output : undefined;
}

/** What the lobby said; undefined when it was somebody else, or no message. */
export function readLobbyMessage(received: Received, lobby: Partner): LobbyMessage | undefined {
  const parsed = isFrom(received, lobby) ? v.safeParse(lobbyMessage, received.data) : undefined;
  return parsed?.success === true ? parsed.output : undefined;
}
