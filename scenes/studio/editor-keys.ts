import { COMPARE_VIEWS, type Overlay } from './address.ts';
import type { EditorLayout } from './editor-layout.ts';
import type { KeyBinding, KeyMap } from './keys.ts';
import { flipMusic, SPEEDS } from './transport.ts';
import type { EditorState, EditorActions } from './editor-state.ts';

interface EditorCommands {
  readonly copyLink: () => void;
  readonly copyPicture: () => void;
  /** Moves to the next (1) or previous (-1) instant that is marked on the timeline. */
  readonly mark: (direction: 1 | -1) => void;
  readonly overlay: (name: Overlay) => void;
}

/** Number of frames of a large step. */
const LEAP = 10;

/** What the keyboard shortcuts of the editor read and control. */
interface Editing {
  readonly actions: EditorActions;
  readonly view: () => EditorState;
  readonly layout: EditorLayout;
  readonly commands: EditorCommands;
}

/** Returns the keyboard shortcuts of the editor, by topic. */
export function editorKeys(
  actions: EditorActions,
  view: () => EditorState,
  layout: EditorLayout,
  commands: EditorCommands,
): KeyMap {
  const editing: Editing = { actions, view, layout, commands };
  return {
    Time: timeKeys(editing),
    Scene: sceneKeys(editing),
    Picture: pictureKeys(editing),
    Compare: compareKeys(editing),
    Editor: pageKeys(editing),
  };
}

/** Returns a function that switches a setting of the address on or off. */
const flipper =
  ({ actions, view }: Editing) =>
  (name: 'reduced' | 'calm' | 'turbo' | 'loop' | 'sound', isPassing = false) =>
  () =>
    actions.change({ [name]: !view().address[name] }, isPassing);

/** Returns the shortcuts for time: playing, stepping, marked instants and sound. */
function timeKeys(editing: Editing): readonly KeyBinding[] {
  const { actions, view, commands } = editing;
  const flip = flipper(editing);
  const speed = (direction: 1 | -1) => () => {
    const { speed: now } = view().address;
    const next = direction > 0 ? SPEEDS.find((one) => one > now) : SPEEDS.findLast((one) => one < now);
    if (next !== undefined) actions.change({ speed: next }, true);
  };
  return [
    {
      keys: [' '],
      text: 'play or pause',
      run: () => (view().isPlaying ? actions.pause() : actions.play()),
    },
    { keys: ['ArrowLeft'], text: 'a frame back', run: () => actions.step(-1) },
    { keys: ['ArrowRight'], text: 'a frame on', run: () => actions.step(1) },
    { keys: ['Shift+ArrowLeft'], text: 'ten frames back', run: () => actions.step(-LEAP) },
    { keys: ['Shift+ArrowRight'], text: 'ten frames on', run: () => actions.step(LEAP) },
    { keys: ['Home'], text: 'to the start', run: () => actions.seek(0) },
    { keys: ['End'], text: 'to the end', run: () => actions.seek(view().timelineScan?.length ?? 0) },
    { keys: [','], text: 'to the mark before (photograph, cue, event)', run: () => commands.mark(-1) },
    { keys: ['.'], text: 'to the next mark', run: () => commands.mark(1) },
    { keys: ['['], text: 'slower', run: speed(-1) },
    { keys: [']'], text: 'faster', run: speed(1) },
    { keys: ['l'], text: 'loop', run: flip('loop', true) },
    { keys: ['m'], text: 'sound', run: flip('sound', true) },
    { keys: ['Shift+m'], text: 'music', run: () => actions.change(flipMusic(view().address), true) },
  ];
}

