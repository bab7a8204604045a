/// <reference types="vite/client" />
import type { BytesReport, ChangedBundle, CheckedFile } from './protocol.ts';

interface Listeners {
  /** Called with the names of bundles that were packed again. */
  readonly onArt: (bundles: readonly string[]) => void;
  /** Called after a saved file was checked. */
  readonly onChecked: (checked: CheckedFile) => void;
  /** Called with the reason why a saved file could not be packed. */
  readonly onProblem: (text: string) => void;
  readonly onPacks: (packs: readonly string[]) => void;
  /** Called before the page reloads itself. */
  readonly onLeave: () => void;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'perya:art': { readonly changed: readonly ChangedBundle[] };
    'perya:checked': CheckedFile;
    'perya:problem': { readonly text: string };
  }
}

/** Listens to events of the studio's development server. The built page has no such server and gets no events. */
export function watchArt({ onArt, onChecked, onProblem, onPacks, onLeave }: Listeners): void {
  window.addEventListener('pagehide', onLeave);
  // Written in full: Vite provides `hot` only to modules that contain the expression `import.meta.hot`.
  const hot = import.meta.hot;
  if (!hot) return;

  const askPacks = (): void => {
    fetch('/-/bundles')
      .then(async (response) => {
        if (response.ok) onPacks(Object.keys(((await response.json()) as BytesReport).packs));
      })
      .catch(() => undefined);
  };
  askPacks();
  hot.on('perya:art', ({ changed }) => {
    onArt(changed.map(({ bundle, pack }) => (pack === undefined ? bundle : `${pack}/${bundle}`)));
    askPacks();
  });
  hot.on('perya:checked', onChecked);
  hot.on('perya:problem', ({ text }) => onProblem(text));
  hot.on('vite:beforeFullReload', onLeave);
}
