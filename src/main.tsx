import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../assets/fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/app.tsx';
import { followOtherTabs } from './store/other-tabs.ts';
import { loadPage } from './app/router.tsx';
import { loadSides } from './app/shell/shell.tsx';
import { makeStore } from './store/store.ts';
import { loadLanguage } from './i18n/i18n.tsx';
import { flushOnHide } from './platform/analytics.ts';
import { captureInstallPrompt } from './platform/install.ts';
import { watchDeployment } from './platform/deployment.ts';
import { Root } from './root.tsx';

const store = makeStore();
const root = document.getElementById('root');

if (root !== null) {
  const { locale, reduceMotion } = store.getState().preferences;
  document.documentElement.lang = locale;
  if (reduceMotion) document.documentElement.dataset['motion'] = 'reduced';
  followOtherTabs(store);
  flushOnHide();
  watchDeployment();
  captureInstallPrompt();
  // The amounts' font is small and seen at once, but on some pages not used: a preload link would complain there.
  void document.fonts.load('1em "Perya Money"', '₱0');
  const [language] = await Promise.all([
    loadLanguage(locale),
    loadSides().catch(() => undefined),
    // A page that does not come is tried again, and its failure shown, when it is drawn.
    loadPage(location.pathname).catch(() => undefined),
  ]);
  const app = (
    <Root>
      <App store={store} language={language} addresses={BrowserRouter} />
    </Root>
  );
  // In slices, so that a press is answered meanwhile.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
