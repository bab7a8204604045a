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
import { createStage, type Stage } from './stage.ts';
import { timeline } from './timeline.ts';
import { toolbar } from './toolbar.ts';
import { transport } from './transport.ts';
import type { Panel, View, Wishes } from './view.ts';

/** The desk's page. */
export interface DeskLayout {
  readonly stage: Stage;
  readonly panels: readonly Pick<Panel, 'name' | 'title'>[];
  show(view: View): void;
  showPanel(view: View): void;
  /** Only time has moved. */
  tick(view: View): void;
  /** Says something in passing. */
  say(message: string): void;
  /** Says why there is no picture; an empty text takes it away. */
  fail(message: string): void;
  /** Says that an asset cannot be packed. */
  artProblem(text: string): void;
  focusSearch(): void;
  help(): void;
  listen(keys: KeyMap): void;
}

const SAID = 3_000;

/** Builds the page: scenes on the left, the picture and its time in the middle, panels on the right. */
export function layOut(
  catalogue: readonly CatalogueEntry[],
  wishes: Wishes,
  comparison: Comparison,
  acts: { readonly copyLink: () => void; readonly copyPicture: () => void },
): DeskLayout {
  let current: View | undefined;
  const inspect = inspectPanel(
    (fact) => stage.pin(fact),
    () => {
      const shown = current?.address.overlays ?? [];
      if (!shown.includes('inspect')) wishes.change({ overlays: [...shown, 'inspect'] }, true);
    },
  );
  const stage = createStage(wishes, comparison, () => inspect);
  const panels: readonly Panel[] = [
    valuesPanel(wishes),
    logPanel(wishes),
    inspect,
    atlasPanel(),
    framePanel(),
    comparePanel(wishes, comparison),
    checkPanel(),
  ];
  const scenes = sceneList(catalogue, wishes);
  const tools = toolbar(wishes, { ...acts, help: () => help() });
  const time = transport(wishes);
  const strip = timeline(wishes);
  const failure = make('p', { className: 'failure', role: 'alert', hidden: true });
  const artFailure = make('p', { className: 'failure', role: 'alert', hidden: true });
  const toast = make('div', { className: 'toast', role: 'status' });
  let fading: number | undefined;

  const tabs = panels.map(({ name, title }, index) => {
    const tab = button(title, () => wishes.change({ panel: index === 0 ? undefined : name }, true), {
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

  document.body.classList.add('desk');
  document.body.append(
    scenes.root,
    make('div', { className: 'room' }, [
      tools.root,
      failure,
      artFailure,
      stage.root,
      make('footer', {}, [time.root, strip.root]),
    ]),
    make('aside', { ariaLabel: 'Panels' }, [bar, ...panels.map(({ root }) => root)]),
    toast,
  );
  let dialog: HTMLDialogElement | undefined;
  function help(): void {
    dialog?.showModal();
  }

  const openPanel = (view: View): Panel | undefined =>
    panels.find(({ name }) => name === view.address.panel) ?? panels[0];

  function showPanel(view: View): void {
    const open = openPanel(view);
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

  const tell = (place: HTMLElement, text: string): void => {
    place.textContent = text;
    place.hidden = text === '';
  };

  return {
    stage,
    panels,
    showPanel,
    help,
    focusSearch: () => scenes.focusSearch(),
    show(view) {
      current = view;
      for (const part of [scenes, tools, time, strip, stage]) part.show(view);
      showPanel(view);
      const { scene, example } = view.address;
      document.title = `${scene ?? ''} ${example ?? ''} · Perya studio`;
    },
    tick(view) {
      current = view;
      time.tick(view.time);
      strip.tick(view.time);
      stage.tick(view);
    },
    say(message) {
      toast.textContent = message;
      toast.classList.add('shown');
      window.clearTimeout(fading);
      fading = window.setTimeout(() => toast.classList.remove('shown'), SAID);
    },
    fail: (message) => tell(failure, message),
    artProblem: (text) => tell(artFailure, text),
    listen(keys) {
      listenToKeys(keys);
      dialog = helpDialog(keys);
      document.body.append(dialog);
    },
  };
}
