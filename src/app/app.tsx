import { Provider } from 'react-redux';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { LanguageProvider, type Language } from '../i18n/i18n.tsx';
import { OneByOne } from '../ui/one-by-one.tsx';
import { ToastHost } from '../ui/toast.tsx';
import { Boot } from './boot.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import type { AppStore } from '../store/store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// Nothing can open over a page before the page is drawn.
const ModalHost = lazyPart(() => import('./modal-host.tsx'));

interface AppProps {
  store: AppStore;
  language: Language;
  /** Router that provides the address: the browser's, or a fixed one during prerendering. */
  addresses: ComponentType<{ children: ReactNode }>;
}

/** Draws the whole app. */
export function App({ store, language, addresses }: AppProps) {
  // A prerendered page is hydrated part by part: the last part must not see answers that arrived meanwhile.
  const [atStart] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={atStart}>
      <Localized initial={language} addresses={addresses} />
    </Provider>
  );
}

function Localized({ initial, addresses: Addresses }: Pick<AppProps, 'addresses'> & { initial: Language }) {
  const locale = useAppSelector((state) => state.preferences.locale);
  return (
    <LanguageProvider locale={locale} initial={initial}>
      <Addresses>
        <ErrorBoundary>
          <Boot />
          <OneByOne>
            <Router />
            <Suspense>
              <ModalHost />
            </Suspense>
          </OneByOne>
        </ErrorBoundary>
        <ToastHost />
      </Addresses>
    </LanguageProvider>
  );
}
