/** The browser's own prompt for putting the app on the home screen, kept until the player asks for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** What Safari says of a page on iOS. */
interface SafariNavigator extends Navigator {
  readonly standalone?: boolean;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && 'userChoice' in event;

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | undefined): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's prompt from coming up by itself; call once, as early as possible: it comes only once. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(undefined));
}

/** True while the browser would put the app on the home screen when asked. */
export const canInstall = (): boolean => kept !== undefined;

/** True where the app runs from the home screen; older Safari says so in a way of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as SafariNavigator).standalone === true;

/** Shows the browser's prompt. Returns whether the player has accepted; a prompt can be shown once. */
export async function install(): Promise<boolean> {
  const prompt = kept;
  if (prompt === undefined) return false;
  keep(undefined);
  await prompt.prompt();
  return (await prompt.userChoice).outcome === 'accepted';
}

/** Calls back whenever `canInstall` may have changed; returns what ends it. */
export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
