/** What runs in the pages of an engine. Each stands on its own: it is sent as text. */

/** What to look for: an element by its role and its name, as a player finds it. */
export interface Wanted {
  readonly role: 'button' | 'link' | 'tab' | 'textbox';
  /** A regular expression. */
  readonly name: string;
}

/** Finds the first element that is shown, may be pressed and has the name. */
export function findWanted({ role, name }: Wanted): Element | null {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    tab: '[role=tab]',
    textbox: 'input',
  };
  const pattern = new RegExp(name);
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    if (element instanceof HTMLInputElement)
      return [...(element.labels ?? [])]
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim();
    const told = element.cloneNode(true) as Element;
    for (const silent of told.querySelectorAll('[aria-hidden=true], [hidden]')) silent.remove();
    return (told.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  for (const element of document.querySelectorAll(selectors[role])) {
    const isOff = element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
    if (!isOff && element.getClientRects().length > 0 && pattern.test(nameOf(element))) return element;
  }
  return null;
}

/** What a scene's place on the page holds. */
export interface SceneState {
  /** The canvas stands and has been painted; without WebGL none comes. */
  readonly isReady: boolean;
  /** Other than one colour: what a canvas of WebGL would show where nothing is drawn. */
  readonly isDrawn: boolean;
}

/** Looks whether a scene is on show. */
export function lookAtScene(name: string): SceneState {
  const canvas = document.querySelector<HTMLCanvasElement>(`canvas[data-scene="${name}"][data-ready=true]`);
  if (canvas === null || canvas.getClientRects().length === 0) return { isReady: false, isDrawn: false };
  const small = document.createElement('canvas');
  small.width = 16;
  small.height = 16;
  const pen = small.getContext('2d');
  pen?.drawImage(canvas, 0, 0, 16, 16);
  const pixels = new Uint32Array(pen?.getImageData(0, 0, 16, 16).data.buffer ?? new ArrayBuffer(0));
  return { isReady: true, isDrawn: new Set(pixels).size > 4 };
}

/** Whether all pictures and letters that the page has asked for are here. */
export function isLoaded(): boolean {
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(
      ({ complete, loading, y }) => complete || (loading === 'lazy' && y > innerHeight),
    )
  );
}
