import { button, make } from './dom.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Comparison } from './compare.ts';
import { helpDialog, type KeyMap, listenToKeys } from './keys.ts';
import { atlasPanel } from './panels/atlas-panel.ts';
import { checkPanel } from './panels/check-panel.ts';
import { comparePanel } from './panels/compare-panel.ts';
import { framePanel } from './panels/frame-panel.ts';
import { inspectPanel } from './panels/inspect-panel.ts';
import { logPanel } from './panels/log-panel.ts';
import { valuesPanel } from './panels/values-panel.ts';
import { sceneList } from './scene-list.ts';
import { createPreview, type Preview } from './preview.ts';
import { timeline } from './timeline.ts';
import { toolbar } from './toolbar.ts';
import { transport } from './transport.ts';
import type { EditorPanel, EditorState, EditorActions } from './editor-state.ts';

/** The page of the editor, with all its parts. */
export interface EditorLayout {
  readonly preview: Preview;
  readonly panels: readonly Pick<EditorPanel, 'name' | 'title'>[];
  show(view: EditorState): void;
  showPanel(view: EditorState): void;
  /** Updates the parts that show time; call it when only time has changed. */
  tick(view: EditorState): void;
  /** Shows a message until another one replaces it; unless `isKept`, it disappears after a few seconds. */
  showToast(message: string, isKept?: boolean): void;
  /** Shows why there is no picture; an empty text hides the message. */
  fail(message: string): void;
  /** Shows why a saved file cannot be packed; an empty text hides the message. */
  artProblem(text: string): void;
  focusSearch(): void;
  help(): void;
  listen(keys: KeyMap): void;
}

const TOAST_MS = 3_000;

/** Builds the page: scenes on the left, the picture and its timeline in the middle, panels on the right. */
export function createLayout(
  catalogue: readonly CatalogueEntry[],
  actions: EditorActions,
  comparison: Comparison,
  commands: { readonly copyLink: () => void; readonly copyPicture: () => void },
): EditorLayout {
  let current: EditorState | undefined;
  const inspect = inspectPanel(
    (fact) => preview.pin(fact),
    () => {
      const shown = current?.address.overlays ?? [];
      if (!shown.includes('inspect')) actions.change({ overlays: [...shown, 'inspect'] }, true);
    },
  );
  const preview = createPreview(actions, comparison, () => inspect);
  const panels: readonly EditorPanel[] = [
    valuesPanel(actions),
    logPanel(actions),
    inspect,
    atlasPanel(),
    framePanel(),
    comparePanel(actions, comparison),
    checkPanel(),
  ];
  const scenes = sceneList(catalogue, actions);
  const tools = toolbar(actions, { ...commands, help: () => help() });
  const time = transport(actions);
  const strip = timeline(actions);
  const failure = make('p', { className: 'failure', role: 'alert', hidden: true });
  const artFailure = make('p', { className: 'failure', role: 'alert', hidden: true });
  const toast = createToast();

  const { bar, showPanel } = createTabs(panels, actions);
  document.body.classList.add('editor');
  document.body.append(
    scenes.root,
    make('div', { className: 'room' }, [
      tools.root,
      failure,
      artFailure,
      preview.root,
      make('footer', {}, [time.root, strip.root]),
    ]),
    make('aside', { ariaLabel: 'Panels' }, [bar, ...panels.map(({ root }) => root)]),
    toast.root,
  );
  let dialog: HTMLDialogElement | undefined;
  function help(): void {
    dialog?.showModal();
  }

  return {
    preview,
    panels,
    showPanel,
    help,
    focusSearch: () => scenes.focusSearch(),
    show(view) {
      current = view;
      for (const part of [scenes, tools, time, strip, preview]) part.show(view);
      showPanel(view);
      const { scene, example } = view.address;
      document.title = `${scene ?? ''} ${example ?? ''} · Perya studio`;
    },
    tick(view) {
      current = view;
      time.tick(view.time);
      strip.tick(view.time);
      preview.tick(view);
    },
    showToast: toast.show,
    fail: (message) => setText(failure, message),
    artProblem: (text) => setText(artFailure, text),
    listen(keys) {
      listenToKeys(keys);
      dialog = helpDialog(keys);
      document.body.append(dialog);
    },
  };
}

/** Creates the tabs with which the user chooses a panel. */
function createTabs(panels: readonly EditorPanel[], actions: EditorActions) {
  const tabs = panels.map(({ name, title }, index) => {
    const tab = button(title, () => actions.change({ panel: index === 0 ? undefined : name }, true), {
      key: String(index + 1),
    });
    tab.role = 'tab';
    tab.id = `tab-${name}`;
    tab.setAttribute('aria-controls', `panel-${name}`);
    return tab;
  });
  const bar = make('div', { className: 'tabs', role: 'tablist', ariaLabel: 'Panels' }, tabs);
  bar.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = move === undefined ? undefined : tabs[(at + move + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    next.click();
  });
  for (const { name, root } of panels) {
    root.id = `panel-${name}`;
    root.role = 'tabpanel';
    root.setAttribute('aria-labelledby', `tab-${name}`);
    root.classList.add('panel');
  }

  function showPanel(view: EditorState): void {
    const open = panels.find(({ name }) => name === view.address.panel) ?? panels[0];
    for (const [index, panel] of panels.entries()) {
      const isOpen = panel === open;
      const tab = tabs[index];
      panel.root.hidden = !isOpen;
      if (!tab) continue;
      tab.ariaSelected = String(isOpen);
      tab.tabIndex = isOpen ? 0 : -1;
      if (panel.name === 'check')
        tab.dataset['count'] = view.problems.length > 0 ? String(view.problems.length) : '';
      if (panel.name === 'log') tab.dataset['count'] = view.log.length > 0 ? String(view.log.length) : '';
    }
    open?.show(view);
  }

  return { bar, showPanel };
}

function setText(place: HTMLElement, text: string): void {
  place.textContent = text;
  place.hidden = text === '';
}

/** Creates the element of the short messages that appear over the page. */
function createToast() {
  const root = make('div', { className: 'toast', role: 'status' });
  let fading: number | undefined;
  return {
    root,
    show(message: string, isKept = false): void {
      root.textContent = message;
      root.classList.add('shown');
      root.classList.toggle('kept', isKept);
      window.clearTimeout(fading);
      if (isKept) return;
      fading = window.setTimeout(() => root.classList.remove('shown'), TOAST_MS);
    },
  };
}
