import { type ReactNode, useId } from 'react';
import { usePack, usePreferences } from '../store/hooks.ts';
import styles from './first-frame.module.css';

/** A rectangle in design pixels: left, top, width and height; for pictures x and y are the centre. */
type Place = readonly number[];

/**
 * Place of a text that the page writes: `x` is the edge or centre given by `align`, `y` the middle of its capitals,
 * `cap` their height; design pixels.
 */
interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly cap: number;
  readonly maxWidth?: number;
  readonly set: string;
  readonly align: string;
  readonly color: string;
}

/**
 * Contents of places.json, which the camera writes beside the photographs of a scene (docs/camera.md, First frames).
 */
interface Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly figures: Readonly<Record<string, FigurePlace | undefined>>;
  /** Rectangle that the patch of each state covers. */
  readonly states: Readonly<Record<string, Place | undefined>>;
  /** States that have a patch with Filipino words besides the English one. */
  readonly ownFilipino: readonly string[];
  /** Centres and sizes of pictures: `marks` are in the photograph, `pieces` were left out of it. */
  readonly marks: readonly Place[];
  readonly pieces: readonly Place[];
  /** Sprite sheet of pictures that the page draws itself: one row of cells of equal size, each with its anchor. */
  readonly sheet?: {
    readonly width: number;
    readonly height: number;
    readonly names: readonly string[];
    readonly anchors: readonly (readonly number[])[];
  };
}

/** First frame of a scene: the places in it, and the addresses of its photographs by `<pack>/<name>.avif`. */
export interface LoadedFirstFrame {
  readonly places: Places;
  readonly pictures: ReadonlyMap<string, string>;
}

/** Creates a first frame from its places and the addresses of its files, whose paths end in `<pack>/<name>.avif`. */
export const frameOf = (places: Places, files: Readonly<Record<string, string>>): LoadedFirstFrame => ({
  places,
  pictures: new Map(
    Object.entries(files).map(([path, address]) => [path.split('/').slice(-2).join('/'), address]),
  ),
});

/** Draws a picture of the sprite sheet by its name; its anchor is placed at (x, y) in design pixels. */
type DrawPiece = (name: string, x: number, y: number, key: string | number) => ReactNode;

/** Props of a scene's first frame. */
export interface FirstFrameProps {
  readonly frame: LoadedFirstFrame;
  /** Names of the scene's active states, from bottom to top; each lays its patch over the photograph. */
  readonly states?: readonly (string | false | undefined)[];
  /** Texts that the page writes, by the name of their place. */
  readonly figures?: Readonly<Record<string, string | undefined>>;
  /** Draws what changes in the scene (symbols, coins) over the photograph, as SVG elements in design pixels. */
  readonly renderLive?: ((draw: DrawPiece) => ReactNode) | undefined;
}

const DEFAULT = 'default';

/** Font size divided by the height of a capital, and the usual width of a character divided by the font size. */
const LETTERS = { size: 1 / 0.71, money: 0.64, label: 0.56 } as const;

/** Renders the photograph of a scene's first frame, with current texts and pictures where the scene has them. */
export function FirstFrame({ frame, states, figures, renderLive }: FirstFrameProps) {
  const { places, pictures } = frame;
  const { pack: theme = DEFAULT } = usePack();
  const isFilipino = usePreferences().locale === 'fil';
  // An art pack without photographs uses the default art's photographs.
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

/** Stops of a gold gradient, from the top to the bottom of a capital, as in the artists' letters. */
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
  // As in the scene, a text that is too wide is made smaller as a whole.
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
