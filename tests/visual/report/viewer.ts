/* Script of the report. It imports nothing at run time, since its text is inserted into the HTML as it is. */
import type { ReportEntry } from './report-entry.ts';

const VIEWS = ['side', 'blink', 'slide', 'marked'] as const;
type View = (typeof VIEWS)[number];

const TITLES: Readonly<Record<View, string>> = {
  side: 'Side by side',
  blink: 'Blink',
  slide: 'Slider',
  marked: 'Difference',
};
/** Time for which each picture is shown when two pictures alternate, ms. */
const BLINK = 500;

const failures = JSON.parse(
  document.getElementById('failures')?.textContent ?? '[]',
) as readonly ReportEntry[];
const list = document.querySelector('nav') ?? document.body;
const sheet = document.querySelector('main') ?? document.body;
const tools = document.querySelector('header') ?? document.body;

let place = Math.max(
  0,
  failures.findIndex(({ name }) => name === decodeURIComponent(location.hash.slice(1))),
);
let view: View = 'side';
let zoom = 0;
/** Share of the width on which the slider shows the expected picture, per cent. */
let part = 50;
let isAfter = true;
let blinking: number | undefined;

type Child = Node | string;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function makeButton(text: string, key: string, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button' }, text, make('kbd', {}, key));
  button.addEventListener('click', press);
  return button;
}

/** Creates an image element in the chosen size, or as large as fits into the window with `beside` pictures in a row. */
function picture(source: string, alt: string, beside: number): HTMLImageElement {
  const image = make('img', { src: source, alt });
  image.addEventListener('load', () => {
    const room = (sheet.clientWidth - 40) / beside - 20;
    const factor = zoom === 0 ? Math.min(1, room / image.naturalWidth) : zoom;
    image.style.width = `${Math.round(image.naturalWidth * factor)}px`;
    image.classList.toggle('large', factor > 1);
  });
  return image;
}

const framed = (title: string, ...pictures: readonly Child[]): HTMLElement =>
  make('figure', {}, make('figcaption', {}, title), make('div', { class: 'picture' }, ...pictures));

const nothing = (text: string): HTMLElement => make('div', { class: 'none' }, text);

function sideBySide({ expected, actual, marked }: ReportEntry): HTMLElement[] {
  const all = [
    ['Expected', expected],
    ['Actual', actual],
    ['Difference', marked],
  ] as const;
  const there = all.filter(([, source]) => source !== undefined);
  if (there.length === 0)
    return [nothing('Too many pictures differ to show them all: this one lies in out/actual.')];
  return there.map(([title, source = '']) => framed(title, picture(source, title, there.length)));
}

function blink({ expected = '', actual = '' }: ReportEntry): HTMLElement[] {
  const over = picture(actual, 'Actual', 1);
  over.className = 'over';
  const frame = framed('', picture(expected, 'Expected', 1), over);
  const caption = frame.querySelector('figcaption');
  const show = (): void => {
    over.style.visibility = isAfter ? 'visible' : 'hidden';
    if (caption) caption.textContent = isAfter ? 'Actual' : 'Expected';
  };
  blinking = window.setInterval(() => {
    isAfter = !isAfter;
    show();
  }, BLINK);
  show();
  return [frame];
}

function slide({ expected = '', actual = '' }: ReportEntry): HTMLElement[] {
  const over = picture(expected, 'Expected', 1);
  over.className = 'over';
  const edge = make('span', { class: 'edge' });
  const slider = make('input', {
    class: 'slide',
    type: 'range',
    min: '0',
    max: '100',
    value: String(part),
    'aria-label': 'How much of the expected picture is shown, from the left',
  });
  const move = (): void => {
    part = Number(slider.value);
    over.style.clipPath = `inset(0 ${100 - part}% 0 0)`;
    edge.style.left = `${part}%`;
  };
  slider.addEventListener('input', move);
  const frame = framed('Expected to the left, Actual to the right', picture(actual, 'Actual', 1), over, edge);
  frame.append(slider);
  frame.addEventListener('pointermove', (event) => {
    const box = over.getBoundingClientRect();
    if (event.buttons !== 1 || event.target === slider) return;
    slider.value = String(((event.clientX - box.left) / box.width) * 100);
    move();
  });
  frame.addEventListener('dragstart', (event) => event.preventDefault());
  move();
  return [frame];
}

