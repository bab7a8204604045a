import type { Locator, Page } from '@playwright/test';

/** Number of presses of Tab between two checks of progress. */
const PRESSES = 15;
/** Maximum number of presses, more than any page needs. */
const MOST = 600;

/** Progress of a visit to all controls with the Tab key; `missed` lists the controls not reached so far. */
interface TabWatch {
  /**
   * Whether the visit is complete: the focus has gone through the page twice, since late content may move it in the
   * first round, or no element takes the focus.
   */
  readonly isRound: boolean;
  readonly missed: readonly string[];
}

/**
 * Collects the controls of the page, and from then on records every focused element. It is sent to the page as text, so
 * it may use nothing outside.
 */
function watchTabs(): void {
  const offered = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'));
  const reached = new Set<Element>();
  /** Returns the group of choices around an element: Tab reaches one of them, and arrow keys lead to the others. */
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
        // Leaves out controls that were hidden meanwhile, such as a link that a late part of the page replaces.
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            isOffered(element) &&
            !isReached(element),
        )
        .map((element) => element.outerHTML.slice(0, 160)),
    }),
  });
  // Starts at the beginning of the page, since Tab continues from the last focused element.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  // A round is complete when the first element has the focus again. New elements do not show that, since a long list
  // reuses its nodes for the next rows.
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

/** Presses Tab through a whole page. Resolves to the shortened HTML of each control that was not reached. */
export async function missedByKeyboard(page: Page): Promise<readonly string[]> {
  await page.evaluate(watchTabs);
  for (let pressed = 0; pressed < MOST; pressed += PRESSES) {
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press('Tab');
    const { isRound, missed } = await page.evaluate(() => window.readTabs());
    if (missed.length === 0 || isRound) return missed;
  }
  return ['The focus never comes to an end.'];
}

/** Maximum number of presses of Tab after which a control counts as unreachable by keyboard. */
const MOST_TABS = 60;

/** Presses Tab until a control has the focus. Rejects if it is unreachable. */
export async function tabToControl(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control.toString()} is more than ${MOST_TABS} tabs away`);
}
