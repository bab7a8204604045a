import { button, make } from '../dom.ts';
import type { CheckedFile, CheckMessage } from '../protocol.ts';
import { withChecked } from './check-list.ts';
import type { EditorPanel, EditorState } from '../editor-state.ts';

/** Creates the panel with the problems of the current picture and the findings of the check of all art. */
export function checkPanel(): EditorPanel {
  const here = make('ul', { className: 'messages' });
  const files = make('ul', { className: 'messages' });
  const state = make('small');
  let turn = -1;
  /** All findings in the server's last response; undefined before the first one. */
  let found: readonly CheckMessage[] | undefined;
  /** Files that were saved and checked since the last request. */
  let checked: readonly CheckedFile[] = [];
  let known: readonly CheckedFile[] = [];
  let question = 0;
  const again = button('Check again', () => check());
  const heading = make('header', {}, [make('h3', { textContent: 'All files' }), state, again]);

  /** Requests a full check. Only the response to the last request is shown. */
  function check(): void {
    const mine = ++question;
    state.textContent = 'looking…';
    checked = [];
    const started = performance.now();
    fetch('/-/check')
      .then(async (response) => {
        if (!response.ok) throw new Error(await response.text());
        const messages = (await response.json()) as readonly CheckMessage[];
        if (mine !== question) return;
        found = messages;
        state.textContent = `looked over in ${((performance.now() - started) / 1000).toFixed(1)} s`;
        list();
      })
      .catch((error: unknown) => {
        if (mine === question) state.textContent = error instanceof Error ? error.message : String(error);
      });
  }

  function list(): void {
    if (!found) return;
    const messages = withChecked(found, checked);
    files.replaceChildren(
      ...messages.map(({ pack, file, rule, found: what, wanted, sentence }) =>
        make('li', { className: 'problem' }, [
          make('b', { textContent: file }),
          make('span', { textContent: `${rule}. Found: ${what}. Wanted: ${wanted}. ${sentence}` }),
          ...(pack === undefined ? [] : [make('small', { textContent: `in the art pack ${pack}` })]),
        ]),
      ),
    );
    if (messages.length === 0)
      files.append(make('li', { className: 'good', textContent: 'Nothing is wrong.' }));
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
      if (view.checked !== known) {
        checked = [...checked, ...view.checked.filter((file) => !known.includes(file))];
        known = view.checked;
        list();
      }
      // A full check reads every file, so it runs only while the panel is open, once after each change of the art.
      if (turn === view.artTurn) return;
      turn = view.artTurn;
      check();
    },
  };
}
