/// <reference types="vite/client" />
import type { FirstFrame, MarkedPlace } from '../engine/first-frames.ts';
import type { PictureSpec, SceneSettings, SceneTypes } from '../engine/definition.ts';
import { type Container, Matrix } from '../engine/pixi.ts';
import { type TextLook, textLookOf } from '../parts/glyph-text.ts';
import { loadDefinition } from './catalogue.ts';
import type { LoadedScene, SceneChoice } from './scene-loader.ts';
import { spritesOf } from './sprites.ts';

/** Which first frame to photograph. */
export interface FirstFrameChoice {
  readonly scene: string;
  readonly pack?: string | undefined;
  /** The title of the hall that lends its pictures. */
  readonly title?: string | undefined;
  readonly locale: SceneSettings['locale'];
  /** What the frame's props are changed by. */
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  /** Names of pictures that are left out, beside those that the page lays. */
  readonly without?: RegExp | undefined;
  /** One of its states; the plain picture when it is left out. */
  readonly state?: string | undefined;
}

/** A live text and its place, dpx: `x` by its alignment, `y` the middle of a capital. */
export interface FigurePlace extends Omit<TextLook, 'text'> {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A picture as it lies: the point that it is placed by, and its size; dpx. */
export interface PiecePlace extends MarkedPlace {
  readonly picture: string;
}

/** A photographed first frame, without what is live. */
export interface FirstFramePhoto {
  /** A PNG file in base64, two device pixels for each CSS pixel of a phone. */
  readonly png: string;
  /** Dpx. */
  readonly size: { readonly width: number; readonly height: number };
  readonly figures: readonly FigurePlace[];
  readonly pieces: readonly PiecePlace[];
  readonly marks: readonly MarkedPlace[];
  /** Every picture that is left out wherever it is, as it is declared. */
  readonly art: readonly (readonly [name: string, spec: PictureSpec])[];
}

/** Names of states, each with what it is laid over. */
export type FirstFrameStates = Readonly<Record<string, string | undefined>>;

type Framed = FirstFrame<SceneTypes>;

const modules = import.meta.glob<{ readonly firstFrame: Framed }>('../*/first-frame.ts');

/** The example that a scene without a first-frame.ts is photographed in: a game of the hall before its first round. */
const READY = 'ready';

/**
 * Loads what a scene's first frame is. Without a file of its own it is the scene as it is ready, without the words that its
 * page gives it: they are another language's for another player. Rejects for a scene that has neither.
 */
export async function loadFirstFrame(scene: string): Promise<Framed> {
  const load = modules[`../${scene}/first-frame.ts`];
  if (load) return (await load()).firstFrame;
  const ready = (await loadDefinition(scene)).examples[READY];
  if (!ready) throw new Error(`${scene} has no first-frame.ts and no example "${READY}"`);
  return { example: READY, figures: { words: wordsIn(ready.props) } };
}

/** Every text in what a scene is given. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** Returns the states of a scene's first frame, with what each is laid over. */
export const statesOf = ({ states = {} }: Framed): FirstFrameStates =>
  Object.fromEntries(Object.entries(states).map(([name, { over }]) => [name, over]));

/** Two pixels of a phone's screen for each CSS pixel. */
const SCALE = 2;

/** Returns how the example of a first frame is loaded. Throws for an unknown state. */
export function sceneChoiceOf(frame: Framed, choice: FirstFrameChoice): SceneChoice {
  const { scene, pack, title, locale, state } = choice;
  const { props, cues = [] } = state === undefined ? {} : (frame.states?.[state] ?? {});
  if (state !== undefined && frame.states?.[state] === undefined)
    throw new Error(`the first frame of ${scene} has no state "${state}"`);
  const over = Object.entries({ ...frame.props, ...choice.props, ...props });
  return {
    scene,
    example: frame.example ?? 'idle',
    pack,
    title,
    locale,
    scale: SCALE,
    // What a script leaves out it names with null.
    props: Object.fromEntries(over.map(([name, value]) => [name, value ?? null])),
    inputLog: cues,
  };
}

/** Hides what is live on a loaded first frame and returns where it is. */
export function takeLive(
  { definition, player: { view } }: LoadedScene,
  { figures = {}, pieces, marks }: Framed,
): Omit<FirstFramePhoto, 'png' | 'size'> {
  const named = new Map(
    Object.entries(figures).flatMap(([name, texts]) => texts.map((text) => [text, name])),
  );
  const marked: PiecePlace[] = [];
  const hidden: PiecePlace[] = [];
  for (const { sprite, picture, corners, matrix } of spritesOf(view)) {
    const name = picture.split('/').at(-1) ?? picture;
    const isPiece = pieces?.test(name) === true;
    if (!isPiece && !(marks instanceof RegExp && marks.test(name))) continue;
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const place: PiecePlace = {
      picture: name,
      x: matrix.tx,
      y: matrix.ty,
      width: right - left,
      height: bottom - top,
    };
    (isPiece ? hidden : marked).push(place);
    if (isPiece) sprite.visible = false;
  }
  const art = Object.entries(definition.art).filter(([name]) => pieces?.test(name) === true);
  const found: FigurePlace[] = [];
  findFigures(view, new Matrix(), named, found, true);
  const places = marks === undefined || marks instanceof RegExp ? marked : marks;
  return { figures: found, pieces: hidden, marks: places, art };
}

function findFigures(
  container: Container,
  above: Matrix,
  named: ReadonlyMap<string, string>,
  found: FigurePlace[],
  isRoot = false,
): void {
  if (!container.visible || container.alpha === 0) return;
  container.updateLocalTransform();
  // The root is placed by whoever draws it.
  const matrix = isRoot ? above : above.clone().append(container.localTransform);
  const look = textLookOf(container);
  const name = look && named.get(look.text);
  if (look && name !== undefined) {
    const { a, b, tx: x, ty: y } = matrix;
    const scale = Math.hypot(a, b);
    const { set, align, tint, capHeight, maxWidth } = look;
    found.push({
      name,
      set,
      align,
      tint,
      x,
      y,
      capHeight: capHeight * scale,
      maxWidth: maxWidth === undefined ? undefined : maxWidth * scale,
    });
    container.visible = false;
    return;
  }
  for (const child of container.children) findFigures(child, matrix, named, found);
}
