/** A button, link or input as a user perceives it. */
export interface Control {
  /** Index of the control in the list that was read with it. */
  readonly index: number;
  readonly name: string;
  /** Key that all controls with the same function share, such as the tiles of a grid. */
  readonly kind: string;
  /** Whether the control is in a part that all pages share: bars, side column, jackpot bubble. */
  readonly isShared: boolean;
  /** Address to which a link leads; undefined for other controls. */
  readonly href: string | undefined;
  /** Whether the control is disabled, by the attribute `disabled` or by ARIA. */
  readonly isOff: boolean;
  /** Whether the control has the attribute `disabled`, so that it receives no press at all. */
  readonly isDead: boolean;
  /** Whether the control is busy, and will be enabled by itself. */
  readonly isBusy: boolean;
  /** Whether the control is a switch or a checkbox, which its own picture covers. */
  readonly isInput: boolean;
  /** Text that states why a press has no effect now; empty if there is none. */
  readonly reason: string;
  /** Whether the control leads to the current page, so that a press changes nothing. */
  readonly isCurrent: boolean;
  /** Whether the control is the chosen option of a group. */
  readonly isChosen: boolean;
}

/** Functions in the page that read it for tests. */
export interface PageReader {
  /** Returns all controls; while a dialog is open, only those inside it. */
  controls(): Control[];
  /** Returns the element of the control with this index. */
  element(index: number): Element | undefined;
  /** Scrolls a control into view; returns true if at one of the scroll positions nothing covers its middle. */
  isInReach(element: Element): boolean;
  /**
   * Returns what a user perceives as one text: the address, the text, the controls and their states. Leaves out figures
   * that change by themselves (countdowns, pools) and other players' wins.
   */
  perceive(): string;
  /** Returns true if nothing is loading and the page has not changed since the last call. */
  isAtRest(): boolean;
  /** Returns the number of calls to the server so far, without periodic calls. */
  calls(): number;
}

declare global {
  var pageReader: PageReader;
}

type Reading = ReturnType<typeof reading>;

/** Creates the helper functions that read a page. It is sent to the page as text, so it may use nothing outside. */
function reading() {
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const tidy = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const withoutFigures = (text: string | null): string => tidy(text).replaceAll(/[\d.,:₱]+/g, '#');
  const elementsOf = (ids: string | null): Element[] =>
    tidy(ids)
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []);
  const textOf = (elements: readonly Element[]): string =>
    tidy(elements.map(({ textContent }) => textContent).join(' '));
  const nameOf = (element: Element): string =>
    tidy(element.getAttribute('aria-label')) ||
    textOf(elementsOf(element.getAttribute('aria-labelledby'))) ||
    tidy(element.textContent) ||
    tidy(element.getAttribute('title'));
  /** Returns the invalid fields of an element's form, which explain why a second press has no effect. */
  const wrongIn = (element: Element): Element[] =>
    [...(element.closest('form')?.querySelectorAll('[aria-invalid=true]') ?? [])].flatMap((field) =>
      elementsOf(field.getAttribute('aria-describedby')),
    );
  const CONTROLS = 'a[href], button, summary, [role=button], [role=tab], [role=switch]';
  const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return { CONTROLS, isSeen, tidy, withoutFigures, elementsOf, textOf, nameOf, wrongIn, all };
}

/** Reads all controls that a user can reach. It is sent to the page as text, so it may use nothing outside. */
function readControls({
  isSeen,
  tidy,
  withoutFigures,
  elementsOf,
  textOf,
  nameOf,
  wrongIn,
  all,
}: Reading): Control[] {
  /** If a page has more controls of the same form than this, they count as a grid. */
  const MANY = 9;
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const elements = all();
  const reached = elements.filter(
    (element) =>
      isSeen(element) &&
      element.getClientRects().length > 0 &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      (open === undefined || open.contains(element)),
  );
  const alike = new Map<string, number>();
  for (const { className } of reached) alike.set(className, (alike.get(className) ?? 0) + 1);
  return reached.map((element) => {
    const name = nameOf(element);
    const { className } = element;
    const isAlike = className !== '' && (alike.get(className) ?? 0) > MANY;
    const isDead = element.matches(':disabled');
    return {
      index: elements.indexOf(element),
      name,
      kind: isAlike
        ? `like ${className}`
        : `${element.getAttribute('role') ?? element.tagName} ${withoutFigures(name)}`,
      isShared: open === undefined && element.closest('main') === null,
      href: element instanceof HTMLAnchorElement ? tidy(element.getAttribute('href')) : undefined,
      isOff: isDead || element.ariaDisabled === 'true',
      isDead,
      isBusy: element.ariaBusy === 'true',
      isInput: element instanceof HTMLInputElement,
      reason: textOf([...elementsOf(element.getAttribute('aria-describedby')), ...wrongIn(element)]),
      isCurrent: [element.ariaCurrent, element.ariaSelected].some(
        (state) => state !== null && state !== 'false',
      ),
      isChosen:
        element.ariaPressed === 'true' &&
        element.parentElement?.querySelector(':scope > [aria-pressed=false]') !== null,
    };
  });
}

