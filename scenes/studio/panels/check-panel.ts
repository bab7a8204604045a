import { button, make } from '../dom.ts';
import type { CheckMessage } from '../protocol.ts';
import type { EditorPanel, EditorState } from '../editor-state.ts';

/** What is wrong with the art, in plain words: of the picture on show, and of all files. */
export function checkPanel(): EditorPanel {
  const here = make('ul', { className: 'messages' });
  const files = make('ul', { className: 'messages' });
  const state = make('small');
  let turn = -1;
  let isOpen = false;
  const again = button('Check again', () => check());
  const heading = make('header', {}, [make('h3', { textContent: 'All files' }), state, again]);

  function check(): void {
    state.textContent = 'looking…';
    const started = performance.now();
    fetch('/-/check')
      .then(async (response) => {
        if (!response.ok) throw new Error(await response.text());
        const messages = (await response.json()) as readonly CheckMessage[];
        state.textContent = `looked over in ${((performance.now() - started) / 1000).toFixed(1)} s`;
        files.replaceChildren(
          ...messages.map(({ pack, file, rule, found, wanted, sentence }) =>
            make('li', { className: 'problem' }, [
              make('b', { textContent: file }),
              make('span', { textContent: `${rule}. Found: ${found}. Wanted: ${wanted}. ${sentence}` }),
              ...(pack === undefined ? [] : [make('small', { textContent: `in the art pack ${pack}` })]),
            ]),
          ),
        );
        if (messages.length === 0)
          files.append(make('li', { className: 'good', textContent: 'Nothing is wrong.' }));
      })
      .catch((error: unknown) => {
        state.textContent = error instanceof Error ? error.message : String(error);
      });
  }

  return {
    name: 'check',
    title: 'Check',
    root: make('div', {}, [make('h3', { textContent: 'This picture' }), here, heading, files]),
    show(view: EditorState) {
      here.replaceChildren(
        ...view.problems.map((textContent) => make('li', { className: 'problem', textContent })),
      );
      if (view.problems.length === 0)
        here.append(
          make('li', { className: 'good', textContent: 'Every picture that the scene asked for is there.' }),
        );
      // Checking reads every file: only when somebody looks, and again when art has changed.
      if (isOpen && turn === view.artTurn) return;
      isOpen = true;
      turn = view.artTurn;
      check();
    },
  };
}
