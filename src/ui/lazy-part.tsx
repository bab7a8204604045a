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

/** Code that did not come is asked for again this often, in ms. */
const AGAIN_MS = 4_000;

/** What stands in the place of a part whose code did not come is given this beside the part's own. */
export interface Retrying {
  readonly onRetry: () => void;
  /** The code is being asked for again. */
  readonly isBusy: boolean;
}

const Nothing = () => null;

/** How the part that is missing is asked for again. */
const Retry = createContext<() => void>(() => undefined);

/**
 * A part of a page whose code is fetched when it is first drawn; draw it within a Suspense. Code that cannot be fetched
 * does not take the page with it, as it would with React's lazy: the page goes on without the part, or with `Missing` in
 * its place where somebody waits for it, and the code is asked for again by `onRetry`, when the network comes back, and
 * from time to time.
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
      try {
        return await fetchPart();
      } catch {
        return { default: Missed };
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
