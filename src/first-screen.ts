/**
 * Runs in the page of the lobby or of the log-in as soon as its first screen is there, before anything else is
 * fetched: shows the right variant for this visitor, and fetches the app after the first paint. It is inlined into
 * the page, whose CSP contains its hash.
 */
import { DESKTOP, screenName, TAKEN_OVER } from './platform/first-screen.ts';
import { readChosenLocale } from './platform/chosen-locale.ts';
import { readStored } from './platform/storage.ts';
import { parsePreferences } from './store/preferences.ts';
import { PREFERENCES_KEY, TOKEN_KEY } from './store/stored-keys.ts';

/** Longest wait for the first screen's pictures before the app is fetched, in ms. */
const LATEST_MS = 3_000;

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

const code = document.querySelector<HTMLTemplateElement>('template#app');
let pressed: HTMLElement | undefined;
let isFetched = false;

settleStyles();
showScreen();
addEventListener('load', () => {
  // A hidden tab never paints a frame, and the paint of an empty page does not count.
  if (document.hidden || document.getElementById('root')?.hasChildNodes() !== true) fetchApp();
  else requestAnimationFrame(() => setTimeout(fetchOncePainted));
});
setTimeout(fetchApp, LATEST_MS);
for (const touch of TOUCHES) addEventListener(touch, fetchApp, { passive: true });
addEventListener('click', rememberPress);
addEventListener(TAKEN_OVER, pressAgain, { once: true });

/**
 * Settles the desktop's extra style sheets: a desktop keeps them however narrow the window gets, a phone removes
 * them, since an existing link would count as loaded for any page that needs it later.
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
  // The log-in looks the same on all devices, and players are redirected from it.
  const name = screenName({
    locale,
    isDesktop: isLobby && matchMedia(DESKTOP).matches,
    isPlayer: isLobby && isPlayer,
  });
  document.documentElement.lang = locale;
  const other = document.querySelector<HTMLTemplateElement>(`template[data-screen="${name}"]`);
  // With another address, this file was served for a different page.
  if (location.pathname !== path || (isPlayer && !isLobby)) root?.replaceChildren();
  else if (other !== null) root?.replaceChildren(other.content);
  for (const screen of document.querySelectorAll('template[data-screen]')) screen.remove();
  for (const element of root?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/**
 * Fetches the app after the first paint: the first frame reaches the screen some time after it was drawn, and
 * requests before that would delay it.
 */
function fetchOncePainted(): void {
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    // `buffered` includes a paint that happened before.
    new PerformanceObserver(fetchApp).observe({ type: 'paint', buffered: true });
  else fetchApp();
}

function fetchApp(): void {
  if (isFetched || code === null) return;
  isFetched = true;
  for (const touch of TOUCHES) removeEventListener(touch, fetchApp);
  // A script parsed in a template runs only as a copy.
  const app = document.importNode(code.content, true);
  for (const script of app.querySelectorAll('script')) script.async = false;
  document.head.append(app);
}

/** Remembers a press on a button, which needs the app; links work without it. */
function rememberPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null) pressed = button;
}

function pressAgain(): void {
  removeEventListener('click', rememberPress);
  // In a task after React's: a part that is not hydrated yet is then hydrated for the press.
  setTimeout(() => {
    // A placeholder's button has been replaced by the real one.
    const label = pressed?.getAttribute('aria-label') ?? '';
    const now =
      pressed?.isConnected === false
        ? document.querySelector<HTMLElement>(`#root button[aria-label="${CSS.escape(label)}"]`)
        : pressed;
    now?.click();
  });
}
