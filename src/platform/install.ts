/** Event that lets the page show the browser's install prompt; kept until the player asks to install the app. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Navigator of Safari on iOS, with a property that other browsers lack. */
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

/**
 * Keeps the browser from showing its install prompt by itself. Call once, as early as possible: the event fires once.
 */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(undefined));
}

/** Returns whether the browser's install prompt is available. */
export const canInstall = (): boolean => kept !== undefined;

/** Returns whether the app runs from the home screen; older Safari reports this only by a property of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as SafariNavigator).standalone === true;

/** Shows the browser's install prompt, which is possible once. Resolves to whether the player accepted. */
export async function install(): Promise<boolean> {
  const prompt = kept;
  if (prompt === undefined) return false;
  keep(undefined);
  await prompt.prompt();
  return (await prompt.userChoice).outcome === 'accepted';
}

/** Calls the listener whenever `canInstall` may have changed. Returns a function that removes the listener. */
export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
