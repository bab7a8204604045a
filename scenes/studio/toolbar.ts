import { button, make, picker, toggle } from './dom.ts';
import { DEFAULT_THEME, themes } from './themes.ts';
import type { EditorPart, EditorState, EditorActions } from './editor-state.ts';

/** Screen sizes to choose from: value in CSS pixels, and text. */
const VIEWPORTS: readonly (readonly [size: string, text: string])[] = [
  ['', 'own shape'],
  ['390x844', 'phone 390 × 844'],
  ['320x640', 'small 320 × 640'],
  ['412x915', 'large phone 412 × 915'],
  ['844x390', 'phone lying 844 × 390'],
  ['768x1024', 'tablet 768 × 1024'],
  ['1280x800', 'desktop 1280 × 800'],
  ['free', 'free…'],
];
const ZOOMS: readonly (readonly [string, string])[] = [
  ['', 'fit'],
  ...[0.25, 0.5, 1, 1.5, 2, 3, 4].map((zoom) => [String(zoom), `${zoom * 100} %`] as const),
];

const SCALES: readonly (readonly [string, string])[] = [
  ['1', '1x'],
  ['2', '2x'],
  ['3', '3x'],
];
const LOCALES: readonly (readonly [string, string])[] = [
  ['', 'as given'],
  ['en', 'English'],
  ['fil', 'Filipino'],
];

/** Commands of the toolbar that do not change the editor's address. */
export interface ToolbarCommands {
  readonly copyLink: () => void;
  readonly copyPicture: () => void;
  readonly help: () => void;
}

/** Creates the toolbar: screen size, background, art, the player's settings and overlays. */
export function toolbar(actions: EditorActions, commands: ToolbarCommands): EditorPart {
  const groups = [
    screenGroup(actions),
    artGroup(actions),
    chanceGroup(actions),
    settingsGroup(actions),
    overlaysGroup(actions),
  ];
  const share = group('Share', [
    button('Copy link', commands.copyLink, { label: 'Copy a link to this very picture', key: 'Y' }),
    button('Copy picture', commands.copyPicture, { label: 'Copy the picture as PNG', key: 'U' }),
    button('?', commands.help, { label: 'Keys', key: '?' }),
  ]);
  return {
    root: make('div', { className: 'toolbar' }, [...groups.map(({ root }) => root), share]),
    show(view) {
      for (const part of groups) part.show(view);
    },
  };
}

const group = (label: string, children: Node[]): HTMLElement =>
  make('div', { className: 'group', role: 'group', ariaLabel: label }, children);

const numberInput = (ariaLabel: string): HTMLInputElement =>
  make('input', { type: 'number', min: '1', max: '4000', ariaLabel, className: 'short' });

/** Creates the controls for the screen size, the device pixels per CSS pixel, and the zoom. */
function screenGroup(actions: EditorActions): EditorPart {
  let isFree = false;
  const width = numberInput('Width, CSS pixels');
  const height = numberInput('Height, CSS pixels');
  const viewport = picker('Screen', VIEWPORTS, (value) => {
    isFree = value === 'free';
    if (isFree)
      actions.change({ size: { width: width.valueAsNumber || 390, height: height.valueAsNumber || 844 } });
    else {
      const [w, h] = value.split('x').map(Number);
      actions.change({ size: w && h ? { width: w, height: h } : undefined });
    }
  });
  for (const input of [width, height]) {
    input.addEventListener('change', () => {
      if (width.valueAsNumber > 0 && height.valueAsNumber > 0) {
        actions.change({
          size: { width: Math.round(width.valueAsNumber), height: Math.round(height.valueAsNumber) },
        });
      }
    });
  }
  const free = make('span', { className: 'free' }, [width, ' × ', height]);
  const scale = picker('Pixels', SCALES, (value) => actions.change({ scale: Number(value) }));
  const zoom = picker('Zoom', ZOOMS, (value) =>
    actions.change({ zoom: value === '' ? undefined : Number(value) }, true),
  );
  return {
    root: group('Screen', [viewport.root, free, scale.root, zoom.root]),
    show({ address, loaded }) {
      const own = address.size ? `${address.size.width}x${address.size.height}` : '';
      isFree ||= !VIEWPORTS.some(([value]) => value === own);
      isFree &&= address.size !== undefined;
      viewport.select.value = isFree ? 'free' : own;
      free.hidden = !isFree;
      if (document.activeElement !== width) width.value = String(loaded?.size.width ?? '');
      if (document.activeElement !== height) height.value = String(loaded?.size.height ?? '');
      scale.select.value = String(address.scale);
      zoom.select.value = address.zoom === undefined ? '' : String(address.zoom);
    },
  };
}

