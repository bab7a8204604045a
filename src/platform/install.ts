/** The browser's install prompt, kept until the player asks for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Safari's own property on iOS. */
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
 * Keeps the browser's install prompt from opening by itself; call once, as early as possible: the event fires only
 * once.
 */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(undefined));
}

/** True while the browser's install prompt is available. */
export const canInstall = (): boolean => kept !== undefined;

/** True where the app runs from the home screen; older Safari reports it by a property of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as SafariNavigator).standalone === true;

/** Shows the browser's prompt. Returns whether the player accepted; a prompt can be shown only once. */
export async function install(): Promise<boolean> {
  const prompt = kept;
  if (prompt === undefined) return false;
  keep(undefined);
  await prompt.prompt();
  return (await prompt.userChoice).outcome === 'accepted';
}

/** Calls back whenever `canInstall` may have changed; returns a function that stops it. */
export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
