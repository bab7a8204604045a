import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '../../contract/errors.ts';
import { type Filling, fillText } from '../../contract/fill-text.ts';
import { en } from './en.ts';

/*
 * Forty lines instead of i18next. With react-i18next that would be 21 KiB of brotli, a sixth of the whole lobby, and
 * would not check the {names} in a text. Two locales, plurals in one of them, and one fallback do not need a library.
 */

/** Table of texts in one language, by key; the table of the other language has the same keys. */
export type Texts = Readonly<Record<string, string>>;

type NameOf<Hole extends string> = Hole extends `${infer Name}:${string}` ? Name : Hole;
type NamesIn<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? NameOf<Hole> | NamesIn<Rest>
  : never;
type Fill<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [Readonly<Record<NamesIn<Text>, string | number>>];

/** Returns the text of a key with its {names} filled in; the compiler knows which names each text has. */
export type Translate<Table extends Texts> = <Key extends keyof Table & string>(
  key: Key,
  ...fill: Fill<Table[Key]>
) => string;

/** Returns the function that reads texts from one table. */
export function translator<Table extends Texts>(
  texts: Readonly<Record<keyof Table, string>>,
): Translate<Table> {
  return (key, ...fill) => {
    const values: Filling = fill[0] ?? {};
    return fillText(texts[key], values);
  };
}

/** A locale with the function that reads the shell's texts in it. */
export interface Language {
  readonly locale: Locale;
  readonly t: Translate<typeof en>;
}

const english: Language = { locale: 'en', t: translator<typeof en>(en) };
const LanguageContext = createContext<Language>(english);

/** Loads the Filipino texts, which an English page does not download until the player changes the language. */
const loadFilipino = async (): Promise<Language> => {
  const { fil } = await import('./fil.ts');
  return { locale: 'fil', t: translator<typeof en>(fil) };
};

/**
 * Resolves to the shell's texts in a locale; awaited before the first paint, so that this paint is in the right
 * language.
 */
export const loadLanguage = async (locale: Locale): Promise<Language> =>
  locale === 'fil' ? loadFilipino() : english;

/** Provides the shell's texts to its children; a change of the locale takes effect when its texts are loaded. */
export function LanguageProvider({
  locale,
  initial,
  children,
}: {
  locale: Locale;
  initial: Language;
  children: ReactNode;
}) {
  const [language, setLanguage] = useState(initial);
  useEffect(() => {
    let current = true;
    document.documentElement.lang = locale;
    void loadLanguage(locale).then((loaded) => {
      if (current) setLanguage(loaded);
    });
    return () => {
      current = false;
    };
  }, [locale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Returns the function that reads the shell's texts in the player's language. */
export const useT = (): Translate<typeof en> => use(LanguageContext).t;

/** Returns the player's locale, for money, dates and error texts. */
export const useLocale = (): Locale => use(LanguageContext).locale;

interface TextTables<Table extends Texts> {
  readonly en: Table;
  readonly fil: Readonly<Record<keyof Table, string>>;
}

/** Merges two tables of texts, for a part of a page that loads later and uses both. */
export const addTexts = <Base extends Texts, More extends Texts>(
  base: TextTables<Base>,
  more: TextTables<More>,
): TextTables<Base & More> => ({ en: { ...base.en, ...more.en }, fil: { ...base.fil, ...more.fil } });

/** Returns the function that reads the given tables in the player's language. */
export function useTexts<Table extends Texts>(tables: TextTables<Table>): Translate<Table> {
  const locale = useLocale();
  return useMemo(() => translator<Table>(tables[locale]), [tables, locale]);
}
