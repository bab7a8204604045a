import { COMPARE_VIEWS, type StudioAddress } from '../address.ts';
import type { Compared, Comparison } from '../compare.ts';
import { button, icon, make, picker, secondsText } from '../dom.ts';
import type { PictureSources } from '../protocol.ts';
import type { EditorPanel, EditorState, EditorActions } from '../editor-state.ts';

const VIEW_TEXTS = {
  side: 'Side by side',
  swipe: 'Swipe',
  blink: 'Blink',
  difference: 'Difference',
} as const;

/**
 * Creates the panel that compares the current picture with its baseline, with another pack, or with the photographs of
 * another branch or folder.
 */
export function comparePanel(actions: EditorActions, comparison: Comparison): EditorPanel {
  let sources: PictureSources | undefined;
  let asked = false;
  let filled = '';
  const what = picker('Compare with', [['', 'nothing']], (against) => {
    if (against === '') actions.change({ against: undefined });
    else if (against.startsWith('pack:')) actions.change({ against });
    // Photographs have a fixed size, so the current picture is set to the same size.
    else actions.change({ against, size: undefined, scale: 1, theme: undefined });
  });
  const other = make('input', {
    type: 'text',
    placeholder: 'branch, tag or commit',
    ariaLabel: 'Another branch',
  });
  const use = button('Compare', () => {
    if (other.value !== '')
      actions.change({ against: `ref:${other.value.trim()}`, size: undefined, scale: 1, theme: undefined });
  });
  other.addEventListener('keydown', (event) => event.key === 'Enter' && use.click());
  const views = COMPARE_VIEWS.map((view) =>
    button(VIEW_TEXTS[view], () => actions.change({ view }, true), { className: 'toggle' }),
  );
  const verdict = make('div', { className: 'verdict', role: 'status' });
  const instants = make('div', { className: 'instants' });

  function fill({ packs, address }: EditorState): void {
    const options = optionsOf(packs, address, sources);
    const key = JSON.stringify(options);
    if (key !== filled) what.offer(options);
    filled = key;
    what.select.value = address.against ?? '';
  }

  function ask(view: EditorState): void {
    if (asked) return;
    asked = true;
    fetch('/-/sources')
      .then(async (response) => {
        if (response.ok) sources = (await response.json()) as PictureSources;
        fill(view);
      })
      .catch(() => undefined);
  }

  return {
    name: 'compare',
    title: 'Compare',
    root: make('div', { className: 'compare-panel' }, [
      what.root,
      make('div', { className: 'with-button' }, [other, use]),
      make('div', { className: 'views', role: 'group', ariaLabel: 'How to compare' }, views),
      verdict,
      instants,
      make('p', {
        className: 'quiet',
        textContent:
          'Photographs lie in tests/visual/baselines, here or on another branch. The camera takes them at the scene’s own shape, 1x, on the lobby’s night. B changes the way of looking; hold X to see the other picture.',
      }),
    ]),
    show(view) {
      ask(view);
      fill(view);
      for (const [index, name] of COMPARE_VIEWS.entries()) {
        const one = views[index];
        if (one) one.ariaPressed = String(view.address.view === name);
      }
      verdict.replaceChildren(...verdictOf(comparison.compared));
      showInstants(instants, view, actions);
    },
  };
}

/** Returns the sources that the picture can be compared with, as options of a select. */
function optionsOf(
  packs: readonly string[],
  address: StudioAddress,
  sources: PictureSources | undefined,
): readonly (readonly [string, string])[] {
  const options: (readonly [string, string])[] = [
    ['', 'nothing'],
    ['baseline', 'the baseline picture'],
    ...(address.pack === undefined ? [] : [['pack:', 'the default art'] as const]),
    ...packs
      .filter((pack) => pack !== address.pack)
      .map((pack) => [`pack:${pack}`, `pack: ${pack}`] as const),
    ...(sources?.folders ?? []).map((folder) => [`folder:${folder}`, `folder: ${folder}`] as const),
    ...(sources?.refs ?? []).map((ref) => [`ref:${ref}`, `branch: ${ref}`] as const),
  ];
  const { against } = address;
  if (against !== undefined && !options.some(([value]) => value === against))
    options.push([against, against]);
  return options;
}

/** Describes the result of a comparison in words. */
function verdictOf(compared: Compared): (Node | string)[] {
  switch (compared.state) {
    case 'off':
      return ['Choose what to compare with.'];
    case 'waiting':
      return ['…'];
    case 'none':
      return [compared.reason];
    case 'shown': {
      const { difference } = compared;
      if (!difference) return [`Against ${compared.title}; pixels are counted when it stands still.`];
      const { count, largest, box, picture } = difference;
      if (count === 0) return [make('b', { className: 'good', textContent: 'The same pixels.' })];
      const share = ((count / (picture.length / 4)) * 100).toFixed(2);
      return [
        make('b', { textContent: `${count.toLocaleString('en')} pixels differ` }),
        ` (${share} %), by ${largest} of 255 at most${box ? `, within ${box.width} × ${box.height} at ${box.x}, ${box.y}` : ''}.`,
      ];
    }
  }
}

/** Shows a button for each photograph of the example, and keeps buttons that are already shown. */
function showInstants(instants: HTMLElement, view: EditorState, actions: EditorActions): void {
  const { against, example } = view.address;
  const photos = view.loaded?.definition.examples[example ?? '']?.photos ?? [];
  const isPhoto = against !== undefined && !against.startsWith('pack:');
  const key = isPhoto ? photos.join() : '';
  if (instants.dataset['for'] === key) return;
  instants.dataset['for'] = key;
  instants.replaceChildren(
    ...(isPhoto
      ? photos.map((at) => {
          const one = button(secondsText(at), () => actions.seek(at), {
            label: `the photograph at ${secondsText(at)}`,
          });
          one.prepend(icon('camera'), ' ');
          return one;
        })
      : []),
  );
}
