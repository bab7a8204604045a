import * as v from 'valibot';

/*
 * The only channel to the Android app (docs/android-bridge.md). Android injects the object only into pages of its
 * list of origins, so a provider's frame, with an origin of its own, has none.
 */

/** Version of the envelopes: an app or page with another one does not answer, and the web's own way is used. */
export const BRIDGE_VERSION = 1;
/** Time limit of a call, ms. */
export const BRIDGE_TIMEOUT_MS = 5_000;

/** The object that Android's addWebMessageListener puts into the page. */
export interface AppPort {
  postMessage(text: string): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Methods that the page calls in the app, with their answers. */
const answers = {
  /** A log-in saved by Android; null if the player picks none. */
  login: v.nullable(v.object({ account: v.string(), password: v.string() })),
  /** Opens Android's share sheet. */
  share: v.object({ isShared: v.boolean() }),
  /** Opens the native chat with customer service. */
  chat: v.object({ isOpen: v.boolean() }),
  /** Closes the app. */
  exit: v.object({ isLeaving: v.boolean() }),
  deviceInfo: v.object({ model: v.string(), os: v.string(), appVersion: v.string() }),
  /** Null while notifications are not allowed. */
  pushToken: v.object({ token: v.nullable(v.string()) }),
} as const;

/** Parameters of each method; most have none. */
interface Params {
  readonly share: { readonly text: string };
}

/** A method of the app. */
export type AppMethod = keyof typeof answers;
/** Parameters of a method. */
export type AppParams<Method extends AppMethod> = Method extends keyof Params ? [Params[Method]] : [];
/** Answer of a method. */
export type AppAnswer<Method extends AppMethod> = v.InferOutput<(typeof answers)[Method]>;

/** Thrown when the app gives no valid answer: it is silent, refuses, or breaks the agreed format. */
export class AppError extends Error {
  override readonly name = 'AppError';
}

const envelope = v.object({
  v: v.literal(BRIDGE_VERSION),
  id: v.pipe(v.string(), v.maxLength(64)),
  /** Method of a request to the page; absent in answers. */
  method: v.optional(v.string()),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
});

/** The page's end of the channel. */
export interface Bridge {
  /** Calls the app. Rejects with AppError if there is no answer within 5 s. */
  call<Method extends AppMethod>(method: Method, ...params: AppParams<Method>): Promise<AppAnswer<Method>>;
}

/**
 * Opens the page's end of the channel.
 * @param onAsked answers the app's requests; returns undefined for a method that the page does not have
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
        const id = crypto.randomUUID();
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
