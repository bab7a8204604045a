import { formatExact, parseAmount } from '../../contract/money.ts';
import { button, make } from './dom.ts';
import { type Field, freshValue, isOfShape, type Shape } from './shape.ts';

/** Function that is called after each edit with the whole new value. */
type Change = (value: unknown) => void;

/** Lists with more entries than this are folded at first. */
const OPEN_LISTS = 4;

/** Creates the controls for a value of a shape. `name` is their label for screen readers. */
export function valueEditor(shape: Shape, value: unknown, name: string, change: Change): HTMLElement {
  switch (shape.kind) {
    case 'number':
      return shape.money ? moneyEditor(value, name, change) : numberEditor(shape, value, name, change);
    case 'boolean': {
      const box = make('input', { type: 'checkbox', checked: value === true, ariaLabel: name });
      box.addEventListener('change', () => change(box.checked));
      return box;
    }
    case 'text':
      return textEditor(shape.known, value, name, change);
    case 'choice': {
      const options =
        typeof value === 'string' && !shape.options.includes(value)
          ? [value, ...shape.options]
          : shape.options;
      const select = make(
        'select',
        { ariaLabel: name },
        options.map((text) => make('option', { value: text, textContent: text })),
      );
      select.value = typeof value === 'string' ? value : '';
      select.addEventListener('change', () => change(select.value));
      return select;
    }
    case 'list':
      return listEditor(shape, value, name, change);
    case 'record':
      return recordEditor(shape.fields, value, name, change);
    case 'either':
      return eitherEditor(shape.shapes, value, name, change);
    case 'unknown':
      return jsonEditor(value, name, change);
  }
}

function numberEditor(
  shape: Shape & { kind: 'number' },
  value: unknown,
  name: string,
  change: Change,
): HTMLElement {
  const input = make('input', {
    type: 'number',
    value: typeof value === 'number' ? String(value) : '',
    step: shape.whole ? '1' : 'any',
    ariaLabel: name,
  });
  if (shape.min !== undefined) input.min = String(shape.min);
  if (shape.max !== undefined) input.max = String(shape.max);
  input.addEventListener('change', () => {
    if (input.value !== '' && Number.isFinite(input.valueAsNumber)) change(input.valueAsNumber);
  });
  return input;
}

/**
 * Creates a field for pesos, which the user reads, and one for hundredths, which the scene gets; both can be edited.
 */
function moneyEditor(value: unknown, name: string, change: Change): HTMLElement {
  const pesos = make('input', {
    type: 'text',
    inputMode: 'decimal',
    ariaLabel: `${name}, pesos`,
    className: 'pesos',
  });
  const hundredths = make('input', {
    type: 'number',
    step: '1',
    ariaLabel: `${name}, hundredths`,
    className: 'hundredths',
  });
  const show = (amount: unknown): void => {
    const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount);
    pesos.value = isAmount ? formatExact(amount) : '';
    hundredths.value = isAmount ? String(amount) : '';
    pesos.ariaInvalid = null;
  };
  show(value);
  pesos.addEventListener('change', () => {
    const amount = parseAmount(pesos.value);
    if (amount === undefined) {
      pesos.ariaInvalid = 'true';
      return;
    }
    show(amount);
    change(amount);
  });
  hundredths.addEventListener('change', () => {
    const amount = hundredths.valueAsNumber;
    if (!Number.isSafeInteger(amount)) return;
    show(amount);
    change(amount);
  });
  return make('span', { className: 'money' }, [pesos, hundredths]);
}

function textEditor(known: readonly string[], value: unknown, name: string, change: Change): HTMLElement {
  const input = make('input', {
    type: 'text',
    value: typeof value === 'string' ? value : '',
    ariaLabel: name,
  });
  input.addEventListener('change', () => change(input.value));
  if (known.length < 2) return input;
  const list = make(
    'datalist',
    { id: `known-${name.replaceAll(/\W+/g, '-')}` },
    known.map((text) => make('option', { value: text })),
  );
  input.setAttribute('list', list.id);
  return make('span', { className: 'text' }, [input, list]);
}