/** Creates the controls for the art pack, the title and the background. */
function artGroup(actions: EditorActions): EditorPart {
  const colour = make('input', { type: 'color', ariaLabel: "The ground's colour", value: '#140630' });
  colour.addEventListener('change', () => actions.change({ theme: colour.value }));
  const theme = picker(
    'Theme',
    [...Object.keys(themes).map((name) => [name, name] as const), ['own', 'a colour…']],
    (value) => {
      actions.change({ theme: value === DEFAULT_THEME ? undefined : value === 'own' ? colour.value : value });
    },
  );
  const pack = picker('Art', [['', 'default']], (value) => actions.change({ pack: value || undefined }));
  const title = picker('Title', [['', 'as given']], (value) => actions.change({ title: value || undefined }));
  return {
    root: group('Art', [pack.root, title.root, theme.root, colour]),
    show({ address, loaded, packs, titles }) {
      const isOwn = address.theme?.startsWith('#') ?? false;
      theme.select.value = isOwn ? 'own' : (address.theme ?? DEFAULT_THEME);
      colour.hidden = !isOwn;
      if (isOwn && address.theme) colour.value = address.theme;
      const known =
        address.pack === undefined || packs.includes(address.pack) ? packs : [...packs, address.pack];
      pack.offer([['', 'default'], ...known.map((name) => [name, name] as const)]);
      pack.select.value = address.pack ?? '';
      title.root.hidden = loaded?.definition.title === undefined;
      title.offer([['', 'as given'], ...titles.map((slug) => [slug, slug] as const)]);
      title.select.value = address.title ?? '';
    },
  };
}

/** Creates the field for the random seed. */
function chanceGroup(actions: EditorActions): EditorPart {
  let current: EditorState | undefined;
  const seed = make('input', { type: 'text', ariaLabel: 'Seed', placeholder: '1', className: 'short' });
  seed.addEventListener('change', () => actions.change({ seed: seed.value || undefined }));
  const next = button('⚄', () => actions.change({ seed: String((Number(current?.address.seed) || 1) + 1) }), {
    label: 'Next seed',
    key: 'N',
  });
  const field = make('label', { className: 'field' }, [make('span', { textContent: 'Seed' }), seed]);
  return {
    root: group('Chance', [field, next]),
    show(view) {
      current = view;
      if (document.activeElement !== seed) seed.value = view.address.seed ?? '';
    },
  };
}

/** Creates the switches for the player's settings; a setting that the example itself makes cannot be changed. */
function settingsGroup(actions: EditorActions): EditorPart {
  let current: EditorState | undefined;
  const locale = picker('Words', LOCALES, (value) => {
    actions.change({ locale: value === 'en' || value === 'fil' ? value : undefined });
  });
  const flip = (name: 'reduced' | 'calm' | 'turbo' | 'low') => () =>
    actions.change({ [name]: !current?.address[name] });
  const reduced = toggle('Reduced', 'R', 'Reduced motion', flip('reduced'));
  const calm = toggle('Calm', 'K', 'Calm mode: no anticipation, no shake', flip('calm'));
  const turbo = toggle('Turbo', 'T', 'Turbo: shorter times', flip('turbo'));
  const low = toggle('Low', undefined, 'Low quality: half the particles', flip('low'));
  return {
    root: group('Settings', [locale.root, reduced.root, calm.root, turbo.root, low.root]),
    show(view) {
      current = view;
      const { address, loaded } = view;
      locale.select.value = address.locale ?? '';
      const settings = loaded?.definition.examples[address.example ?? '']?.settings;
      reduced.set(address.reduced || settings?.reduceMotion === true, settings?.reduceMotion === true);
      calm.set(address.calm || settings?.calmMode === true, settings?.calmMode === true);
      turbo.set(address.turbo || settings?.turbo === true, settings?.turbo === true);
      low.set(address.low || settings?.quality === 'low', settings?.quality === 'low');
    },
  };
}

/** Creates the switches for the guides and marks over the picture. */
function overlaysGroup(actions: EditorActions): EditorPart {
  let current: EditorState | undefined;
  const over = (name: 'safe' | 'grid' | 'hitRegions' | 'inspect') => () => {
    const shown = current?.address.overlays ?? [];
    actions.change(
      { overlays: shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name] },
      true,
    );
  };
  const overlays = {
    safe: toggle('Safe area', 'S', 'Safe area: what is read or tapped stays inside', over('safe')),
    grid: toggle('Grid', 'G', 'Twelve columns and the middle', over('grid')),
    hitRegions: toggle(
      'Hit regions',
      'A',
      'Where the scene takes presses; 84 dpx at least',
      over('hitRegions'),
    ),
    inspect: toggle('Bounds', 'I', "Sprites' bounds and names", over('inspect')),
  };
  return {
    root: group(
      'Overlays',
      Object.values(overlays).map(({ root }) => root),
    ),
    show(view) {
      current = view;
      for (const [name, { set }] of Object.entries(overlays))
        set(view.address.overlays.some((shown) => shown === name));
    },
  };
}
