/**
 * Runs in the prerendered lobby and log-in page before anything else is fetched: shows the right variant for this
 * visitor, and fetches the app after the first paint. The build inlines it into the page, whose CSP contains its hash.
 */
import { DESKTOP, screenName, TAKEN_OVER } from './platform/first-screen.ts';
import { readChosenLocale } from './platform/chosen-locale.ts';
import { readStored } from './platform/storage.ts';
import { parsePreferences } from './store/preferences.ts';
import { PREFERENCES_KEY, TOKEN_KEY } from './store/stored-keys.ts';

/** Latest time at which the app is fetched even if pictures of the first screen are missing, in ms. */
const LATEST_MS = 3_000;

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

const code = document.querySelector<HTMLTemplateElement>('template#app');
let pressed: HTMLElement | undefined;
let isFetched = false;

settleStyles();
showScreen();
addEventListener('load', () => {
  // Do not wait for a paint in a hidden tab, which never paints, or with an empty page, whose paint does not count.
  if (document.hidden || document.getElementById('root')?.hasChildNodes() !== true) fetchApp();
  else requestAnimationFrame(() => setTimeout(fetchOncePainted));
});
setTimeout(fetchApp, LATEST_MS);
for (const touch of TOUCHES) addEventListener(touch, fetchApp, { passive: true });
addEventListener('click', rememberPress);
addEventListener(TAKEN_OVER, pressAgain, { once: true });

/**
 * Enables the style sheets for desktops or removes them. A desktop keeps them even if its window is narrowed later; a
 * phone must not keep the links, since pages that need these styles later would take them as loaded.
 */
function settleStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media]'))
    if (matchMedia(link.media).matches) link.removeAttribute('media');
    else link.remove();
}

function showScreen(): void {
  const root = document.getElementById('root');
  const { locale } = parsePreferences(readStored(PREFERENCES_KEY), navigator.languages, readChosenLocale());
  const path = root?.dataset['path'];
  const isLobby = path === '/';
  const isPlayer = readStored(TOKEN_KEY) !== undefined;
  // The log-in page has one variant per language: it looks the same on all devices, and players do not see it.
  const name = screenName({
    locale,
    isDesktop: isLobby && matchMedia(DESKTOP).matches,
    isPlayer: isLobby && isPlayer,
  });
  document.documentElement.lang = locale;
  const other = document.querySelector<HTMLTemplateElement>(`template[data-screen="${name}"]`);
  // The server also sends this file for other addresses and to logged-in players, who must not see its first screen.
  if (location.pathname !== path || (isPlayer && !isLobby)) root?.replaceChildren();
  else if (other !== null) root?.replaceChildren(other.content);
  for (const screen of document.querySelectorAll('template[data-screen]')) screen.remove();
  for (const element of root?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/**
 * Fetches the app after the first paint: a frame reaches the screen some time after it was drawn, and earlier requests
 * would delay it.
 */
function fetchOncePainted(): void {
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    // With `buffered`, a paint that has already happened is reported too.
    new PerformanceObserver(fetchApp).observe({ type: 'paint', buffered: true });
  else fetchApp();
}

function fetchApp(): void {
  if (isFetched || code === null) return;
  isFetched = true;
  for (const touch of TOUCHES) removeEventListener(touch, fetchApp);
  // Browsers run a script inside a template only in a copy of the template.
  const app = document.importNode(code.content, true);
  for (const script of app.querySelectorAll('script')) script.async = false;
  document.head.append(app);
}

/** Remembers the last pressed button, which works only when the app has loaded; links work without it. */
function rememberPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null) pressed = button;
}

function pressAgain(): void {
  removeEventListener('click', rememberPress);
  // Waits for React's own task, so that a part which is not hydrated yet is hydrated for this press.
  setTimeout(() => {
    // Finds the real button if it has replaced the pressed button of a placeholder.
    const label = pressed?.getAttribute('aria-label') ?? '';
    const now =
      pressed?.isConnected === false
        ? document.querySelector<HTMLElement>(`#root button[aria-label="${CSS.escape(label)}"]`)
        : pressed;
    now?.click();
  });
}
