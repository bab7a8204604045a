import type { Locator, Page } from '@playwright/test';

/** Presses of Tab between two checks of progress. */
const PRESSES = 15;
/** Limit of presses, more than any page needs. */
const MOST = 600;

/** Focusable controls of a page, and those that the Tab key has reached so far. */
interface TabWatch {
  /**
   * Whether the focus has gone round twice, as late content may have moved it in the first round; also true if
   * nothing takes it.
   */
  readonly isRound: boolean;
  readonly missed: readonly string[];
}

/**
 * Collects the controls of the page, and records every focused element from then on. Runs in the page, so it is
 * self-contained.
 */
function watchTabs(): void {
  const offered = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'));
  const reached = new Set<Element>();
  /** In a group of choices the arrow keys move on from the one that Tab has reached. */
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
        // What has been hidden since, as a link that a late part replaces, need not be reached.
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            isOffered(element) &&
            !isReached(element),
        )
        .map((element) => element.outerHTML.slice(0, 160)),
    }),
  });
  // Tab continues from the last focused element.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  // A long list reuses its nodes for the next rows: so the end is not a lack of new elements but the return
  // of the first.
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

/** Walks through a page with the Tab key only. Returns the controls that were not reached, one line each. */
export async function missedByKeyboard(page: Page): Promise<readonly string[]> {
  await page.evaluate(watchTabs);
  for (let pressed = 0; pressed < MOST; pressed += PRESSES) {
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press('Tab');
    const { isRound, missed } = await page.evaluate(() => window.readTabs());
    if (missed.length === 0 || isRound) return missed;
  }
  return ['The focus never comes to an end.'];
}

/** Most presses of Tab before a control counts as out of reach of the keyboard. */
const MOST_TABS = 60;

/** Presses Tab from the current focus until a control has it. Throws when it is out of reach. */
export async function tabToControl(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control.toString()} is more than ${MOST_TABS} tabs away`);
}
