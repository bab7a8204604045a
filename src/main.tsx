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
import { ignoreHeldEnter } from './platform/held-enter.ts';
import { captureInstallPrompt } from './platform/install.ts';
import { watchDeployment } from './platform/deployment.ts';
import { tolerateTranslation } from './platform/translated-page.ts';
import { Root } from './root.tsx';

const store = makeStore();
const root = document.getElementById('root');

if (root !== null) {
  const { locale, reduceMotion } = store.getState().preferences;
  document.documentElement.lang = locale;
  // Extends the language cookie by a year; devices that chose a language before this cookie existed get one.
  if (readChosenLocale() !== undefined || readStored(PREFERENCES_KEY) !== undefined) keepChosenLocale(locale);
  if (reduceMotion) document.documentElement.dataset['motion'] = 'reduced';
  followOtherTabs(store);
  flushOnHide();
  watchDeployment(() => store.getState().live.rounds > 0);
  captureInstallPrompt();
  ignoreHeldEnter(document);
  tolerateTranslation();
  // Loads the small font for amounts at once. Some pages do not use it, so a preload link would cause warnings there.
  void document.fonts.load('1em "Perya Money"', '₱0');
  // A failure to load is ignored here: the page retries and reports it when it is drawn.
  const page = loadPage(location.pathname).catch(() => undefined);
  const readyWait = new Promise((resolve) => void setTimeout(resolve, PAGE_READY_MS));
  const [language] = await Promise.all([
    loadLanguage(locale),
    loadSides().catch(() => undefined),
    // A prerendered screen needs its page's code to be hydrated; any other page shows its skeleton if its code takes
    // longer than PAGE_READY_MS.
    root.hasChildNodes() ? page : Promise.race([page, readyWait]),
  ]);
  const app = (
    <Root>
      <App store={store} language={language} addresses={Addresses} />
    </Root>
  );
  // A transition renders in slices, so that a press is handled in between.
  startTransition(() => {
    // Hydrates a page that was prerendered with its content; a mere placeholder is rendered from scratch.
    if (root.hasChildNodes() && root.dataset['drawn'] !== undefined) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
