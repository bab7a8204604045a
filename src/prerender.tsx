/** Prerenders the first screens of the lobby and of the log-in during the build. The app itself does not import it. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage } from './app/router.tsx';
import { loadSides } from './app/shell/shell.tsx';
import type { Locale } from '../contract/errors.ts';
import { LoginSkeleton } from './features/auth/login-skeleton.tsx';
import { LanguageProvider, loadLanguage } from './i18n/i18n.tsx';
import { DESKTOP, type FirstScreen } from './platform/first-screen.ts';
import { PREFERENCES_KEY, TOKEN_KEY } from './store/stored-keys.ts';
import { makeStore } from './store/store.ts';
import { Root } from './root.tsx';

/** Head elements that React puts before the markup; they are removed, because the document already has them. */
const FOR_THE_HEAD = /^(?:<link[^>]*>|<title>[^<]*<\/title>)+/;

/** Returns the markup of a first screen: what React renders for a visitor of that screen before any server answer. */
export async function prerenderScreen(screen: FirstScreen): Promise<string> {
  const { locale, isDesktop, isPlayer } = screen;
  const stored = new Map([[PREFERENCES_KEY, JSON.stringify({ locale })]]);
  if (isPlayer) stored.set(TOKEN_KEY, 'a token');
  // Stubs of the browser APIs that the components use.
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
    matchMedia: (query: string) => ({ matches: query === DESKTOP && isDesktop }),
  });
  const [language] = await Promise.all([loadLanguage(locale), loadSides(), loadPage('/')]);
  const store = makeStore();
  return draw(
    <Root>
      <App
        store={store}
        language={language}
        addresses={({ children }) => <StaticRouter location="/">{children}</StaticRouter>}
      />
    </Root>,
  );
}

/** Returns the markup of the log-in page's skeleton, shown at `path` until the page's code has loaded. */
export async function prerenderLogin(locale: Locale, path: string): Promise<string> {
  return draw(
    <LanguageProvider locale={locale} initial={await loadLanguage(locale)}>
      <StaticRouter location={path}>
        <LoginSkeleton />
      </StaticRouter>
    </LanguageProvider>,
  );
}

async function draw(content: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerender(content, {
    // Keeps all markup in place: React would otherwise put large parts at the end and move them by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem) => void problems.push(problem),
  });
  const markup = await new Response(prelude).text();
  if (problems.length > 0) throw new AggregateError(problems, 'the first screen could not be drawn');
  return markup.replace(FOR_THE_HEAD, '');
}
