import {
  type ComponentType,
  createContext,
  // oxlint-disable-next-line eslint/no-restricted-imports -- lazyPart, which other files use instead, needs it.
  lazy,
  use,
  useCallback,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { markPending } from '../platform/pending.ts';
import { wakeReact } from './waker.tsx';

/** Interval at which code that failed to load is loaded again, ms. */
const AGAIN_MS = 4_000;
/** Time after the arrival of a part's code in which React must have drawn the part, ms; if not, React is woken. */
const DRAWN_WITHIN_MS = 500;

/** Props that the replacement of a missing part gets, besides the part's own props. */
export interface Retrying {
  readonly onRetry: () => void;
  /** Whether the code is being loaded again. */
  readonly isBusy: boolean;
}

const Nothing = () => null;

/** Loads the code of the surrounding part again. */
const Retry = createContext<() => void>(() => undefined);

/**
 * Creates a part of a page whose code is loaded when the part is first rendered; render it within a Suspense. If the
 * code cannot be loaded, the page is shown without the part, or with `Missing` in its place. With React's lazy the
 * whole page would fail. The code is loaded again at intervals, when the network comes back, and by `onRetry`.
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

  const attempt = (): { readonly Part: ComponentType<Props>; isDrawn: boolean } => {
    const state = {
      isDrawn: false,
      Part: lazy(async () => {
        const settle = markPending();
        try {
          return await fetchPart();
        } catch {
          return { default: Missed };
        } finally {
          settle();
          setTimeout(() => state.isDrawn || wakeReact(), DRAWN_WITHIN_MS);
        }
      }),
    };
    return state;
  };

  let latest = attempt();
  return function LazyPart(props: Props) {
    const [current, setAttempt] = useState(latest);
    const { Part } = current;
    useEffect(() => void (current.isDrawn = true), [current]);
    const retry = useCallback(() => setAttempt((latest = attempt())), []);
    return (
      <Retry value={retry}>
        <Part {...props} />
      </Retry>
    );
  };
}
