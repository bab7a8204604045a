import { posix } from 'node:path';
import { child, children, findAll, nameOf, type Node, type Source } from './source.ts';

/** A table of texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** Returns the names of a text's placeholders, each once: English repeats some to choose singular or plural. */
const fillings = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].toSorted().join();

/**
 * Texts that may be the same in English and Filipino: names of games and places, and words that Filipinos use
 * unchanged. Any other text that is the same in both languages counts as untranslated.
 */
const ALIKE = new Set([
  // Names.
  'Perya',
  'Chrome',
  'Safari',
  'Firefox',
  'Edge',
  'Samsung Internet',
  'Opera',
  'Android',
  'Windows',
  'Mac',
  'Linux',
  'Passkey',
  'National ID',
  'UMID',
  'PRC ID',
  'Postal ID',
  'Lucky Jackpot',
  'Coin Pusher',
  'Slot Shack',
  'Daily Spin',
  'Halloween',
  'Halloween Night',
  'Santelmo',
  'Aswang',
  'Kapre',
  'Jackpot',
  'Kalabaw',
  'JACKPOT',
  'JACKPOT!',
  '{tier} jackpot',
  'Mega',
  'Major',
  'Minor',
  'Mini',
  'A',
  'K',
  'Q',
  'Client seed',
  // Words used in games and apps.
  'OK',
  'Home',
  'Menu',
  'Lobby',
  'Slots',
  'Originals',
  'Live',
  'Table',
  'Bingo',
  'Scratch card',
  'Scratch cards',
  'Diamond mall',
  'Cards',
  'Coins',
  'Pool',
  'Reward',
  'Turbo',
  'Cherry',
  'Bar',
  'Double bar',
  'Triple bar',
  'RTP',
  'HOT',
  'FREE SPINS',
  'VIP {level}',
  'Player {id}',
  'Order {id}',

  'Balance',
  'Balance {amount}',
  'Records',
  'Wallet records',
  'Settings',
  'Account',
  'Account name',
  'Password',
  'Mobile number',
  '{digits}-digit code',
  'Code',
  'Provider',
  'Help desk',
  'Terms of use',
  'Privacy notice',
  'Delivery address',
  'Barangay',
  'Region',
  'Province',
  'ZIP code',
  'Round',
  'Rules',
  'Details',
  'Diamond history',
  '1 scratch card',
  '{amount} deposit coupon',
  '{count}% deposit coupon',
  '{count}% gift coupon',
  'Welcome, {name}!',
  'Server seed',
  'VIP',
  'VIP {level}',
  'Bonus',
  'Rewards',
  'Rebate',
  'Points',
  'Diamonds',
  'Wallet',
  'Deposit',
  'Withdraw',
  'E-wallet',
  'Android',
  // Addresses and symbols.
  '404',
  'Page Not Found: {path}',
  'Tips',
  'The request has timed out, please try again later',
]);
/** Returns whether a text contains a word to translate, not only placeholders, numbers and symbols. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, ''));
/** Matches a number before a plural noun, which would be wrong for 1: "{count} spins". */
const PLURAL = /\{(?:count|missing|minutes|held|spins)\} (?:more |free )?[a-z]+s\b/;

/**
 * Returns the differences of a language's table from the English one: missing keys, empty texts, other placeholders.
 */
export function checkTexts(where: string, en: Texts, other: Texts): string[] {
  return [...new Set([...Object.keys(en), ...Object.keys(other)])].flatMap((key) => {
    const [a, b] = [en[key], other[key]];
    if (a === undefined || b === undefined)
      return [`${where}: "${key}" is missing in ${a === undefined ? 'en' : 'fil'}`];
    if (a.trim() === '' || b.trim() === '') return [`${where}: "${key}" is empty`];
    if (PLURAL.test(a)) return [`${where}: "${key}" says "1 cards": write {count:card|cards}`];
    if (a === b && hasWords(a) && !ALIKE.has(a)) return [`${where}: "${key}" is English in fil`];
    return fillings(a) === fillings(b) ? [] : [`${where}: "${key}" has other {names} in fil`];
  });
}

const LOCALES = ['en', 'fil'];

/** Returns the text of a string, of a template without expressions, or of strings joined with +. */
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

/** Reads a table of texts from the source of an object. A value that is not a plain string becomes an empty text. */
const tableOf = (node: Node): Texts =>
  Object.fromEntries(
    children(node, 'properties').map((property) => [
      nameOf(child(property, 'key')) ?? '',
      textOf(child(property, 'value')) ?? '',
    ]),
  );

/** Returns the tables of a file in pairs: objects called `en` and `fil`, top-level or as fields of one object. */
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

/** Returns the single texts in both languages, `{ en: '…', fil: '…' }`, without those composed of expressions. */
export const pairsIn = (source: Source): { en: Texts; fil: Texts }[] =>
  findAll(source.program, 'ObjectExpression').flatMap((node) => {
    const { en, fil } = tableOf(node);
    return en && fil ? [{ en: { [en]: en }, fil: { [en]: fil } }] : [];
  });

/** Matches a file with a table of texts. */
const TABLE = /(^|[/-])texts\.ts$|^src\/i18n\/(?:en|fil)\.ts$/;
/** Folders whose data are the keys of some texts, for example the names of colours. */
const DATA = /^(?:contract|fair)\//;

/** Returns a test for whether a file contains a text, or a template that can become it: `${name}.title`. */
function reads({ program }: Source): (key: string) => boolean {
  const texts = new Set(findAll(program, 'Literal').map((node) => nameOf(node) ?? ''));
  const templates: RegExp[] = [];
  for (const node of findAll(program, 'TemplateLiteral')) {
    const parts = children(node, 'quasis').map((part) => (part['value'] as { cooked: string }).cooked);
    const [only = ''] = parts;
    if (parts.length === 1) texts.add(only);
    else if (parts.some((part) => part !== ''))
      templates.push(
        new RegExp(`^${parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+')}$`),
      );
  }
  return (key) => texts.has(key) || templates.some((template) => template.test(key));
}

/**
 * Returns the keys of tables of texts that no code reads. The readers of a table are the files of its folder, the files
 * that import it, and the readers of a table that includes it.
 */
export function checkUnreadTexts(sources: readonly Source[]): string[] {
  const code = sources.filter(({ isTest, path }) => !isTest && (path.startsWith('src/') || DATA.test(path)));
  const tests = new Map(code.map((source) => [source.path, reads(source)]));
  const readersOf = ({ path }: Source, seen = new Set<string>()): Source[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const importers = code.filter(({ imports }) => imports.some(({ target }) => target === path));
    const near = code.filter((source) => source.path.startsWith(`${posix.dirname(path)}/`));
    return [
      ...[...importers, ...near].filter((source) => !TABLE.test(source.path)),
      ...importers.filter((source) => TABLE.test(source.path)).flatMap((table) => readersOf(table, seen)),
    ];
  };
  const data = code.filter(({ path }) => DATA.test(path));
  return code
    .filter(({ path }) => TABLE.test(path) && path.startsWith('src/'))
    .flatMap((table) => {
      const isShared = table.path.startsWith('src/i18n/');
      const readers = isShared
        ? code.filter(({ path }) => !TABLE.test(path))
        : [...readersOf(table), ...data];
      const isRead = (key: string): boolean => readers.some(({ path }) => tests.get(path)?.(key) === true);
      const keys = tablesIn(table).flatMap(({ en }) => Object.keys(en));
      return keys.filter((key) => !isRead(key)).map((key) => `${table.path}: nothing reads "${key}"`);
    });
}
