import { describe, expect, it } from 'vitest';
import { scenesOf } from '../modules.ts';
import { listFiles } from '../source.ts';
import {
  type Bundle,
  chunkOf,
  chunksWithPrefix,
  readBundle,
  sceneChunk,
  kibOf,
  withStaticImports,
} from './bundle.ts';

/** Limits in KiB of brotli (performance goals of the product). */
const LOBBY = 120;
const FIRST_SCENE = 195;
const FURTHER_SCENE = 15;
/** The page of each game, by its scene: a scene is never fetched without one. */
const PAGES: Readonly<Record<string, string>> = {
  'coin-pusher': 'coin-pusher-page',
  'daily-spin': 'daily-spin-page',
  'halloween-slots': 'halloween-page',
  'lucky-jackpot': 'jackpot-page',
  'red-packet-rain': 'rain-page',
  'scratch-card': 'scratch-cards-page',
  slotshack: 'slotshack-page',
};
/** What a page with its scene adds to another one, whichever that is. */
const FURTHER_PAGE = 18;
/**
 * Pages that have not come so far yet: what each has reached must not be lost. The two slots stand on the reels that the hall's
 * machines share.
 */
const HEAVIER: Readonly<Record<string, number>> = {
  'coin-pusher': 22.7,
  'halloween-slots': 20.6,
  slotshack: 19.6,
  'scratch-card': 18.4,
};
const furtherPage = (scene: string): number => HEAVIER[scene] ?? FURTHER_PAGE;
/** Howler comes only when sound is on, and counts as part of the first scene. */
const SOUND = ['howler'];

/** What a game of the hall adds to the scene engine in its frame. */
const HALL_GAME = 60;

const bundle = readBundle('client');
/** What the first page needs: the entry, and the home page where it is a chunk of its own. */
const lobby = withStaticImports(bundle, [...bundle.entries, ...chunksWithPrefix(bundle, 'home-page')]);
const files = listFiles();
/** A game of the hall has its controls in the frame's app, in a folder with its scene's name; the reels share one. */
const isOfHall = (scene: string): boolean =>
  files.some(
    (path) =>
      path.startsWith(`src/game-frame/${scene}/`) || path === `src/game-frame/reels/${scene}-game.tsx`,
  );
const scenes = scenesOf(files).filter((scene) => !isOfHall(scene));
const hallScenes = scenesOf(files).filter(isOfHall);
/** What showing a scene fetches: its definition, and the view with stage and engine. */
const parts = (scene: string): Set<string> => {
  const chunk = sceneChunk(bundle, scene);
  return withStaticImports(bundle, [
    ...(chunk === undefined ? [] : [chunk]),
    ...chunksWithPrefix(bundle, 'scene-view'),
  ]);
};

const withPage = (scene: string): Set<string> =>
  new Set([
    ...parts(scene),
    ...withStaticImports(bundle, chunksWithPrefix(bundle, PAGES[scene] ?? 'no page')),
  ]);