/** Reads what a user perceives. It is sent to the page as text, so it may use nothing outside. */
function readPage({ CONTROLS, isSeen, tidy, withoutFigures }: Reading): string {
  const STATES = [
    'label',
    'expanded',
    'pressed',
    'checked',
    'selected',
    'current',
    'disabled',
    'busy',
    'invalid',
  ];
  const SAID = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  /** Matches elements that change without an action of the user, or that are not visible. */
  const AMBIENT = '[aria-live=off], [role=timer], script, style';
  const { documentElement: root, body, title } = document;
  const seen: string[] = [
    location.pathname + location.search,
    title,
    root.lang,
    JSON.stringify(root.dataset),
  ];
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent && tidy(node.textContent) !== '' && !parent.closest(AMBIENT) && isSeen(parent))
      seen.push(withoutFigures(node.textContent));
  }
  for (const element of document.querySelectorAll(`${CONTROLS}, input, select, textarea, dialog[open]`)) {
    if (element.closest(AMBIENT) || !isSeen(element)) continue;
    seen.push(STATES.map((state) => withoutFigures(element.getAttribute(`aria-${state}`))).join('|'));
    // Outside of `main` and dialogs there are only bars and the bubble, which are always in view.
    if (element.closest('main, dialog') === null) {
      const { x, y } = element.getBoundingClientRect();
      seen.push(`at ${Math.round(x)} ${Math.round(y)}`);
    }
    if (element instanceof HTMLInputElement) seen.push(`${element.type} ${element.value} ${element.checked}`);
    if (element instanceof HTMLSelectElement) seen.push(element.value);
  }
  for (const part of document.querySelectorAll(SAID))
    if (!part.closest(AMBIENT)) seen.push(tidy(part.textContent));
  return seen.join('\n');
}

/**
 * Installs `pageReader` before any script of the product. Playwright sends this function as text, so it may use nothing
 * outside.
 */
function install(
  read: Reading,
  controls: (read: Reading) => Control[],
  perceive: (read: Reading) => string,
): void {
  const CALLS = /\/(?:app\/v1|studio)\//;
  const OWN_CALLS = /\/app\/v1\/(?:live|anonymous)|\/studio\/v1\/shared/;
  let calls = 0;
  let last = '';
  const { fetch } = globalThis;
  globalThis.fetch = (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    if (CALLS.test(url) && !OWN_CALLS.test(url)) calls += 1;
    return fetch(input, options);
  };

  globalThis.pageReader = {
    element: (index) => read.all()[index],
    calls: () => calls,
    controls: () => controls(read),
    perceive: () => perceive(read),
    isInReach(element) {
      // Tries several scroll positions, since at each of them floating elements cover another part of the page.
      return (['center', 'start', 'end'] as const).some((block) => {
        element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        // Accepts a hit on the label, since a switch lies under its picture inside of its label.
        return (element.closest('label') ?? element).contains(hit);
      });
    },
    isAtRest() {
      const waits = [
        ...document.querySelectorAll('html[data-pending], [aria-busy=true], canvas[data-ready=false]'),
      ];
      const now = document.querySelector('h1') === null || waits.some(read.isSeen) ? '' : perceive(read);
      const isSame = now !== '' && now === last;
      last = isSame ? '' : now;
      return isSame;
    },
  };
}

/** The script that installs `pageReader`, as one text, since Playwright runs several init scripts in any order. */
export const pageReaderScript = {
  content: `(${install.toString()})((${reading.toString()})(), ${readControls.toString()}, ${readPage.toString()});`,
};