/** Returns the shortcuts for choosing examples and settings. */
function sceneKeys(editing: Editing): readonly KeyBinding[] {
  const { actions, view, layout } = editing;
  const flip = flipper(editing);
  const example = (direction: 1 | -1) => () => {
    const { address, catalogue } = view();
    const all = catalogue.flatMap(({ name, examples }) =>
      examples.map((one) => ({ scene: name, example: one.name })),
    );
    const at = all.findIndex((one) => one.scene === address.scene && one.example === address.example);
    const next = all[(at + direction + all.length) % all.length];
    if (next) actions.choose(next.scene, next.example);
  };
  return [
    { keys: ['ArrowUp'], text: 'example before', run: example(-1) },
    { keys: ['ArrowDown'], text: 'next example', run: example(1) },
    { keys: ['/'], text: 'find a scene or example', run: () => layout.focusSearch() },
    {
      keys: ['n'],
      text: 'next seed',
      run: () => actions.change({ seed: String((Number(view().address.seed) || 1) + 1) }),
    },
    { keys: ['r'], text: 'reduced motion', run: flip('reduced') },
    { keys: ['k'], text: 'calm mode', run: flip('calm') },
    { keys: ['t'], text: 'turbo', run: flip('turbo') },
    {
      keys: ['d'],
      text: 'pixels: 1x, 2x, 3x',
      run: () => actions.change({ scale: (Math.round(view().address.scale) % 3) + 1 }),
    },
  ];
}

/** Returns the shortcuts for overlays and zoom. */
function pictureKeys({ actions, view, layout, commands }: Editing): readonly KeyBinding[] {
  const zoom = (factor: number) => () =>
    actions.change({ zoom: Math.min(8, Math.max(0.1, (view().address.zoom ?? 1) * factor)) }, true);

  return [
    { keys: ['s'], text: 'safe area', run: () => commands.overlay('safe') },
    { keys: ['g'], text: 'grid', run: () => commands.overlay('grid') },
    { keys: ['a'], text: 'hit regions', run: () => commands.overlay('hitRegions') },
    { keys: ['i'], text: 'bounds and names', run: () => commands.overlay('inspect') },
    { keys: ['Escape'], text: 'let the pinned sprite go', run: () => layout.preview.pin(undefined) },
    { keys: ['+', '='], text: 'larger', run: zoom(1.25) },
    { keys: ['-'], text: 'smaller', run: zoom(0.8) },
    { keys: ['0'], text: 'fit', run: () => actions.change({ zoom: undefined }, true) },
  ];
}

/** Returns the shortcuts for comparing pictures. */
function compareKeys({ actions, view, layout }: Editing): readonly KeyBinding[] {
  return [
    {
      keys: ['c'],
      text: 'with the baseline, or with nothing',
      run: () =>
        actions.change(
          view().address.against === undefined
            ? { against: 'baseline', size: undefined, scale: 1, theme: undefined, panel: 'compare' }
            : { against: undefined },
        ),
    },
    {
      keys: ['b'],
      text: 'side, swipe, blink, difference',
      run: () => {
        const at = COMPARE_VIEWS.indexOf(view().address.view);
        actions.change({ view: COMPARE_VIEWS[(at + 1) % COMPARE_VIEWS.length] ?? 'swipe' }, true);
      },
    },
    { keys: ['x'], text: 'hold: the other picture', run: () => hold(layout) },
  ];
}

/** Returns the shortcuts for panels, links and help. */
function pageKeys({ actions, layout, commands }: Editing): readonly KeyBinding[] {
  return [
    ...layout.panels.map(({ name, title }, index) => ({
      keys: [String(index + 1)],
      text: `panel: ${title}`,
      run: () => actions.change({ panel: index === 0 ? undefined : name }, true),
    })),
    { keys: ['y'], text: 'copy the link', run: commands.copyLink },
    { keys: ['u'], text: 'copy the picture', run: commands.copyPicture },
    { keys: ['?'], text: 'these keys', run: () => layout.help() },
  ];
}

function hold({ preview }: EditorLayout): void {
  preview.peek(true);
  document.addEventListener('keyup', () => preview.peek(false), { once: true });
}
