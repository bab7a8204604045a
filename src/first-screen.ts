/**
 * Runs in the page of the lobby or of the log-in as soon as its first screen is there, before anything else is fetched: shows the screen of
 * this visitor, and fetches the app once what is seen is painted. It is part of the page, whose policy knows its hash.
 */
import { DESKTOP, screenName, TAKEN_OVER } from './platform/first-screen.ts';
import { readChosenLocale } from './platform/chosen-locale.ts';
import { readStored } from './platform/storage.ts';
import { parsePreferences } from './store/preferences.ts';
import { PREFERENCES_KEY, TOKEN_KEY } from './store/stored-keys.ts';

/** The app is fetched after this long even when a picture of the first screen does not come, in ms. */
const LATEST_MS = 3_000;

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

const code = document.querySelector<HTMLTemplateElement>('template#app');
let pressed: HTMLElement | undefined;
let isFetched = false;

settleStyles();
showScreen();
addEventListener('load', () => {
  // In a hidden tab no frame is ever painted, and of an empty page nothing that counts.
  if (document.hidden || document.getElementById('root')?.hasChildNodes() !== true) fetchApp();
  else requestAnimationFrame(() => setTimeout(fetchOncePainted));
});
setTimeout(fetchApp, LATEST_MS);
for (const touch of TOUCHES) addEventListener(touch, fetchApp, { passive: true });
addEventListener('click', rememberPress);
addEventListener(TAKEN_OVER, pressAgain, { once: true });

/**
 * What only a desktop's first screen needs stays on a desktop however narrow it gets, and leaves a phone: a link that is
 * there counts as loaded for whatever page asks for it later.
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
  // The log-in looks alike everywhere, and a player is led on from it.
  const name = screenName({
    locale,
    isDesktop: isLobby && matchMedia(DESKTOP).matches,
    isPlayer: isLobby && isPlayer,
  });
  document.documentElement.lang = locale;
  const other = document.querySelector<HTMLTemplateElement>(`template[data-screen="${name}"]`);
  // Whoever asks for this file by another address wants another page.
  if (location.pathname !== path || (isPlayer && !isLobby)) root?.replaceChildren();
  else if (other !== null) root?.replaceChildren(other.content);
  for (const screen of document.querySelectorAll('template[data-screen]')) screen.remove();
  for (const element of root?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** The first frame reaches the screen some time after it was drawn; what is fetched meanwhile would be in its way. */
function fetchOncePainted(): void {
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    // One that came before this counts, too.
    new PerformanceObserver(fetchApp).observe({ type: 'paint', buffered: true });
  else fetchApp();
}

function fetchApp(): void {
  if (isFetched || code === null) return;
  isFetched = true;
  for (const touch of TOUCHES) removeEventListener(touch, fetchApp);
  // Only a copy of a script that was parsed in a template is run.
  const app = document.importNode(code.content, true);
  for (const script of app.querySelectorAll('script')) script.async = false;
  document.head.append(app);
}

/** Links lead on by themselves; what a button is for comes with the app. */
function rememberPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null) pressed = button;
}

function pressAgain(): void {
  removeEventListener('click', rememberPress);
  // After React has ended: a part that it has not taken over yet is then taken over for the press.
  setTimeout(() => {
    // What was only a placeholder's button is another one now.
    const label = pressed?.getAttribute('aria-label') ?? '';
    const now =
      pressed?.isConnected === false
        ? document.querySelector<HTMLElement>(`#root button[aria-label="${CSS.escape(label)}"]`)
        : pressed;
    now?.click();
  });
}
