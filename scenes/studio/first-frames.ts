/// <reference types="vite/client" />
import type { FirstFrame, MarkedPlace } from '../engine/first-frames.ts';
import type { PictureSpec, SceneSettings, SceneTypes } from '../engine/definition.ts';
import { type Container, Matrix } from '../engine/pixi.ts';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { type TextLook, textLookOf } from '../parts/glyph-text.ts';
import { loadStudioScene } from './catalogue.ts';
import type { LoadedScene, SceneChoice } from './scene-loader.ts';
import { spritesOf } from './sprites.ts';

/** Which first frame to photograph, and in which state. */
export interface FirstFrameChoice {
  readonly scene: string;
  readonly pack?: string | undefined;
  /** Slug of the title in the hall whose pictures are shown. */
  readonly title?: string | undefined;
  readonly locale: SceneSettings['locale'];
  /** Props that replace those of the first frame. */
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  /** Names of more pictures to leave out, in addition to those that the page places itself. */
  readonly without?: RegExp | undefined;
  /** Name of the first frame's state to show; undefined for the plain picture. */
  readonly state?: string | undefined;
}

/**
 * Place of a text that the page writes, in design pixels: `x` depends on `align`, `y` is the centre of a capital
 * letter.
 */
export interface FigurePlace extends Omit<TextLook, 'text'> {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Place of a picture, in design pixels: the position of its anchor, and its size. */
export interface PiecePlace extends MarkedPlace {
  readonly picture: string;
}

/** Photograph of a first frame without the texts and pictures that its page adds, with their places. */
export interface FirstFramePhoto {
  /** The photograph as a PNG file in base64, with two device pixels for each CSS pixel of a phone. */
  readonly png: string;
  /** Size of the design, design pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly figures: readonly FigurePlace[];
  readonly pieces: readonly PiecePlace[];
  readonly marks: readonly MarkedPlace[];
  /** Names and declarations of all pictures that were left out. */
  readonly art: readonly (readonly [name: string, spec: PictureSpec])[];
}

/** Names of a first frame's states, each with the name of the state it is based on, if any. */
export type FirstFrameStates = Readonly<Record<string, string | undefined>>;

type Framed = FirstFrame<SceneTypes>;

const modules = import.meta.glob<{ readonly firstFrame: Framed }>('../lobby/*/first-frame.ts');

/** Name of the example used for a scene without a first-frame.ts: a game of the hall before its first round. */
const READY = 'ready';

/**
 * Loads the first frame of a scene. A scene without a first-frame.ts uses its example `ready`, without the texts of its
 * props, which depend on the player's language, and without their amounts of money, which depend on the stake. Rejects
 * for a scene that has neither.
 */
export async function loadFirstFrame(scene: string): Promise<Framed> {
  const load = modules[`../lobby/${scene}/first-frame.ts`];
  if (load) return (await load()).firstFrame;
  const ready = (await loadStudioScene(scene)).examples[READY];
  if (!ready) throw new Error(`${scene} has no first-frame.ts and no example "${READY}"`);
  return { example: READY, figures: { words: textsIn(ready.props) } };
}

/** Returns all texts in a value, at any depth, and all its numbers as amounts of money. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [formatPrize(value), formatExact(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the states of a first frame, each with the name of the state it is based on, if any. */
export const statesOf = ({ states = {} }: Framed): FirstFrameStates =>
  Object.fromEntries(Object.entries(states).map(([name, { over }]) => [name, over]));

/** Device pixels for each CSS pixel of the photographed phone. */
const SCALE = 2;

/** Returns the choice with which the loader loads a first frame's example. Throws for an unknown state. */
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
    // The loader removes a prop whose value is null.
    props: Object.fromEntries(over.map(([name, value]) => [name, value ?? null])),
    inputLog: cues,
  };
}

/** Hides the texts and pictures that the page adds itself, and returns their places. */
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
  // The root's own transform fits the scene into the canvas, so it does not belong to positions in the design.
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
