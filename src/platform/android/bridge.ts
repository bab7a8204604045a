import * as v from 'valibot';
import { randomId } from '../random-id.ts';

/*
 * The only channel to the Android app (docs/android-bridge.md). Android adds the channel object only to pages from
 * origins on the app's list. A game provider's frame has another origin, so it gets no channel.
 */

/** Version of the message format. App and page ignore messages of another version; the page then uses browser APIs. */
export const BRIDGE_VERSION = 1;
/** Time without an answer after which a call to the app fails, ms. */
export const BRIDGE_TIMEOUT_MS = 5_000;

/** Channel object that Android's addWebMessageListener puts into the page. */
export interface AppPort {
  postMessage(text: string): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Methods that the page calls in the app, with the schemas of their answers. */
const answers = {
  /** Lets the player pick a log-in that Android has saved; null if the player picks none. */
  login: v.nullable(v.object({ account: v.string(), password: v.string() })),
  /** Opens Android's share sheet. */
  share: v.object({ isShared: v.boolean() }),
  /** Opens the native chat with customer service. */
  chat: v.object({ isOpen: v.boolean() }),
  /** Closes the app. */
  exit: v.object({ isLeaving: v.boolean() }),
  deviceInfo: v.object({ model: v.string(), os: v.string(), appVersion: v.string() }),
  /** Token for notifications; null while notifications are not allowed. */
  pushToken: v.object({ token: v.nullable(v.string()) }),
} as const;

/** Parameters of the methods that have any. */
interface Params {
  readonly share: { readonly text: string };
}

/** Name of a method that the page calls in the app. */
export type AppMethod = keyof typeof answers;
/** Parameters of a method of the app, as a tuple. */
export type AppParams<Method extends AppMethod> = Method extends keyof Params ? [Params[Method]] : [];
/** Answer of a method of the app. */
export type AppAnswer<Method extends AppMethod> = v.InferOutput<(typeof answers)[Method]>;

/** Thrown when the app does not answer, refuses, or answers in a wrong format. */
export class AppError extends Error {
  override readonly name = 'AppError';
}

const envelope = v.object({
  v: v.literal(BRIDGE_VERSION),
  id: v.pipe(v.string(), v.maxLength(64)),
  /** Name of the requested method; undefined in answers. */
  method: v.optional(v.string()),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
});

/** The page's end of the channel to the Android app. */
export interface Bridge {
  /** Calls a method of the app. Rejects with AppError if no valid answer comes within 5 s. */
  call<Method extends AppMethod>(method: Method, ...params: AppParams<Method>): Promise<AppAnswer<Method>>;
}

/**
 * Opens the page's end of the channel to the app.
 * @param onAsked returns the answer to a request of the app; undefined for a method that the page does not have
 */
export function openBridge(port: AppPort, onAsked: (method: string) => unknown): Bridge {
  const waiting = new Map<string, (message: v.InferOutput<typeof envelope>) => void>();
  const send = (message: object): void => port.postMessage(JSON.stringify({ v: BRIDGE_VERSION, ...message }));

  port.onmessage = ({ data }) => {
    const message = read(data);
    if (message === undefined) return;
    const { id, method } = message;
    if (method === undefined) waiting.get(id)?.(message);
    else {
      const result = onAsked(method);
      send(result === undefined ? { id, error: 'unknownMethod' } : { id, result });
    }
  };

  return {
    call: (method, ...[params]) =>
      new Promise((resolve, reject) => {
        const id = randomId();
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(id);
        };
        const timer = setTimeout(() => {
          end();
          reject(new AppError(`${method}: no answer`));
        }, BRIDGE_TIMEOUT_MS);
        waiting.set(id, ({ result, error }) => {
          end();
          const parsed = v.safeParse(answers[method], result);
          if (error !== undefined) reject(new AppError(`${method}: ${error}`));
          else if (parsed.success) resolve(parsed.output);
          else reject(new AppError(`${method}: another answer than was agreed`));
        });
        send({ id, method, ...(params !== undefined && { params }) });
      }),
  };
}

function read(data: unknown): v.InferOutput<typeof envelope> | undefined {
  try {
    const parsed = v.safeParse(envelope, JSON.parse(String(data)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
