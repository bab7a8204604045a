import type { Address } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';

/** What the controls ask of the desk. */
export interface Wishes {
  choose(scene: string, example: string): void;
  set(next: Partial<Pick<Address, 'seed' | 'reduced' | 'size' | 'scale' | 'speed'>>): void;
  /** Forward replay to an instant, ms. */
  seek(at: number): void;
  toggle(): void;
  step(): void;
  /** CSS pixels from the canvas's top left. */
  press(x: number, y: number): void;
}

/** What the controls show. */
export interface Status {
  readonly address: Address;
  readonly time: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly problems: readonly string[];
}

/** The desk's page. */
export interface Controls {
  canvas(): HTMLCanvasElement;
  freshCanvas(): HTMLCanvasElement;
  show(status: Status): void;
  log(time: number, event: string, detail: unknown): void;
  fail(message: string): void;
}

const LOGGED = 200;

const SIZES = ['', '360x640', '390x844', '412x915', '320x568', '844x390', '768x1024'];

/** Builds the page. Keys: space plays and pauses, the right arrow steps, Home goes to the start. */
export function createControls(catalogue: readonly CatalogueEntry[], wishes: Wishes): Controls {
  const list = make('nav', { className: 'list', ariaLabel: 'Scenes and examples' });
  const links = new Map<string, HTMLButtonElement>();
  for (const { name, examples } of catalogue) {
    list.append(make('h2', { textContent: name }));
    for (const example of examples) {
      const link = make('button', { textContent: example.name });
      link.addEventListener('click', () => wishes.choose(name, example.name));
      links.set(`${name}/${example.name}`, link);
      list.append(link);
    }
  }

  const toggle = make('button', { textContent: 'Play', title: 'Space' });
  const step = make('button', { textContent: 'Step 1/60', title: 'Right arrow' });
  const time = make('input', { type: 'range', min: '0', step: 'any', ariaLabel: 'Time' });
  const clock = make('output', {});
  const photos = make('span', { className: 'photos' });
  const speed = choice('Speed', ['0.1', '0.25', '0.5', '1', '2', '4']);
  const size = choice('Size', SIZES);
  const scale = choice('Scale', ['1', '2', '3']);
  const seed = make('input', { type: 'text', placeholder: 'seed', ariaLabel: 'Seed', size: 10 });
  const reduced = make('input', { type: 'checkbox' });
  const reducedLabel = make('label', {});
  reducedLabel.append(reduced, ' reduced motion');
  const bar = make('div', { className: 'bar' });
  bar.append(toggle, step, clock, time, photos, speed.label, size.label, scale.label, seed, reducedLabel);

  const stage = make('main', {});
  const problem = make('p', { className: 'problem', role: 'alert' });
  const events = make('ol', { className: 'events', ariaLabel: 'Events' });
  const room = make('div', { className: 'room' });
  room.append(bar, problem, stage, events);
  document.body.append(list, room);

  toggle.addEventListener('click', () => wishes.toggle());
  step.addEventListener('click', () => wishes.step());
  time.addEventListener('input', () => wishes.seek(Number(time.value)));
  speed.select.addEventListener('change', () => wishes.set({ speed: Number(speed.select.value) }));
  scale.select.addEventListener('change', () => wishes.set({ scale: Number(scale.select.value) }));
  size.select.addEventListener('change', () => {
    const [width, height] = size.select.value.split('x').map(Number);
    wishes.set({ size: width && height ? { width, height } : undefined });
  });
  seed.addEventListener('change', () => wishes.set({ seed: seed.value || undefined }));
  reduced.addEventListener('change', () => wishes.set({ reduced: reduced.checked }));
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.key === ' ') wishes.toggle();
    else if (event.key === 'ArrowRight') wishes.step();
    else if (event.key === 'Home') wishes.seek(0);
    else return;
    event.preventDefault();
  });

  let canvas = make('canvas', {});
  let shownExample = '';

  function showExample(address: Address): void {
    const key = `${address.scene}/${address.example}`;
    if (key === shownExample) return;
    shownExample = key;
    for (const [name, link] of links) link.ariaCurrent = name === key ? 'true' : 'false';
    const entry = catalogue.find(({ name }) => name === address.scene);
    const example = entry?.examples.find(({ name }) => name === address.example);
    photos.replaceChildren(
      ...(example?.photos ?? []).map((at) => {
        const button = make('button', { textContent: `📷 ${(at / 1000).toFixed(2)}` });
        button.addEventListener('click', () => wishes.seek(at));
        return button;
      }),
    );
  }

  return {
    canvas: () => canvas,
    freshCanvas() {
      canvas = make('canvas', {});
      canvas.addEventListener('pointerdown', (event) => wishes.press(event.offsetX, event.offsetY));
      stage.replaceChildren(canvas);
      events.replaceChildren();
      problem.textContent = '';
      return canvas;
    },
    show({ address, time: now, length, isPlaying, problems }) {
      showExample(address);
      toggle.textContent = isPlaying ? 'Pause' : 'Play';
      clock.textContent = `${(now / 1000).toFixed(3)} s`;
      time.max = String(Math.max(length, now));
      time.value = String(now);
      speed.select.value = String(address.speed);
      scale.select.value = String(address.scale);
      size.select.value = address.size ? `${address.size.width}x${address.size.height}` : '';
      if (document.activeElement !== seed) seed.value = address.seed ?? '';
      reduced.checked = address.reduced;
      if (problems.length > 0) problem.textContent = problems.join('\n');
    },
    log(at, event, detail) {
      events.prepend(make('li', { textContent: `${(at / 1000).toFixed(3)} ${event} ${JSON.stringify(detail)}` }));
      if (events.childElementCount > LOGGED) events.lastElementChild?.remove();
    },
    fail(message) {
      problem.textContent = message;
    },
  };
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

function choice(name: string, values: readonly string[]): { label: HTMLLabelElement; select: HTMLSelectElement } {
  const label = make('label', {});
  const select = make('select', {});
  select.append(...values.map((value) => make('option', { value, textContent: value || 'own' })));
  label.append(`${name} `, select);
  return { label, select };
}
