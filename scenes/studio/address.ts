import { type LoggedInput, readInput, writeInput } from './input-log.ts';

/** Ways to show the picture that is compared with the current one. */
export const COMPARE_VIEWS = ['side', 'swipe', 'blink', 'difference'] as const;
/** A way to show the picture that is compared with the current one. */
export type CompareView = (typeof COMPARE_VIEWS)[number];

/** Guides and marks that the studio can draw over the picture. */
export const OVERLAYS = ['safe', 'grid', 'hitRegions', 'inspect'] as const;
/** Name of guides or marks drawn over the picture. */
export type Overlay = (typeof OVERLAYS)[number];

/** Content of a link to the studio; the same link always gives the same picture. */
export interface StudioAddress {
  readonly scene: string | undefined;
  readonly example: string | undefined;
  /** Instant of the picture, ms of the scene's time. */
  readonly at: number;
  /** Seed that replaces the example's own. */
  readonly seed: string | undefined;
  /**
   * Switches reduced motion on. False keeps the example's own setting; the same is true for `turbo`, `calm` and `low`.
   */
  readonly reduced: boolean;
  readonly calm: boolean;
  readonly turbo: boolean;
  /** Switches low quality on: half the particles. */
  readonly low: boolean;
  /** Locale that replaces the example's own. */
  readonly locale: 'en' | 'fil' | undefined;
  /** Name of the art pack that replaces default pictures and sounds. */
  readonly pack: string | undefined;
  /** Slug of the title in the hall whose pictures are shown; undefined for the example's own title. */
  readonly title: string | undefined;
  /** Props that replace the example's, by name; null removes a prop. */
  readonly props: Readonly<Record<string, unknown>> | undefined;
  /** Inputs made by hand in the studio, in addition to the example's cues, in order of time. */
  readonly inputLog: readonly LoggedInput[];
  /** Size of the canvas in CSS pixels; undefined for the scene's own shape. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Device pixels for each CSS pixel of the canvas. */
  readonly scale: number;
  readonly speed: number;
  readonly loop: boolean;
  readonly sound: boolean;
  /** Whether music plays while sound is on. */
  readonly music: boolean;
  /** Background behind the scene: a name of `themes.ts` or a colour `#rrggbb`; undefined for the theme of the lobby. */
  readonly theme: string | undefined;
  /** CSS pixels on the screen for each CSS pixel of the canvas; undefined fits the canvas into the available space. */
  readonly zoom: number | undefined;
  readonly overlays: readonly Overlay[];
  /** Name of the visible panel on the right. */
  readonly panel: string | undefined;
  /** Source of the picture to compare with: `baseline`, `pack:<name>`, `ref:<git ref>` or `folder:<path>`. */
  readonly against: string | undefined;
  readonly view: CompareView;
  /** Whether the page takes photographs: it then shows no controls, runs no frames and plays no sound. */
  readonly camera: boolean;
}

/** The address in which every value is the default. */
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
 * Rounds an instant to thousandths of a ms, at which the studio's own clock stops. Instants of photographs are not
 * rounded.
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

/** Reads the query of a link and never throws: an invalid value becomes the default or the nearest allowed value. */
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
      .sort((a, b) => a.at - b.at),
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

/** Writes the query of a link. Defaults are left out, so that links stay short. */
export function writeAddress(address: StudioAddress): string {
  const query = new URLSearchParams();
  const { at, props, size, locale, zoom } = address;
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') query.set(name, value);
  };
  put('scene', address.scene);
  put('example', address.example);
  // The instant is not rounded: just before a photograph's exact instant, the picture may be different.
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
