import type { Page } from '@playwright/test';

/** So many presses of Tab, then it is asked how far they have led. */
const PRESSES = 15;
/** More than any page has to press. */
const MOST = 600;

/** What a page offers to press or fill in, and what of it the Tab key has reached so far. */
interface TabWatch {
  /** The focus has been everywhere twice, as what came during the first round may have moved it on; or nothing takes it. */
  readonly isRound: boolean;
  readonly missed: readonly string[];
}

/** Notes what can be pressed now, and from then on whatever gets the focus. Runs in the page, so it stands on its own. */
function watchTabs(): void {
  const offered = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'));
  const reached = new Set<Element>();
  /** In a group of choices the arrow keys go on from the one that Tab has reached. */
  const groupOf = (element: HTMLElement): Element | null =>
    element.closest('[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=grid], fieldset');
  const isOffered = (element: HTMLElement): boolean =>
    !element.matches(':disabled, input[type=hidden]') &&
    !element.closest('[aria-hidden=true]') &&
    (element.tabIndex >= 0 || element.matches('a, button, input, select, textarea'));
  const isReached = (element: HTMLElement): boolean => {
    const group = groupOf(element);
    return (
      reached.has(element) ||
      (group !== null && [...reached].some((one) => one !== group && group.contains(one)))
    );
  };
  Object.defineProperty(window, 'readTabs', {
    configurable: true,
    value: (): TabWatch => ({
      isRound: rounds >= 2 || first === undefined,
      missed: offered
        .filter((element) => element.isConnected && isOffered(element) && !isReached(element))
        .map((element) => element.outerHTML.slice(0, 160)),
    }),
  });
  // Tab goes on from where somebody was.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  // A long list gives its nodes to the next rows: that nothing new is reached is no end of it, the first thing again is.
  let first: Element | undefined;
  let rounds = 0;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target === first) rounds += 1;
    first ??= target;
    reached.add(target);
  });
}

declare global {
  interface Window {
    readTabs(): TabWatch;
  }
}

/** Goes through a page by the Tab key alone. Returns what can be pressed and was not reached, as lines to read. */
export async function missedByKeyboard(page: Page): Promise<readonly string[]> {
  await page.evaluate(watchTabs);
  for (let pressed = 0; pressed < MOST; pressed += PRESSES) {
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press('Tab');
    const { isRound, missed } = await page.evaluate(() => window.readTabs());
    if (missed.length === 0 || isRound) return missed;
  }
  return ['The focus never comes to an end.'];
}
