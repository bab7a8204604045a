/** A button or link as a user perceives it. */
export interface Control {
  /** Index among the controls at the time of reading. */
  readonly index: number;
  readonly name: string;
  /** Key shared by all controls that do the same, such as the tiles of a grid. */
  readonly kind: string;
  /** True outside the page's own part: bars, side and bubble, which all pages share. */
  readonly isShared: boolean;
  /** Target of a link; undefined for a button. */
  readonly href: string | undefined;
  /** Whether it is disabled, natively or by ARIA. */
  readonly isOff: boolean;
  /** Whether it is natively disabled: it receives no press at all. */
  readonly isDead: boolean;
  /** Whether it is busy and will recover by itself. */
  readonly isBusy: boolean;
  /** Whether it is a switch or a checkbox, covered by its picture. */
  readonly isInput: boolean;
  /** Reason next to it why a press does nothing now. */
  readonly reason: string;
  /** Whether it marks the current place: pressing it changes nothing. */
  readonly isCurrent: boolean;
  /** Whether it is the chosen one of a group. */
  readonly isChosen: boolean;
}

/** Functions that read a page from inside it. */
export interface PageReader {
  /** Returns all buttons and links; while a dialog is open, only those inside it. */
  controls(): Control[];
  /** Returns the element of a control. */
  element(index: number): Element | undefined;
  /** Scrolls a control into view; true when nothing covers its middle at one of the scroll positions. */
  isInReach(element: Element): boolean;
  /**
   * Returns what a user perceives, as one text: the address, the text, the controls and their states. Figures that
   * change by themselves (countdowns, pools) and other players' wins are left out.
   */
  perceive(): string;
  /** Returns true when nothing is pending and two readings were the same. */
  isAtRest(): boolean;
  /** Counts the calls to the server so far, without the page's periodic ones. */
  calls(): number;
}

declare global {
  var pageReader: PageReader;
}

type Reading = ReturnType<typeof reading>;

/** Creates what reading a page needs. Runs in the page, so it is self-contained. */
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
  /** A form's validation errors: a second press reports the same ones. */
  const wrongIn = (element: Element): Element[] =>
    [...(element.closest('form')?.querySelectorAll('[aria-invalid=true]') ?? [])].flatMap((field) =>
      elementsOf(field.getAttribute('aria-describedby')),
    );
  const CONTROLS = 'a[href], button, summary, [role=button], [role=tab], [role=switch]';
  const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return { CONTROLS, isSeen, tidy, withoutFigures, elementsOf, textOf, nameOf, wrongIn, all };
}

/** Reads all controls in reach. Runs in the page, so it is self-contained. */
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
  /** More controls that look the same than this are a grid. */
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

/** Reads what a user perceives. Runs in the page, so it is self-contained. */
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
  /** Elements that change without user action. */
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
    // The bars and the bubble lie over the page and are always in view.
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

/** Installs the page reader. Runs in the page before any script of the product, so it is self-contained. */
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
      // Floating elements then cover another part of the page.
      return (['center', 'start', 'end'] as const).some((block) => {
        element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        // A switch lies under its picture, inside its label.
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

/** The init script that installs `pageReader`: one text, because Playwright defines no order of several scripts. */
export const pageReaderScript = {
  content: `(${install.toString()})((${reading.toString()})(), ${readControls.toString()}, ${readPage.toString()});`,
};
