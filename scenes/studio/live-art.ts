/// <reference types="vite/client" />
import type { BytesReport, ChangedBundle, CheckedFile } from './protocol.ts';

interface Listeners {
  /** Bundles were packed anew, by name. */
  readonly onArt: (bundles: readonly string[]) => void;
  /** A saved file was looked at. */
  readonly onChecked: (checked: CheckedFile) => void;
  /** A saved file could not be packed, in words. */
  readonly onProblem: (text: string) => void;
  readonly onPacks: (packs: readonly string[]) => void;
  /** The page is about to be loaded anew. */
  readonly onLeave: () => void;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'perya:art': { readonly changed: readonly ChangedBundle[] };
    'perya:checked': CheckedFile;
    'perya:problem': { readonly text: string };
  }
}

/** Listens to the studio's server. A studio without one (the built page) gets nothing. */
export function watchArt({ onArt, onChecked, onProblem, onPacks, onLeave }: Listeners): void {
  window.addEventListener('pagehide', onLeave);
  // Written out: the server prepares `hot` only for modules in which it reads this.
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
