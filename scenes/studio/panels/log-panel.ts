import { copyText } from '../clipboard.ts';
import { button, make, secondsText } from '../dom.ts';
import type { LogLine, EditorPanel, EditorActions } from '../editor-state.ts';

const KINDS: readonly LogLine['kind'][] = ['cue', 'drag', 'press', 'props', 'event', 'problem'];
/** Maximum number of lines in the log; older lines are dropped. */
const MOST = 300;

/** Creates the panel that lists cues, other inputs and events with their times, up to the current instant. */
export function logPanel(actions: EditorActions): EditorPanel {
  const list = make('ol', { className: 'log', ariaLabel: 'Cues and events' });
  const shown = new Set<LogLine['kind']>(KINDS);
  let lines: readonly LogLine[] = [];
  let drawn = '';
  const filters = KINDS.map((kind) => {
    const box = make('input', { type: 'checkbox', checked: true });
    box.addEventListener('change', () => {
      if (box.checked) shown.add(kind);
      else shown.delete(kind);
      drawn = '';
      draw();
    });
    return make('label', {}, [box, kind]);
  });
  const copy = button('Copy', () => {
    const text = lines.map(
      ({ at, kind, text: what, detail }) => `${secondsText(at)}\t${kind}\t${what}\t${JSON.stringify(detail)}`,
    );
    copyText(text.join('\n')).then(
      () => actions.showToast('The log is in the clipboard.'),
      () => actions.showToast('The browser did not allow copying.'),
    );
  });

  function draw(): void {
    const key = `${lines.length} ${lines.at(-1)?.at} ${lines[0]?.text}`;
    if (key === drawn) return;
    drawn = key;
    list.replaceChildren(
      ...lines
        .filter(({ kind }) => shown.has(kind))
        .slice(-MOST)
        .reverse()
        .map(({ at, kind, text, detail }) => {
          const row = make('li', { className: kind }, [
            button(secondsText(at), () => actions.seek(at), { label: 'go there' }),
            make('b', { textContent: text }),
          ]);
          if (detail !== undefined) row.append(make('code', { textContent: JSON.stringify(detail) }));
          return row;
        }),
    );
    if (lines.length === 0)
      list.append(
        make('li', { className: 'quiet', textContent: 'Nothing has happened up to this instant.' }),
      );
  }

  return {
    name: 'log',
    title: 'Log',
    root: make('div', {}, [make('header', { className: 'filters' }, [...filters, copy]), list]),
    show(view) {
      lines = view.log;
      draw();
    },
  };
}
