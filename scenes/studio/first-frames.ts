/// <reference types="vite/client" />
import type { FirstFrame, MarkedPlace } from '../engine/first-frames.ts';
import type { PictureSpec, SceneSettings, SceneTypes } from '../engine/definition.ts';
import { type Container, Matrix } from '../engine/pixi.ts';
import { type TextLook, textLookOf } from '../parts/glyph-text.ts';
import { loadStudioScene } from './catalogue.ts';
import type { LoadedScene, SceneChoice } from './scene-loader.ts';
import { spritesOf } from './sprites.ts';

/** Parameters of a first frame to photograph. */
export interface FirstFrameChoice {
  readonly scene: string;
  readonly pack?: string | undefined;
  /** Title of the hall whose pictures are used. */
  readonly title?: string | undefined;
  readonly locale: SceneSettings['locale'];
  /** Changes to the frame's props. */
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  /** Names of pictures to leave out, in addition to those that the page places. */
  readonly without?: RegExp | undefined;
  /** One of its states; by default the plain picture. */
  readonly state?: string | undefined;
}

/** A live text and its position, dpx: `x` by its alignment, `y` the centre of a capital. */
export interface FigurePlace extends Omit<TextLook, 'text'> {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Position of a picture: the point by which it is placed, and its size; dpx. */
export interface PiecePlace extends MarkedPlace {
  readonly picture: string;
}

/** A photographed first frame without its live parts. */
export interface FirstFramePhoto {
  /** A PNG file in base64, two device pixels for each CSS pixel of a phone. */
  readonly png: string;
  /** Dpx. */
  readonly size: { readonly width: number; readonly height: number };
  readonly figures: readonly FigurePlace[];
  readonly pieces: readonly PiecePlace[];
  readonly marks: readonly MarkedPlace[];
  /** All omitted pictures, as declared. */
  readonly art: readonly (readonly [name: string, spec: PictureSpec])[];
}

/** Names of states, each with the state that it is laid over. */
export type FirstFrameStates = Readonly<Record<string, string | undefined>>;

type Framed = FirstFrame<SceneTypes>;

const modules = import.meta.glob<{ readonly firstFrame: Framed }>('../lobby/*/first-frame.ts');

/** Example that represents a scene without a first-frame.ts: a game of the hall before its first round. */
const READY = 'ready';

/**
 * Loads a scene's first frame. Without a file of its own it is the scene's ready example without the texts from its
 * page, which depend on the player's language. Rejects for a scene with neither.
 */
export async function loadFirstFrame(scene: string): Promise<Framed> {
  const load = modules[`../lobby/${scene}/first-frame.ts`];
  if (load) return (await load()).firstFrame;
  const ready = (await loadStudioScene(scene)).examples[READY];
  if (!ready) throw new Error(`${scene} has no first-frame.ts and no example "${READY}"`);
  return { example: READY, figures: { words: wordsIn(ready.props) } };
}

/** Returns every text in a scene's input. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** Returns the states of a scene's first frame, with what each is laid over. */
export const statesOf = ({ states = {} }: Framed): FirstFrameStates =>
  Object.fromEntries(Object.entries(states).map(([name, { over }]) => [name, over]));

/** Device pixels of a phone for each CSS pixel. */
const SCALE = 2;

/** Returns the choice that loads the example of a first frame. Throws for an unknown state. */
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
    // A script marks an omitted prop with null.
    props: Object.fromEntries(over.map(([name, value]) => [name, value ?? null])),
    inputLog: cues,
  };
}

/** Hides the live parts of a loaded first frame and returns their positions. */
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
  // The caller places the root.
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
