import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { useAppSelector } from '../store/hooks.ts';
import { LanguageProvider, type Language } from '../i18n/i18n.tsx';
import { ToastHost } from '../ui/toast.tsx';
import { Boot } from './boot.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ModalHost } from './modal-host.tsx';
import { Router } from './router.tsx';
import type { AppStore } from '../store/store.ts';

/** The whole app. */
export function App({ store, language }: { store: AppStore; language: Language }) {
  return (
    <Provider store={store}>
      <Localized initial={language} />
    </Provider>
  );
}

function Localized({ initial }: { initial: Language }) {
  const locale = useAppSelector((state) => state.preferences.locale);
  return (
    <LanguageProvider locale={locale} initial={initial}>
      <BrowserRouter>
        <ErrorBoundary>
          <Boot />
          <Router />
          <ModalHost />
        </ErrorBoundary>
        <ToastHost />
      </BrowserRouter>
    </LanguageProvider>
  );
}
