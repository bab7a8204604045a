import type { InputNow, EditorPanel, EditorPart, EditorState, EditorActions } from '../editor-state.ts';
import { button, make, secondsText } from '../dom.ts';
import { detailOf, titleOf } from '../input-log.ts';
import { valueEditor, jsonEditor } from '../value-editor.ts';
import { freshValue, type Shape } from '../shape.ts';
import { withProps } from '../script.ts';

/** Returns the values of `next` that differ from those of `base`, by name; null for a removed name. */
export function differing(base: object, next: object): Record<string, unknown> {
  const [before, after] = [base, next].map((one) => new Map<string, unknown>(Object.entries(one)));
  if (!before || !after) return {};
  return Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)))
      .map((name) => [name, after.get(name) ?? null]),
  );
}

/**
 * Creates the panel that edits props and fires cues. Its controls follow from the scene's examples; every edit becomes
 * part of the link.
 */
export function valuesPanel(actions: EditorActions): EditorPanel {
  const props = make('section', { ariaLabel: 'Props' });
  const cues = make('section', { ariaLabel: 'Cues' });
  const done = doneList(actions);
  const root = make('div', { className: 'values' }, [cues, done.root, props]);
  let shownFor = '';
  let shownProps = '';
  let isFromStart = true;

  function showProps({ address, loaded, shapes }: EditorState): void {
    const example = loaded?.definition.examples[address.example ?? ''];
    if (!loaded || !example || !shapes) return;
    const change = (next: unknown): void => {
      const over = differing(example.props, next as object);
      // Note that the form already shows these values, so that it is not built again.
      if (isFromStart) shownProps = JSON.stringify(over);
      if (isFromStart) actions.change({ props: over }, true);
      else actions.perform({ props: differing(loaded.player.shownProps, next as object) });
    };
    const value = withProps(example.props, address.props);
    const when = make('select', { ariaLabel: 'When edited props take effect' }, [
      make('option', { value: 'start', textContent: 'from the start' }),
      make('option', { value: 'now', textContent: 'now, while it plays' }),
    ]);
    when.value = isFromStart ? 'start' : 'now';
    when.addEventListener('change', () => (isFromStart = when.value === 'start'));
    const again = button('as in the example', () => {
      shownFor = '';
      actions.change({ props: undefined });
    });
    again.disabled = address.props === undefined || Object.keys(address.props).length === 0;
    props.replaceChildren(
      make('header', {}, [make('h3', { textContent: 'Props' }), when, again]),
      valueEditor(shapes.props, value, 'props', (next) => {
        again.disabled = false;
        change(next);
      }),
      make('details', {}, [
        make('summary', { textContent: 'as JSON' }),
        jsonEditor(value, 'props', (next) => {
          shownFor = '';
          change(next);
        }),
      ]),
    );
  }

  return {
    name: 'values',
    title: 'Props & cues',
    root,
    show(view) {
      const { scene, example } = view.address;
      // The form is built again only for another example, so that it never interrupts typing.
      const key = view.loaded && view.shapes ? `${scene}/${example}` : '';
      const over = JSON.stringify(view.address.props ?? {});
      if (key !== shownFor || over !== shownProps) {
        shownFor = key;
        shownProps = over;
        showProps(view);
        showCues(cues, view, actions);
      }
      done.show(view);
    },
  };
}

/** Shows a form for each cue that the examples fire, and one for a cue typed by hand. */
function showCues(cues: HTMLElement, { loaded, shapes }: EditorState, actions: EditorActions): void {
  if (!loaded || !shapes) return;
  const examples = Object.values(loaded.definition.examples);
  const forms = Object.entries(shapes.cues).map(([cue, shape]) => {
    const first = examples.flatMap(({ cues: own = [] }) => own).find((one) => one.cue === cue);
    return cueForm(cue, shape, first?.detail ?? freshValue(shape), (input) => actions.perform(input));
  });
  const free = freeCue((input) => actions.perform(input));
  cues.replaceChildren(
    make('header', {}, [
      make('h3', { textContent: 'Cues' }),
      make('small', { textContent: 'fired at the instant on show' }),
    ]),
    ...forms,
    free,
  );
}

/** Creates the list of inputs that were performed by hand: cues, presses, drags and props. */
function doneList(actions: EditorActions): EditorPart {
  const root = make('section', { ariaLabel: 'Done by hand' });
  let shown = '';
  return {
    root,
    show({ address }) {
      const text = JSON.stringify(address.inputLog);
      if (text === shown) return;
      shown = text;
      const rows = address.inputLog.map((input, index) => {
        return make('li', {}, [
          button(secondsText(input.at), () => actions.seek(input.at), { label: 'go there' }),
          make('b', { textContent: titleOf(input) }),
          make('code', { textContent: JSON.stringify(detailOf(input)) }),
          button('×', () => actions.change({ inputLog: address.inputLog.filter((_, at) => at !== index) }), {
            label: `undo ${titleOf(input)} at ${secondsText(input.at)}`,
          }),
        ]);
      });
      const clear = button('undo all', () => actions.change({ inputLog: [] }));
      clear.disabled = rows.length === 0;
      root.replaceChildren(
        make('header', {}, [make('h3', { textContent: 'Done by hand' }), clear]),
        rows.length > 0
          ? make('ol', { className: 'done' }, rows)
          : make('p', {
              className: 'quiet',
              textContent:
                'Cues fired, presses on the picture and props changed while it plays are listed here and kept in the link.',
            }),
      );
    },
  };
}

function cueForm(cue: string, shape: Shape, first: unknown, fire: (input: InputNow) => void): HTMLElement {
  let detail = first;
  const fields =
    shape.kind === 'record' && shape.fields.length === 0
      ? []
      : [valueEditor(shape, detail, cue, (next) => (detail = next))];
  return make('div', { className: 'cue' }, [
    make('header', {}, [
      make('h4', { textContent: cue }),
      button(`Fire ${cue}`, () => fire({ cue, detail }), { className: 'fire' }),
    ]),
    ...fields,
  ]);
}

/** Creates the form for a cue that no example fires. */
function freeCue(fire: (input: InputNow) => void): HTMLElement {
  const name = make('input', { type: 'text', ariaLabel: 'Name of the cue', placeholder: 'cue' });
  let detail: unknown = {};
  const area = jsonEditor(detail, 'detail of the cue', (next) => (detail = next));
  return make('details', {}, [
    make('summary', { textContent: 'another cue' }),
    name,
    area,
    button('Fire', () => name.value !== '' && fire({ cue: name.value, detail })),
  ]);
}