describe('the built client', () => {
  it(`shows the lobby with at most ${LOBBY} KiB of JavaScript`, () => {
    expect(bundle.entries.length).toBeGreaterThan(0);
    const kib = kibOf(bundle, lobby);
    console.info(`lobby ${kib.toFixed(1)} KiB`);
    expect(kib).toBeGreaterThan(0);
    expect(kib).toBeLessThanOrEqual(LOBBY);
  });

  it('brings not one byte of the scenes’ engines before a scene is near', () => {
    const engines = /\bGreenSock\b|_gsap\b|\bHowlerGlobal\b|WebGLRenderer|\bPixiJS\b/;
    const early = [...lobby].filter((name) => engines.test(bundle.chunks.get(name)?.text ?? ''));
    expect(early).toEqual([]);
  });

  it.each(scenes)('can find %s', (scene) => {
    expect(sceneChunk(bundle, scene)).toBeDefined();
  });

  it.each(scenes)(`fetches at most ${FIRST_SCENE} KiB more when %s is the first scene`, (scene) => {
    const sound = withStaticImports(
      bundle,
      SOUND.flatMap((name) => chunksWithPrefix(bundle, name)),
    );
    const kib = kibOf(bundle, new Set([...parts(scene), ...sound]), lobby);
    console.info(`${scene} first: ${kib.toFixed(1)} KiB`);
    expect(kib).toBeGreaterThan(0);
    expect(kib).toBeLessThanOrEqual(FIRST_SCENE);
  });

  it.each(Object.keys(PAGES))(
    `fetches at most ${FIRST_SCENE} KiB more when %s is first, with its page`,
    (scene) => {
      const sound = withStaticImports(
        bundle,
        SOUND.flatMap((name) => chunksWithPrefix(bundle, name)),
      );
      const kib = kibOf(bundle, new Set([...withPage(scene), ...sound]), lobby);
      console.info(`${scene} first, with its page: ${kib.toFixed(1)} KiB`);
      expect(kib).toBeGreaterThan(kibOf(bundle, parts(scene), lobby));
      expect(kib).toBeLessThanOrEqual(FIRST_SCENE);
    },
  );

  it.each(Object.keys(PAGES).map((scene) => [furtherPage(scene), scene] as const))(
    'fetches at most %d KiB for %s with its page after any other',
    (limit, scene) => {
      const others = Object.keys(PAGES).filter((other) => other !== scene);
      const kib = Math.max(
        ...others.map((other) => kibOf(bundle, withPage(scene), new Set([...lobby, ...withPage(other)]))),
      );
      console.info(`${scene} further, with its page: ${kib.toFixed(1)} KiB`);
      expect(kib).toBeLessThanOrEqual(limit);
    },
  );

  it.each(scenes)(`fetches at most ${FURTHER_SCENE} KiB when %s is a further scene`, (scene) => {
    const other = scenes.find((name) => name !== scene) ?? scene;
    const have = new Set([...lobby, ...parts(other)]);
    const kib = kibOf(bundle, parts(scene), have);
    console.info(`${scene} further: ${kib.toFixed(1)} KiB`);
    expect(kib).toBeLessThanOrEqual(FURTHER_SCENE);
  });
});

describe('the built frame of the hall', () => {
  const frame = readBundle('frame');
  const engine = withStaticImports(frame, chunksWithPrefix(frame, 'scene-view'));

  it.each(hallScenes)(`fetches at most ${HALL_GAME} KiB over the scene engine for %s`, (scene) => {
    const game = chunksWithPrefix(frame, `${scene}-game`);
    const definition = sceneChunk(frame, scene);
    expect(game).toHaveLength(1);
    expect(definition).toBeDefined();
    const needed = withStaticImports(frame, [...frame.entries, ...game, definition ?? '']);
    const kib = kibOf(frame, needed, engine);
    console.info(`${scene} in its frame, over the engine: ${kib.toFixed(1)} KiB`);
    expect(kib).toBeGreaterThan(0);
    expect(kib).toBeLessThanOrEqual(HALL_GAME);
  });
});

describe('the rules can fail', () => {
  it('weighs what is needed at once, and not what comes later', () => {
    const chunks = [
      chunkOf('index-1.js', 'import "./react-2.js"; const go = () => import(`./scene-view-3.js`);'),
      chunkOf('react-2.js', 'export const x = 1;'),
      chunkOf(
        'scene-view-3.js',
        'import { x } from "./react-2.js"; const d = { name: `wheel`, examples: {} };',
      ),
    ];
    const small: Bundle = {
      entries: ['index-1.js'],
      chunks: new Map(chunks.map((chunk) => [chunk.name, chunk])),
    };
    const first = withStaticImports(small, small.entries);
    expect([...first].toSorted()).toEqual(['index-1.js', 'react-2.js']);
    expect(chunks[0]?.later).toEqual(['scene-view-3.js']);
    expect(sceneChunk(small, 'wheel')).toBe('scene-view-3.js');
    expect(sceneChunk(small, 'grid')).toBeUndefined();
    const scene = withStaticImports(small, ['scene-view-3.js']);
    expect(kibOf(small, scene, first) * 1024).toBe(chunks[2]?.bytes);
  });
});
