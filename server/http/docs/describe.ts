import { clientTxnId, count, hundredths, time, type ObjectSchema } from '../../../contract/call.ts';
import { account, birthDate, inviteCode, mobile, password, smsCode } from '../../../contract/form.ts';

/** A row in the reference page's table of a call's fields. */
export interface FieldRow {
  readonly name: string;
  /** Depth of nesting: 0 for the fields of the body itself. */
  readonly depth: number;
  readonly type: string;
  readonly optional: boolean;
  /** Limits and formats of the field's value, in words. */
  readonly rules: string;
}

/** Names and rules of schemas that have a meaning of their own; the key is the schema object itself. */
const NAMED = new Map<unknown, { type: string; rules: string }>([
  [hundredths, { type: 'money', rules: 'integer, hundredths of a peso' }],
  [time, { type: 'time', rules: 'integer, milliseconds since 1970' }],
  [count, { type: 'count', rules: 'integer, 0 or more' }],
  [clientTxnId, { type: 'uuid', rules: 'made by the client, once per intention' }],
  [account, { type: 'text', rules: '6 to 16 of a–z, 0–9, _; a letter first' }],
  [mobile, { type: 'text', rules: 'Philippine mobile number, any usual form' }],
  [password, { type: 'text', rules: '8 to 64 characters, NFKC' }],
  [smsCode, { type: 'text', rules: 'six digits' }],
  [inviteCode, { type: 'text', rules: '6 to 8 of A–Z, 0–9' }],
  [birthDate, { type: 'date', rules: 'YYYY-MM-DD' }],
]);

/** The parts of a valibot schema or action that this module reads. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly key?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly default?: unknown;
  readonly pipe?: readonly Node[];
  readonly requirement?: unknown;
}

/** Lists the fields of a request or response as rows; the fields of a nested object follow its own row. */
export function describe(schema: ObjectSchema): FieldRow[] {
  return rowsOf(schema, 0);
}

function rowsOf(node: Node, depth: number): FieldRow[] {
  return Object.entries(node.entries ?? {}).flatMap(([name, entry]) => {
    const optional = isOptional(entry);
    const inner = unwrap(entry);
    const inside = contents(inner);
    const row = { name, depth, type: typeOf(inner), optional, rules: rulesOf(entry, inner) };
    return [row, ...(inside === undefined ? [] : rowsOf(inside, depth + 1))];
  });
}

const isOptional = (node: Node): boolean => node.type === 'optional';

const unwrap = (node: Node): Node =>
  isOptional(node) && node.wrapped !== undefined ? unwrap(node.wrapped) : node;

/** Returns the object whose fields are listed as nested: the schema itself, a list's item or a map's value. */
function contents(node: Node): Node | undefined {
  if (NAMED.has(node)) return undefined;
  if (node.entries !== undefined) return node;
  const inner = node.type === 'array' ? node.item : node.type === 'record' ? node.value : undefined;
  return inner === undefined ? undefined : contents(inner);
}

function typeOf(node: Node): string {
  const named = NAMED.get(node);
  if (named !== undefined) return named.type;
  switch (node.type) {
    case 'string':
      return 'text';
    case 'number':
      return node.pipe?.some(({ type }) => type === 'integer' || type === 'safe_integer') === true
        ? 'integer'
        : 'number';
    case 'array':
      return `list of ${node.item === undefined ? 'anything' : typeOf(node.item)}`;
    case 'record':
      return `map to ${node.value === undefined ? 'anything' : typeOf(node.value)}`;
    case 'tuple':
      return `[${(node.items ?? []).map(typeOf).join(', ')}]`;
    case 'picklist':
      return (node.options ?? []).map((option) => JSON.stringify(option)).join(' | ');
    case 'literal':
      return JSON.stringify(node.literal);
    case 'union':
      return (node.options ?? []).map((option) => typeOf(option as Node)).join(' or ');
    default:
      return node.type;
  }
}

const BOUNDS: Readonly<Record<string, string>> = {
  min_value: 'at least',
  max_value: 'at most',
  min_length: 'at least this long:',
  max_length: 'at most this long:',
  length: 'exactly this long:',
};

function rulesOf(entry: Node, inner: Node): string {
  const named = NAMED.get(inner) ?? NAMED.get(inner.item);
  const bounds = (inner.pipe ?? []).flatMap(({ type, requirement }) =>
    BOUNDS[type] === undefined || NAMED.has(inner)
      ? []
      : [`${BOUNDS[type]} ${Number(requirement).toLocaleString('en-PH')}`],
  );
  const fallback = entry.default === undefined ? [] : [`${JSON.stringify(entry.default)} when left out`];
  return [...(named === undefined ? [] : [named.rules]), ...bounds, ...fallback].join('; ');
}
