import { make } from './dom.ts';

/** Keys that run the same action, with its description. */
export interface KeyBinding {
  /** Names of keys as in `KeyboardEvent.key`, after `Shift+` for a key with Shift. */
  readonly keys: readonly string[];
  readonly text: string;
  readonly run: () => void;
}

/** Keyboard shortcuts by topic, as the help lists them. */
export type KeyMap = Readonly<Record<string, readonly KeyBinding[]>>;

const SIGNS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Returns whether the user is typing into a field, so that keys are not shortcuts. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'range', 'button', 'color'].includes(target.type));

/**
 * Runs shortcuts for keys pressed anywhere on the page. Space and Enter on a focused button press the button instead.
 */
export function listenToKeys(map: KeyMap): void {
  const bindings = new Map(
    Object.values(map).flatMap((group) =>
      group.flatMap(({ keys, run }) => keys.map((key) => [key, run] as const)),
    ),
  );
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) {
      if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
      return;
    }
    const isOnButton = event.target instanceof Element && event.target.matches('button, summary, a, input');
    if (isOnButton && event.key === 'Enter') return;
    if (
      event.key === ' ' &&
      event.target instanceof Element &&
      event.target.matches('button.example, summary, a, input[type=checkbox]')
    )
      return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run =
      bindings.get(event.shiftKey ? `Shift+${name}` : name) ??
      (event.key.length === 1 && /\W/.test(event.key) ? bindings.get(event.key) : undefined);
    if (!run) return;
    event.preventDefault();
    run();
  });
}

/** Creates the dialog that lists all shortcuts; Escape closes it. */
export function helpDialog(map: KeyMap): HTMLDialogElement {
  const groups = Object.entries(map).map(([title, bindings]) =>
    make('section', {}, [
      make('h3', { textContent: title }),
      make(
        'dl',
        {},
        bindings.flatMap(({ keys, text }) => [
          make(
            'dt',
            {},
            keys.map((key) =>
              make('kbd', {
                textContent: (key === '+' ? [key] : key.split('+'))
                  .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
                  .join(' '),
              }),
            ),
          ),
          make('dd', { textContent: text }),
        ]),
      ),
    ]),
  );
  const close = make('button', { type: 'button', textContent: 'Close', autofocus: true });
  const dialog = make('dialog', { className: 'help', ariaLabel: 'Keys' }, [
    make('header', {}, [make('h2', { textContent: 'Keys' }), close]),
    make('div', { className: 'key-groups' }, groups),
  ]);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
