import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { entryName, startPageHistory } from '../platform/page-history.ts';
import { keepScroll, rememberScroll } from '../platform/scroll-memory.ts';

const history = startPageHistory();
/** Name of the entry that the page shows. */
let entry = entryName(history.place());
keepScroll(() => entry);

/**
 * Longest time for which a navigation waits for other transitions, ms. A transition keeps the page usable while React
 * renders the next one, but React can forget it (see Waker) or hold it back for code that another part waits for.
 */
const WAIT_MS = 300;

/** Router for the browser's address bar; open dialogs add entries to its history. */
export function Addresses({ children }: { children: ReactNode }) {
  const [{ how, place }, setPlace] = useState(() => ({ how: NavigationType.Pop, place: history.place() }));
  const drawn = useRef(place);
  useLayoutEffect(() => {
    drawn.current = place;
  }, [place]);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = history.listen((arrival) => {
      const next = { how: NavigationType[arrival], place: history.place() };
      // The page of the entry that was left is still shown.
      rememberScroll(entry);
      entry = entryName(next.place);
      startTransition(() => setPlace(next));
      clearTimeout(timer);
      timer = setTimeout(() => drawn.current === next.place || setPlace({ ...next }), WAIT_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <Router navigator={history} location={place} navigationType={how}>
      {children}
    </Router>
  );
}
