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

const isTable = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((text) => typeof text === 'string');

/** Every pair of tables that a module exports: `{ en, fil }` objects, or the exports en and fil themselves. */
export function tablesIn(module: Readonly<Record<string, unknown>>): { en: Texts; fil: Texts }[] {
  const pairs = [module, ...Object.values(module)].filter(
    (value): value is { en: Texts; fil: Texts } =>
      typeof value === 'object' &&
      value !== null &&
      'en' in value &&
      'fil' in value &&
      isTable(value.en) &&
      isTable(value.fil),
  );
  return pairs;
}
