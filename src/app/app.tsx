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
import { Waker } from '../ui/waker.tsx';

// Dialogs open only over a drawn page, so their code may load after the page.
const ModalHost = lazyPart(() => import('./modal-host.tsx'));

interface AppProps {
  store: AppStore;
  language: Language;
  /** Router component that provides the address: the browser's, or a fixed address during prerendering. */
  addresses: ComponentType<{ children: ReactNode }>;
}

/** Renders the whole app with its store, texts and router. */
export function App({ store, language, addresses }: AppProps) {
  // A prerendered page is hydrated in parts: every part must hydrate with the initial state, not with answers that
  // arrived later.
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
          <Waker />
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