function picturesOf(failure: ReportEntry): HTMLElement[] {
  const { expected, actual, marked } = failure;
  // A failure with a single picture can only be shown side by side.
  if (view === 'side' || expected === undefined || actual === undefined) return sideBySide(failure);
  if (view === 'blink') return blink(failure);
  if (view === 'slide') return slide(failure);
  return [framed('What differs is red', picture(marked ?? '', 'Difference', 1))];
}

function render(): void {
  window.clearInterval(blinking);
  const failure = failures[place];
  if (!failure) {
    sheet.replaceChildren(nothing('No picture differs.'));
    return;
  }
  history.replaceState(undefined, '', `#${encodeURIComponent(failure.name)}`);
  for (const [index, button] of [...list.querySelectorAll('button')].entries()) {
    button.setAttribute('aria-current', String(index === place));
    if (index === place) button.scrollIntoView({ block: 'nearest' });
  }
  for (const button of tools.querySelectorAll<HTMLElement>('[data-view]'))
    button.setAttribute('aria-pressed', String(button.dataset['view'] === view));
  const link = tools.querySelector('a');
  if (link) {
    link.hidden = failure.link === undefined;
    link.href = failure.link ?? '';
  }
  sheet.replaceChildren(
    make('h2', {}, failure.name),
    make('p', {}, failure.reasons.join('; ')),
    make('div', { class: 'sheet' }, ...picturesOf(failure)),
  );
}

function go(to: number): void {
  place = Math.min(failures.length - 1, Math.max(0, to));
  render();
}

function setView(as: View): void {
  view = as;
  render();
}

function magnify(by: number): void {
  zoom = by === 0 ? 0 : Math.min(8, Math.max(0.25, (zoom || 1) * by));
  render();
}

function buildList(): void {
  let folder = '';
  for (const [index, { name, reasons }] of failures.entries()) {
    const own = name.slice(0, name.lastIndexOf('/'));
    const rest = name.slice(own.length + 1);
    if (own !== folder) list.append(make('h2', {}, own));
    folder = own;
    const button = make(
      'button',
      { type: 'button' },
      rest.replace(/\.png$/, ''),
      make('small', {}, reasons.join('; ')),
    );
    button.addEventListener('click', () => go(index));
    list.append(button);
  }
  const views = make('div', { class: 'group', role: 'group', 'aria-label': 'How to look' });
  for (const [index, as] of VIEWS.entries()) {
    const button = makeButton(TITLES[as], String(index + 1), () => setView(as));
    button.dataset['view'] = as;
    views.append(button);
  }
  const steps = make('div', { class: 'group', role: 'group', 'aria-label': 'Which picture' });
  steps.append(
    makeButton('Previous', 'K', () => go(place - 1)),
    makeButton('Next', 'J', () => go(place + 1)),
  );
  const sizes = make('div', { class: 'group', role: 'group', 'aria-label': 'Size' });
  sizes.append(
    makeButton('Smaller', '-', () => magnify(0.5)),
    makeButton('Fit', '0', () => magnify(0)),
    makeButton('Larger', '+', () => magnify(2)),
  );
  const link = make(
    'a',
    { class: 'button', target: 'perya-studio' },
    'Open in the studio',
    make('kbd', {}, 'O'),
  );
  link.title = 'Needs npm run studio';
  tools.append(views, steps, sizes, link);
}

const KEYS: Readonly<Record<string, () => void>> = {
  j: () => go(place + 1),
  ArrowDown: () => go(place + 1),
  k: () => go(place - 1),
  ArrowUp: () => go(place - 1),
  '1': () => setView('side'),
  '2': () => setView('blink'),
  '3': () => setView('slide'),
  '4': () => setView('marked'),
  '+': () => magnify(2),
  '=': () => magnify(2),
  '-': () => magnify(0.5),
  '0': () => magnify(0),
  o: () => tools.querySelector<HTMLAnchorElement>('a:not([hidden])')?.click(),
};

addEventListener('keydown', (event) => {
  const act = KEYS[event.key];
  const isSlider = event.target instanceof HTMLInputElement && event.key.startsWith('Arrow');
  if (!act || isSlider || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});
buildList();
render();
