import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../assets/fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { Addresses } from './app/addresses.tsx';
import { App } from './app/app.tsx';
import { followOtherTabs } from './store/other-tabs.ts';
import { PREFERENCES_KEY } from './store/stored-keys.ts';
import { loadPage, PAGE_READY_MS } from './app/router.tsx';
import { loadSides } from './app/shell/shell.tsx';
import { makeStore } from './store/store.ts';
import { loadLanguage } from './i18n/i18n.tsx';
import { keepChosenLocale, readChosenLocale } from './platform/chosen-locale.ts';
import { readStored } from './platform/storage.ts';
import { flushOnHide } from './platform/analytics.ts';
import { captureInstallPrompt } from './platform/install.ts';
import { watchDeployment } from './platform/deployment.ts';
import { Root } from './root.tsx';

const store = makeStore();
const root = document.getElementById('root');

if (root !== null) {
  const { locale, reduceMotion } = store.getState().preferences;
  document.documentElement.lang = locale;
  // Extends the cookie by a year; devices that chose before there was a cookie get one.
  if (readChosenLocale() !== undefined || readStored(PREFERENCES_KEY) !== undefined) keepChosenLocale(locale);
  if (reduceMotion) document.documentElement.dataset['motion'] = 'reduced';
  followOtherTabs(store);
  flushOnHide();
  watchDeployment(() => store.getState().live.rounds > 0);
  captureInstallPrompt();
  // The amounts' font is small and visible immediately, but some pages do not use it: a preload link would
  // warn there.
  void document.fonts.load('1em "Perya Money"', '₱0');
  // A page that fails to load is retried, and its failure shown, when it is drawn.
  const page = loadPage(location.pathname).catch(() => undefined);
  const readyWait = new Promise((resolve) => void setTimeout(resolve, PAGE_READY_MS));
  const [language] = await Promise.all([
    loadLanguage(locale),
    loadSides().catch(() => undefined),
    // A prerendered first screen is hydrated as it is; any other page shows its skeleton if its code takes
    // longer.
    root.hasChildNodes() ? page : Promise.race([page, readyWait]),
  ]);
  const app = (
    <Root>
      <App store={store} language={language} addresses={Addresses} />
    </Root>
  );
  // As a transition, in slices, so that a press is handled meanwhile.
  startTransition(() => {
    // A mere placeholder of the page is rendered again.
    if (root.hasChildNodes() && root.dataset['drawn'] !== undefined) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
