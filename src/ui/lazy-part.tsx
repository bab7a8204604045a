import {
  type ComponentType,
  createContext,
  // oxlint-disable-next-line eslint/no-restricted-imports -- This is what stands in its place everywhere else.
  lazy,
  use,
  useCallback,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { markPending } from '../platform/pending.ts';

/** Interval between retries of code that failed to load, ms. */
const AGAIN_MS = 4_000;

/** Props of the placeholder of a part whose code failed to load, besides the part's own. */
export interface Retrying {
  readonly onRetry: () => void;
  /** Whether a retry is running. */
  readonly isBusy: boolean;
}

const Nothing = () => null;

/** Retries loading the missing part. */
const Retry = createContext<() => void>(() => undefined);

/**
 * Creates a part of a page whose code is fetched when it is first rendered; render it within a Suspense. Code that
 * cannot be fetched does not take the page down, as it would with React's lazy: the page goes on without the part, or
 * with `Missing` in its place where the player waits for it, and the code is retried by `onRetry`, when the network
 * comes back, and at intervals.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props & Retrying> = Nothing,
): ComponentType<Props> {
  function Missed(props: Props) {
    const askAgain = use(Retry);
    const [isBusy, begin] = useTransition();
    const retry = useCallback(() => begin(askAgain), [askAgain]);
    useEffect(() => {
      addEventListener('online', retry);
      const timer = setInterval(retry, AGAIN_MS);
      return () => {
        removeEventListener('online', retry);
        clearInterval(timer);
      };
    }, [retry]);
    return <Missing {...props} onRetry={retry} isBusy={isBusy} />;
  }

  const attempt = (): { readonly Part: ComponentType<Props> } => ({
    Part: lazy(async () => {
      const settle = markPending();
      try {
        return await fetchPart();
      } catch {
        return { default: Missed };
      } finally {
        settle();
      }
    }),
  });

  let latest = attempt();
  return function LazyPart(props: Props) {
    const [{ Part }, setAttempt] = useState(latest);
    const retry = useCallback(() => setAttempt((latest = attempt())), []);
    return (
      <Retry value={retry}>
        <Part {...props} />
      </Retry>
    );
  };
}
