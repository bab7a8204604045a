/** A button or link as a person meets it. */
export interface Control {
  /** Its place among what can be pressed, at the moment of reading. */
  readonly index: number;
  readonly name: string;
  /** The same for all that do the same: many tiles of a grid are one kind. */
  readonly kind: string;
  /** True outside of the page's own part: bars, side and bubble, which all pages share. */
  readonly isShared: boolean;
  /** Where a link leads; undefined for what is pressed. */
  readonly href: string | undefined;
  /** Grey: it cannot be pressed now, or says so. */
  readonly isOff: boolean;
  /** Natively disabled: a press does not even reach it. */
  readonly isDead: boolean;
  /** It works at this moment and is back by itself. */
  readonly isBusy: boolean;
  /** A switch or a box, whose picture lies over it. */
  readonly isInput: boolean;
  /** Why a press does nothing now, as it is said beside it. */
  readonly reason: string;
  /** It stands for where one is: pressing it again changes nothing. */
  readonly isCurrent: boolean;
  /** One of several beside each other, and the one that is chosen. */
  readonly isChosen: boolean;
}

/** What reads a page from inside of it. */
export interface PageReader {
  /** Everything that can be pressed or followed now; while a dialog is open, what is inside. */
  controls(): Control[];
  /** The element of a control. */
  element(index: number): Element | undefined;
  /** Brings a control into view; true when nothing lies over its middle, in one of the places that it can be scrolled to. */
  isInReach(element: Element): boolean;
  /**
   * What a person perceives, as one text: the address, what is said, what can be pressed and in which state. Figures
   * that move by themselves (countdowns, pools) are left out, and so is what tells the wins of others.
   */
  perceive(): string;
  /** True when nothing is on its way and two looks have seen the same. */
  isAtRest(): boolean;
  /** Calls to the server so far that are not the page's own habit. */
  calls(): number;
}

declare global {
  var pageReader: PageReader;
}

/** Runs in the page before any script of the product, so it stands on its own. */
export function installPageReader(): void {
  const CONTROLS = 'a[href], button, summary, [role=button], [role=tab], [role=switch]';
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
  /** What changes without anybody's press. */
  const AMBIENT = '[aria-live=off], [role=timer], script, style';
  const CALLS = /\/(?:app\/v1|studio)\//;
  const OWN_CALLS = /\/app\/v1\/(?:live|anonymous)|\/studio\/v1\/shared/;
  /** More of one look than this are a grid of the same. */
  const MANY = 9;

  let calls = 0;
  let last = '';
  const { fetch } = globalThis;
  globalThis.fetch = (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    if (CALLS.test(url) && !OWN_CALLS.test(url)) calls += 1;
    return fetch(input, options);
  };

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
  /** What a form says is wrong with it: it says the same to a second press. */
  const wrongIn = (element: Element): Element[] =>
    [...(element.closest('form')?.querySelectorAll('[aria-invalid=true]') ?? [])].flatMap((field) =>
      elementsOf(field.getAttribute('aria-describedby')),
    );
  const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

  globalThis.pageReader = {
    element: (index) => all()[index],
    calls: () => calls,
    controls() {
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
    },
    isInReach(element) {
      // What floats over the page lies over another part of it then.
      return (['center', 'start', 'end'] as const).some((block) => {
        element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        // A switch lies under the picture of itself, inside of its label.
        return (element.closest('label') ?? element).contains(hit);
      });
    },
    perceive() {
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
        // The bars and the bubble lie over the page: where they stand is seen.
        if (element.closest('main, dialog') === null) {
          const { x, y } = element.getBoundingClientRect();
          seen.push(`at ${Math.round(x)} ${Math.round(y)}`);
        }
        if (element instanceof HTMLInputElement)
          seen.push(`${element.type} ${element.value} ${element.checked}`);
        if (element instanceof HTMLSelectElement) seen.push(element.value);
      }
      for (const part of document.querySelectorAll(SAID))
        if (!part.closest(AMBIENT)) seen.push(tidy(part.textContent));
      return seen.join('\n');
    },
    isAtRest() {
      const waits = [...document.querySelectorAll('[aria-busy=true], canvas[data-ready=false]')];
      const now = document.querySelector('h1') === null || waits.some(isSeen) ? '' : this.perceive();
      const isSame = now !== '' && now === last;
      last = isSame ? '' : now;
      return isSame;
    },
  };
}
