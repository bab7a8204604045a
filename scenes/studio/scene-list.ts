import { button, icon, make } from './dom.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { EditorPart, EditorActions } from './editor-state.ts';

/** The list of all scenes with their examples, on the left of the page. */
export interface SceneList extends EditorPart {
  focusSearch(): void;
}

/** Creates the list of scenes and examples, with a field that filters it. */
export function sceneList(catalogue: readonly CatalogueEntry[], actions: EditorActions): SceneList {
  const search = make('input', {
    type: 'search',
    placeholder: 'Find (/)',
    ariaLabel: 'Find a scene or example',
  });
  const rows = catalogue.flatMap((entry) =>
    entry.examples.map((example) => {
      const link = make('button', { type: 'button', className: 'example' }, [example.name]);
      if (example.reduced) link.append(make('small', { textContent: 'reduced' }));
      link.append(make('small', { title: 'photographs' }, [icon('camera'), String(example.photos.length)]));
      link.addEventListener('click', () => actions.choose(entry.name, example.name));
      return { scene: entry.name, example: example.name, link };
    }),
  );
  const groups = catalogue.map(({ name, size, examples }) => {
    const links = rows.filter(({ scene }) => scene === name).map(({ link }) => link);
    const title = make('h2', {}, [
      button(name, () => actions.choose(name, examples[0]?.name ?? ''), { className: 'scene' }),
      make('small', { textContent: `${size.width} × ${size.height}` }),
    ]);
    return make('section', {}, [title, ...links]);
  });
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const { scene, example, link } of rows) {
      link.hidden = !words.every((word) => `${scene} ${example}`.includes(word));
    }
    for (const group of groups)
      group.hidden = ![...group.querySelectorAll<HTMLButtonElement>('.example')].some(
        ({ hidden }) => !hidden,
      );
  });
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') rows.find(({ link }) => !link.hidden)?.link.click();
    if (event.key === 'Escape') {
      search.value = '';
      search.dispatchEvent(new Event('input'));
      search.blur();
    }
  });
  let current: HTMLButtonElement | undefined;
  return {
    root: make('nav', { className: 'scenes', ariaLabel: 'Scenes and examples' }, [
      make('div', { className: 'brand' }, [make('h1', { textContent: 'Perya studio' }), search]),
      make('div', { className: 'groups' }, groups),
    ]),
    focusSearch() {
      search.focus();
      search.select();
    },
    show({ address }) {
      const next = rows.find(
        ({ scene, example }) => scene === address.scene && example === address.example,
      )?.link;
      if (next === current) return;
      if (current) current.ariaCurrent = 'false';
      current = next;
      if (!current) return;
      current.ariaCurrent = 'true';
      current.scrollIntoView({ block: 'nearest' });
    },
  };
}
