/**
 * Notes that the popups of a visit's beginning have come up, so that a page about something else is not covered. Runs in
 * the page before any script of the product, so it stands on its own.
 */
export function noteStartUp(): void {
  try {
    sessionStorage.setItem('perya.start-up', 'shown');
  } catch {
    // A frame without storage of its own has no beginning either.
  }
}
