import { useEffect, useState } from 'react';
import * as v from 'valibot';
import styles from './pay-table.module.css';

/** Where the packed art of titles is; the list of all of them names each one's sheet. */
const TITLES = '/art/titles/';

const size = v.object({ w: v.number(), h: v.number() });
const list = v.record(v.string(), v.object({ art: v.object({ sheets: v.array(v.string()) }) }));
const sheetOf = v.object({
  frames: v.record(
    v.string(),
    v.object({ frame: v.object({ x: v.number(), y: v.number(), ...size.entries }) }),
  ),
  meta: v.object({ image: v.string(), size }),
});

/** A title's sheet: its address, its size and where each picture lies, pixels. */
export interface TitleSheet extends v.InferOutput<typeof sheetOf> {
  readonly url: string;
}

async function loadSheet(look: string): Promise<TitleSheet | undefined> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${TITLES}${path}`)).json();
  const path = v.parse(list, await read('manifest.json'))[look]?.art.sheets[0];
  if (path === undefined) return undefined;
  const sheet = v.parse(sheetOf, await read(path));
  return { ...sheet, url: `${TITLES}${path.slice(0, path.lastIndexOf('/') + 1)}${sheet.meta.image}` };
}

/** The pictures of a title for the page; undefined until they are there, and where they cannot be read: names stand for them. */
export function useTitleSheet(look: string): TitleSheet | undefined {
  const [sheet, setSheet] = useState<TitleSheet>();
  useEffect(() => {
    let isGone = false;
    loadSheet(look).then(
      (loaded) => {
        if (!isGone) setSheet(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [look]);
  return sheet;
}

/** Height of a symbol in the pay table, CSS px. */
const SHOWN = 44;

/** A title's symbol; its name stands beside it. */
export function SymbolPicture({
  sheet,
  name,
}: {
  readonly sheet: TitleSheet | undefined;
  /** `a`, `wild`, `bar-3`. */
  readonly name: string;
}) {
  const frame = sheet?.frames[`symbol-${name}`]?.frame;
  if (!sheet || !frame) return <span className={styles.picture} aria-hidden="true" />;
  const scale = SHOWN / frame.h;
  return (
    <span
      className={styles.picture}
      aria-hidden="true"
      style={{
        width: frame.w * scale,
        height: SHOWN,
        backgroundImage: `url(${sheet.url})`,
        backgroundSize: `${sheet.meta.size.w * scale}px ${sheet.meta.size.h * scale}px`,
        backgroundPosition: `${-frame.x * scale}px ${-frame.y * scale}px`,
      }}
    />
  );
}
