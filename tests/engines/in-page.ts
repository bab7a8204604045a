/** Functions that run in a page. WebDriver sends each as text, so they use nothing outside of themselves. */

/** Role and accessible name of an element to find. */
export interface Wanted {
  readonly role: 'button' | 'link' | 'tab' | 'textbox';
  /** Source of a regular expression that matches the name. */
  readonly name: string;
}

/** Returns the first visible, enabled element with this role and name; null if there is none. */
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
    const copy = element.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden=true], [hidden]')) silent.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  for (const element of document.querySelectorAll(selectors[role])) {
    const isOff = element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
    if (!isOff && element.getClientRects().length > 0 && pattern.test(nameOf(element))) return element;
  }
  return null;
}

/** Whether a scene's canvas exists and shows something. */
export interface SceneState {
  /** Whether the scene's canvas is visible and marked as ready. */
  readonly isReady: boolean;
  /** Whether the canvas shows more than a few colours, unlike an empty one. */
  readonly isDrawn: boolean;
}

/** Returns the state of the scene with this name. */
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

/** Returns whether all requested pictures and fonts have loaded. */
export function isLoaded(): boolean {
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(
      ({ complete, loading, y }) => complete || (loading === 'lazy' && y > innerHeight),
    )
  );
}
