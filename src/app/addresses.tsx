import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { startPageHistory } from '../platform/page-history.ts';

const history = startPageHistory();

/** Router for the browser's address bar; open dialogs add entries to its history. */
export function Addresses({ children }: { children: ReactNode }) {
  const [{ how, place }, setPlace] = useState(() => ({ how: NavigationType.Pop, place: history.place() }));
  useLayoutEffect(
    () =>
      history.listen((arrival) =>
        startTransition(() => setPlace({ how: NavigationType[arrival], place: history.place() })),
      ),
    [],
  );
  return (
    <Router navigator={history} location={place} navigationType={how}>
      {children}
    </Router>
  );
}
