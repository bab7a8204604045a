import { type LoggedInput, readInput, writeInput } from './input-log.ts';

/** How the compared picture is shown beside the current one. */
export const COMPARE_VIEWS = ['side', 'swipe', 'blink', 'difference'] as const;
/** How the compared picture is shown beside the current one. */
export type CompareView = (typeof COMPARE_VIEWS)[number];

/** Overlays on the picture. */
export const OVERLAYS = ['safe', 'grid', 'hitRegions', 'inspect'] as const;
/** Overlays on the picture. */
export type Overlay = (typeof OVERLAYS)[number];

/** Content of a studio link; the same link always gives the same picture. */
export interface StudioAddress {
  readonly scene: string | undefined;
  readonly example: string | undefined;
  /** Scene time, ms. */
  readonly at: number;
  /** Replaces the example's seed. */
  readonly seed: string | undefined;
  /** Forces reduced motion on; an example that requests it always has it. The same holds for the next three. */
  readonly reduced: boolean;
  readonly calm: boolean;
  readonly turbo: boolean;
  /** Uses half the particles. */
  readonly low: boolean;
  /** Replaces the example's locale. */
  readonly locale: 'en' | 'fil' | undefined;
  /** Art pack laid over the default art. */
  readonly pack: string | undefined;
  /** Title of the hall whose pictures are used; by default the example's own. */
  readonly title: string | undefined;
  /** Values that replace the example's props, by name; null removes a prop. */
  readonly props: Readonly<Record<string, unknown>> | undefined;
  /** Inputs beyond the example's cues, in order of time. */
  readonly inputLog: readonly LoggedInput[];
  /** CSS pixels of the canvas; undefined uses the scene's own shape. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  readonly speed: number;
  readonly loop: boolean;
  readonly sound: boolean;
  /** Whether music plays, if sound is on. */
  readonly music: boolean;
  /** Ground behind the scene: a name of `themes.ts` or a colour `#rrggbb`; undefined is the lobby's night. */
  readonly theme: string | undefined;
  /** CSS pixels of the screen per CSS pixel of the canvas; undefined fits it into the available room. */
  readonly zoom: number | undefined;
  readonly overlays: readonly Overlay[];
  /** The visible panel. */
  readonly panel: string | undefined;
  /** Source of the picture to compare with: `baseline`, `pack:<name>`, `ref:<git ref>` or `folder:<path>`. */
  readonly against: string | undefined;
  readonly view: CompareView;
  /** A photograph: no controls, no frames, no sound. */
  readonly camera: boolean;
}

/** The default address. */
export const plainAddress: StudioAddress = {
  scene: undefined,
  example: undefined,
  at: 0,
  seed: undefined,
  reduced: false,
  calm: false,
  turbo: false,
  low: false,
  locale: undefined,
  pack: undefined,
  title: undefined,
  props: undefined,
  inputLog: [],
  size: undefined,
  scale: 1,
  speed: 1,
  loop: false,
  sound: false,
  music: false,
  theme: undefined,
  zoom: undefined,
  overlays: [],
  panel: undefined,
  against: undefined,
  view: 'swipe',
  camera: false,
};

/**
 * Rounds to the thousandths of a ms at which the studio's own clock stops; a photograph's instant is used unrounded.
 */
export const roundInstant = (ms: number): number => Math.round(ms * 1000) / 1000;

const SWITCHES = ['reduced', 'calm', 'turbo', 'low', 'loop', 'sound', 'music'] as const;
const TEXTS = ['scene', 'example', 'seed', 'pack', 'title', 'theme', 'panel', 'against'] as const;

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return text !== null && Number.isFinite(value) && value > 0 ? value : otherwise;
};

function readRecord(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a link's query. Invalid values become the default, never an error. */
export function readAddress(query: string): StudioAddress {
  const given = new URLSearchParams(query);
  const size = /^(\d{1,5})x(\d{1,5})$/.exec(given.get('size') ?? '');
  const locale = given.get('locale');
  const overlays = given.get('show')?.split(',') ?? [];
  const zoom = positive(given.get('zoom'), 0);
  const text = (name: (typeof TEXTS)[number]): string | undefined => given.get(name) || undefined;
  const isOn = (name: (typeof SWITCHES)[number]): boolean => given.get(name) === 'true';
  return {
    scene: text('scene'),
    example: text('example'),
    at: positive(given.get('at'), 0),
    seed: text('seed'),
    reduced: isOn('reduced'),
    calm: isOn('calm'),
    turbo: isOn('turbo'),
    low: isOn('low'),
    locale: locale === 'en' || locale === 'fil' ? locale : undefined,
    pack: text('pack'),
    title: text('title'),
    props: readRecord(given.get('props')),
    inputLog: given
      .getAll('do')
      .flatMap((one) => readInput(one) ?? [])
      .toSorted((a, b) => a.at - b.at),
    size: size ? { width: Math.max(1, Number(size[1])), height: Math.max(1, Number(size[2])) } : undefined,
    scale: Math.min(4, positive(given.get('scale'), 1)),
    speed: Math.min(16, positive(given.get('speed'), 1)),
    loop: isOn('loop'),
    sound: isOn('sound'),
    music: isOn('music'),
    theme: text('theme'),
    zoom: zoom === 0 ? undefined : Math.min(8, zoom),
    overlays: OVERLAYS.filter((name) => overlays.includes(name)),
    panel: text('panel'),
    against: text('against'),
    view: COMPARE_VIEWS.find((view) => view === given.get('view')) ?? plainAddress.view,
    camera: given.has('camera'),
  };
}

/** Writes a link's query; defaults are left out, so that links stay short. */
export function writeAddress(address: StudioAddress): string {
  const query = new URLSearchParams();
  const { at, props, size, locale, zoom } = address;
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') query.set(name, value);
  };
  put('scene', address.scene);
  put('example', address.example);
  // Unrounded: a photograph's instant is one of the scene's own, and just before it the picture differs.
  if (at > 0) put('at', String(at));
  put('seed', address.seed);
  put('locale', locale);
  put('pack', address.pack);
  put('title', address.title);
  if (props && Object.keys(props).length > 0) put('props', JSON.stringify(props));
  for (const input of address.inputLog) query.append('do', writeInput(input));
  for (const name of SWITCHES) if (address[name]) query.set(name, 'true');
  if (size) put('size', `${size.width}x${size.height}`);
  if (address.scale !== plainAddress.scale) put('scale', String(address.scale));
  if (address.speed !== plainAddress.speed) put('speed', String(address.speed));
  put('theme', address.theme);
  if (zoom !== undefined) put('zoom', String(zoom));
  put('show', address.overlays.join(','));
  put('panel', address.panel);
  put('against', address.against);
  if (address.view !== plainAddress.view) put('view', address.view);
  if (address.camera) query.set('camera', '');
  return `?${query}`;
}
