import { child, children, findAll, nameOf, type Node, type Source } from './source.ts';

/** A table of texts by key. */
export type Texts = Readonly<Record<string, string>>;

const fillings = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name ?? '')
    .toSorted()
    .join();

/** Keys, fillings and emptiness of one locale's table against the English one. */
export function checkTexts(where: string, en: Texts, other: Texts): string[] {
  return [...new Set([...Object.keys(en), ...Object.keys(other)])].flatMap((key) => {
    const [a, b] = [en[key], other[key]];
    if (a === undefined || b === undefined)
      return [`${where}: "${key}" is missing in ${a === undefined ? 'en' : 'fil'}`];
    if (a.trim() === '' || b.trim() === '') return [`${where}: "${key}" is empty`];
    return fillings(a) === fillings(b) ? [] : [`${where}: "${key}" has other {names} in fil`];
  });
}

const LOCALES = ['en', 'fil'];

/** The text of a literal, of a template without holes, or of pieces put together with +. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'BinaryExpression' && node['operator'] === '+') {
    const [left, right] = [textOf(child(node, 'left')), textOf(child(node, 'right'))];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (node?.type === 'TemplateLiteral' && children(node, 'expressions').length === 0) {
    const [only] = children(node, 'quasis');
    return (only?.['value'] as { cooked?: string } | undefined)?.cooked;
  }
  return node?.type === 'Literal' ? nameOf(node) : undefined;
}

/** An object of texts as it stands in the source; keys whose value is no plain text are kept as empty. */
const tableOf = (node: Node): Texts =>
  Object.fromEntries(
    children(node, 'properties').map((property) => [
      nameOf(child(property, 'key')) ?? '',
      textOf(child(property, 'value')) ?? '',
    ]),
  );

/** The tables of a file of texts: objects called en and fil, on their own or as parts of one object, in pairs. */
export function tablesIn(source: Source): { en: Texts; fil: Texts }[] {
  const named = [
    ...findAll(source.program, 'VariableDeclarator').map((node) => ({
      key: child(node, 'id'),
      value: child(node, 'init'),
    })),
    ...findAll(source.program, 'Property').map((node) => ({
      key: child(node, 'key'),
      value: child(node, 'value'),
    })),
  ];
  const [en, fil] = LOCALES.map((locale) =>
    named.flatMap(({ key, value }) => {
      const bare =
        value && ['TSAsExpression', 'TSSatisfiesExpression'].includes(value.type)
          ? child(value, 'expression')
          : value;
      return nameOf(key) === locale && bare?.type === 'ObjectExpression' ? [tableOf(bare)] : [];
    }),
  );
  return (en ?? []).map((table, index) => ({ en: table, fil: fil?.[index] ?? {} }));
}
