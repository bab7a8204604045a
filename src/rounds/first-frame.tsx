import { type ReactNode, useId } from 'react';
import { usePack, usePreferences } from '../store/hooks.ts';
import styles from './first-frame.module.css';

/** Left, top, width and height, or centre and size, in design pixels. */
type Place = readonly number[];

/** A live text of a scene: `x` by its alignment, `y` the middle of a capital letter; design pixels. */
interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly cap: number;
  readonly maxWidth?: number;
  readonly set: string;
  readonly align: string;
  readonly color: string;
}

/** The camera's data beside the photographs of a scene (docs/camera.md, First frames). */
interface Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly figures: Readonly<Record<string, FigurePlace | undefined>>;
  /** Box of each state's patch. */
  readonly states: Readonly<Record<string, Place | undefined>>;
  /** States whose patches contain words. */
  readonly ownFilipino: readonly string[];
  /** Centre and size of requested pictures: in the photograph, and left out of it. */
  readonly marks: readonly Place[];
  readonly pieces: readonly Place[];
  /** Sprite sheet of the pictures that the page draws: a row of equal cells. */
  readonly sheet?: {
    readonly width: number;
    readonly height: number;
    readonly names: readonly string[];
    readonly anchors: readonly (readonly number[])[];
  };
}

/** A scene's first frame: places, and the addresses of its photographs by pack and name. */
export interface LoadedFirstFrame {
  readonly places: Places;
  readonly pictures: ReadonlyMap<string, string>;
}

/** Creates a first frame from the files of its folder, `…/<pack>/<name>.avif`. */
export const frameOf = (places: Places, files: Readonly<Record<string, string>>): LoadedFirstFrame => ({
  places,
  pictures: new Map(
    Object.entries(files).map(([path, address]) => [path.split('/').slice(-2).join('/'), address]),
  ),
});

/** Draws a picture of the sheet by its name, with its anchor at a place in design pixels. */
type DrawPiece = (name: string, x: number, y: number, key: string | number) => ReactNode;

/** Props of a first frame. */
export interface FirstFrameProps {
  readonly frame: LoadedFirstFrame;
  /** Active states, in stacking order. */
  readonly states?: readonly (string | false | undefined)[];
  /** Live texts by name. */
  readonly figures?: Readonly<Record<string, string | undefined>>;
  /** Draws the live parts over the photograph, as SVG elements in design pixels. */
  readonly renderLive?: ((draw: DrawPiece) => ReactNode) | undefined;
}

const DEFAULT = 'default';

/** Font size per capital height, and the usual width of a character at that size. */
const LETTERS = { size: 1 / 0.71, money: 0.64, label: 0.56 } as const;

/** Renders a photograph of the scene's first frame, with the live parts over it in the same places. */
export function FirstFrame({ frame, states, figures, renderLive }: FirstFrameProps) {
  const { places, pictures } = frame;
  const { pack: theme = DEFAULT } = usePack();
  const isFilipino = usePreferences().locale === 'fil';
  // A pack without photographs shows the default's.
  const pack = pictures.has(`${theme}/plain.avif`) ? theme : DEFAULT;
  const { width, height } = places.size;
  const on = [isFilipino && 'fil', ...(states ?? [])].filter((state) => typeof state === 'string');
  const patches = on.flatMap((state) => {
    const own = isFilipino && places.ownFilipino.includes(state) ? `${state}-fil` : state;
    const address = pictures.get(`${pack}/${own}.avif`);
    const box = places.states[state];
    return address !== undefined && box ? [{ state, address, box }] : [];
  });
  const sheet = pictures.get(`${pack}/pieces.avif`);
  const draw: DrawPiece = (name, x, y, key) => {
    const { sheet: cells } = places;
    const index = cells?.names.indexOf(name) ?? -1;
    const [left = 0, top = 0] = cells?.anchors[index] ?? [];
    if (!cells || index < 0) return null;
    return (
      <svg
        key={key}
        x={x - left}
        y={y - top}
        width={cells.width}
        height={cells.height}
        viewBox={`${index * cells.width} 0 ${cells.width} ${cells.height}`}
      >
        <image href={sheet} width={cells.names.length * cells.width} height={cells.height} />
      </svg>
    );
  };
  return (
    <div
      className={styles.frame}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-first-frame=""
      aria-hidden="true"
    >
      <img src={pictures.get(`${pack}/plain.avif`)} alt="" fetchPriority="high" decoding="sync" />
      <svg viewBox={`0 0 ${width} ${height}`}>
        {patches.map(({ state, address, box: [x, y, wide, high] }) => (
          <image
            key={state}
            href={address}
            x={x}
            y={y}
            width={wide}
            height={high}
            preserveAspectRatio="none"
          />
        ))}
        {renderLive?.(draw)}
        {Object.entries(figures ?? {}).map(([name, text]) => {
          const place = places.figures[name];
          return place && text !== undefined && text !== '' ? (
            <Figure key={name} place={place} text={text} />
          ) : null;
        })}
      </svg>
    </div>
  );
}

/** Gold gradient from the top to the foot of a capital, as in the artists' letters. */
const GOLD = [
  ['0', '#fffbe0'],
  ['.3', '#ffe98a'],
  ['.52', '#ffc72c'],
  ['.54', '#f2a312'],
  ['1', '#ffdd70'],
] as const;

function Figure({ place: { x, y, cap, maxWidth = Infinity, set, align, color }, text }: FigureProps) {
  const id = useId();
  const isMoney = set.startsWith('money');
  const isGold = set === 'money';
  const size = cap * LETTERS.size;
  // Like in the scene: a text that is too wide is scaled down as a whole.
  const fitted = Math.min(1, maxWidth / (text.length * size * (isMoney ? LETTERS.money : LETTERS.label)));
  const half = (fitted * cap) / 2;
  return (
    <>
      {isGold && (
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={y - half} y2={y + half}>
          {GOLD.map(([offset, stop]) => (
            <stop key={offset} offset={offset} stopColor={stop} />
          ))}
        </linearGradient>
      )}
      <text
        className={isMoney ? styles.money : styles.label}
        x={x}
        y={y + half}
        fontSize={fitted * size}
        textAnchor={align === 'center' ? 'middle' : align === 'right' ? 'end' : 'start'}
        fill={isGold ? `url(#${id})` : color}
      >
        {text}
      </text>
    </>
  );
}

interface FigureProps {
  readonly place: FigurePlace;
  readonly text: string;
}
