import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { symbolName } from './symbol-names.ts';
import { symbolPictureOf } from './symbol-pictures.ts';
import { reelTexts } from './texts.ts';

/** Folder of the titles' packed art. Its manifest names the sprite sheet of each title. */
const TITLES = '/art/titles/';

const size = v.object({ w: v.number(), h: v.number() });
const list = v.record(v.string(), v.object({ art: v.object({ sheets: v.array(v.string()) }) }));
const sheetOf = v.object({
  frames: v.record(
    v.string(),
    v.object({ frame: v.object({ x: v.number(), y: v.number(), ...size.entries }) }),
  ),
  meta: v.object({
    image: v.string(),
    size,
    names: v.optional(v.record(v.string(), v.object({ en: v.string(), fil: v.string() }))),
  }),
});

/** Sprite sheet of a title: its address, its size, and the position of each picture, in pixels. */
export interface TitleSheet extends v.InferOutput<typeof sheetOf> {
  readonly url: string;
}

/** Sheets that are loaded or loading, by title: a game, its rules and its pay table use the same sheet. */
const sheets = new Map<string, Promise<TitleSheet | undefined>>();

/** Loads the sheet of a title once. After a failure, the next call tries again. */
function titleSheet(artSlug: string): Promise<TitleSheet | undefined> {
  const known = sheets.get(artSlug);
  if (known) return known;
  const loading = loadSheet(artSlug);
  sheets.set(artSlug, loading);
  loading.catch(() => sheets.delete(artSlug));
  return loading;
}

async function loadSheet(artSlug: string): Promise<TitleSheet | undefined> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${TITLES}${path}`)).json();
  const path = v.parse(list, await read('manifest.json'))[artSlug]?.art.sheets[0];
  if (path === undefined) return undefined;
  const sheet = v.parse(sheetOf, await read(path));
  return { ...sheet, url: `${TITLES}${path.slice(0, path.lastIndexOf('/') + 1)}${sheet.meta.image}` };
}

/**
 * Returns the sheet of a title; undefined until it is loaded, and if that fails: symbols then have only their names.
 */
export function useTitleSheet(artSlug: string): TitleSheet | undefined {
  const [sheet, setSheet] = useState<TitleSheet>();
  useEffect(() => {
    let isGone = false;
    titleSheet(artSlug).then(
      (loaded) => {
        if (!isGone) setSheet(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [artSlug]);
  return sheet;
}

/**
 * Returns a function that names a title's symbols from their characters in the rules. Until the title's own names are
 * loaded, symbols are named by their position in the pay table.
 */
export function useSymbolNames(artSlug: string): (symbol: string) => string {
  const t = useTexts(reelTexts);
  const locale = useLocale();
  const names = useTitleSheet(artSlug)?.meta.names;
  return useMemo(
    () => (symbol) => names?.[symbolPictureOf(symbol)]?.[locale] ?? symbolName(symbol, t),
    [names, locale, t],
  );
}
