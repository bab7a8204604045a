type Children = readonly (Node | string)[];

/** Creates an HTML element with the given properties and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  children: Children = [],
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Creates a button; its tooltip shows its label and its key on the keyboard. */
export function button(
  text: string,
  run: () => void,
  { key, label, className }: { key?: string; label?: string; className?: string } = {},
): HTMLButtonElement {
  const element = make('button', { type: 'button', textContent: text });
  if (className !== undefined) element.className = className;
  if (label !== undefined) element.ariaLabel = label;
  if (label !== undefined || key !== undefined)
    element.title = [label, key && `(${key})`].filter(Boolean).join(' ');
  element.addEventListener('click', run);
  return element;
}

/** Creates a select with a label. The value `''` means that nothing is chosen. */
export function picker(
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  pick: (value: string) => void,
): {
  readonly root: HTMLLabelElement;
  readonly select: HTMLSelectElement;
  offer(options: readonly (readonly [string, string])[]): void;
} {
  const select = make('select');
  const offer = (entries: readonly (readonly [string, string])[]): void => {
    const { value } = select;
    select.replaceChildren(
      ...entries.map(([entry, text]) => make('option', { value: entry, textContent: text })),
    );
    select.value = value;
  };
  offer(options);
  select.addEventListener('change', () => pick(select.value));
  return {
    root: make('label', { className: 'field' }, [make('span', { textContent: name }), select]),
    select,
    offer,
  };
}

/** Creates a button that can be on or off. */
export function toggle(
  text: string,
  key: string | undefined,
  label: string,
  flip: () => void,
): { readonly root: HTMLButtonElement; set(on: boolean, isFixed?: boolean): void } {
  const root = button(text, flip, { label, className: 'toggle', ...(key === undefined ? {} : { key }) });
  return {
    root,
    set(on, isFixed = false) {
      root.ariaPressed = String(on);
      root.disabled = isFixed;
    },
  };
}

/** Creates an SVG element with the given attributes. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Formats a time in ms as seconds with three decimals. */
export const secondsText = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

/** Creates a row for a list of facts: a name, a value and an optional note. */
export function fact(name: string, value: string, note?: string): HTMLElement {
  const row = make('div', { className: 'fact' }, [
    make('dt', { textContent: name }),
    make('dd', { textContent: value }),
  ]);
  if (note !== undefined) row.append(make('small', { textContent: note }));
  return row;
}

const ICONS = {
  camera: 'M1 4h3l1.5-2h5L12 4h3v9H1zM8 6a2.4 2.4 0 1 0 0 4.8A2.4 2.4 0 0 0 8 6z',
  start: 'M2 2h2.4v12H2zM14 2v12L5.4 8z',
} as const;

/** Creates an icon as an inline SVG, which needs no icon font. */
export function icon(name: keyof typeof ICONS): SVGSVGElement {
  const root = svg('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  root.append(svg('path', { d: ICONS[name], 'fill-rule': 'evenodd' }));
  return root;
}