function recordEditor(fields: readonly Field[], value: unknown, name: string, change: Change): HTMLElement {
  let current: Record<string, unknown> = { ...(value as object) };
  const set = (key: string, next: unknown): void => {
    current = { ...current, [key]: next };
    if (next === undefined) delete current[key];
    change(current);
  };
  const rows = fields.map(({ name: key, shape, optional, note }) => {
    const place = make('div', { className: 'value' });
    const fill = (): void =>
      place.replaceChildren(
        key in current
          ? valueEditor(shape, current[key], `${name} ${key}`, (next) => set(key, next))
          : make('i', { textContent: 'not set' }),
      );
    fill();
    const notes = note === undefined ? [] : [make('small', { textContent: note })];
    const label = make('span', { className: 'key', textContent: key });
    const className = ['record', 'list', 'either', 'unknown'].includes(shape.kind) ? 'row wide' : 'row';
    if (!optional) return make('div', { className }, [label, place, ...notes]);
    const box = make('input', { type: 'checkbox', checked: key in current, ariaLabel: `set ${name} ${key}` });
    box.addEventListener('change', () => {
      set(key, box.checked ? freshValue(shape) : undefined);
      fill();
    });
    return make('div', { className }, [make('label', { className: 'key' }, [box, key]), place, ...notes]);
  });
  return make(
    'div',
    { className: 'record' },
    rows.length > 0 ? rows : [make('i', { textContent: 'nothing to say' })],
  );
}

function listEditor(
  shape: Shape & { kind: 'list' },
  value: unknown,
  name: string,
  change: Change,
): HTMLElement {
  let current: readonly unknown[] = Array.isArray(value) ? value : [];
  const root = make('ol', { className: 'list-value', start: 0 });
  const put = (next: readonly unknown[], isOther: boolean): void => {
    current = next;
    change(current);
    if (isOther) fill();
  };
  function fill(): void {
    const entries = current.map((entry, index) => {
      const own = valueEditor(shape.of, entry, `${name} ${index}`, (next) =>
        put(
          current.map((one, at) => (at === index ? next : one)),
          false,
        ),
      );
      const row = make('li', {}, [own]);
      if (shape.length === undefined) {
        row.append(
          button(
            '−',
            () =>
              put(
                current.filter((_, at) => at !== index),
                true,
              ),
            { label: `take ${name} ${index} away` },
          ),
        );
      }
      return row;
    });
    root.replaceChildren(...entries);
    if (shape.length === undefined) {
      root.append(
        button('+ add', () => put([...current, current.at(-1) ?? freshValue(shape.of)], true), {
          label: `add to ${name}`,
        }),
      );
    }
  }
  fill();
  if (current.length <= OPEN_LISTS) return root;
  return make('details', {}, [make('summary', { textContent: `${current.length} entries` }), root]);
}

function eitherEditor(shapes: readonly Shape[], value: unknown, name: string, change: Change): HTMLElement {
  const place = make('span');
  const select = make(
    'select',
    { ariaLabel: `${name}, kind of value` },
    shapes.map(({ kind }, index) => make('option', { value: String(index), textContent: kind })),
  );
  const show = (index: number, shown: unknown): void => {
    const shape = shapes[index];
    if (shape) place.replaceChildren(valueEditor(shape, shown, name, change));
  };
  const first = Math.max(
    0,
    shapes.findIndex((shape) => isOfShape(value, shape)),
  );
  select.value = String(first);
  show(first, value);
  select.addEventListener('change', () => {
    const shape = shapes[Number(select.value)];
    if (!shape) return;
    const fresh = freshValue(shape);
    change(fresh);
    show(Number(select.value), fresh);
  });
  return make('span', { className: 'either' }, [select, place]);
}

/** Creates a field for a value as JSON text. Invalid text is marked and does not change the value. */
export function jsonEditor(value: unknown, name: string, change: Change): HTMLTextAreaElement {
  const area = make('textarea', {
    value: JSON.stringify(value, null, 1) ?? '',
    ariaLabel: `${name}, JSON`,
    spellcheck: false,
  });
  area.rows = Math.min(12, area.value.split('\n').length + 1);
  area.addEventListener('change', () => {
    try {
      change(JSON.parse(area.value));
      area.ariaInvalid = null;
    } catch {
      area.ariaInvalid = 'true';
    }
  });
  return area;
}
