import { describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import {
  type Bundle,
  chunkOf,
  chunkOfModule,
  chunksWithPrefix,
  readBundle,
  kibOf,
  withStaticImports,
} from './bundle.ts';
import {
  artWeight,
  frameScenes,
  frameWeight,
  heaviest,
  lobbyChunks,
  ownScenes as scenes,
  pageWeights,
} from './weights.ts';

/** Maximum script sizes, KiB after brotli: of the lobby, and what the first scene and each further scene add to it. */
const LOBBY = 125;
const FIRST_SCENE = 205;
const FURTHER_SCENE = 26;
/** Name of the page module that shows each scene: a scene is never loaded without its page. */
const PAGES: Readonly<Record<string, string>> = {
  'coin-pusher': 'coin-pusher-page',
  'daily-spin': 'daily-spin-page',
  'halloween-slots': 'halloween-page',
  'lucky-jackpot': 'jackpot-page',
  'red-packet-rain': 'rain-page',
  'scratch-card': 'scratch-cards-page',
  slotshack: 'slotshack-page',
  'tug-of-war': 'red-vs-blue-page',
};
/** Maximum size that a page with its scene adds after another such page is loaded, KiB after brotli. */
const FURTHER_PAGE = 26;
/** Chunks of the sound library, which is loaded only when sound is on. They count as part of the first scene. */
const SOUND = ['howler'];

/** Maximum script size of a hall game with the frame's app, without the scene engine and its libraries, KiB. */
const HALL_GAME = 60;
/** Maximum script size of a hall game including engine and libraries, so that those do not grow unnoticed, KiB. */
const HALL_WHOLE = 271;
/** Maximum number of script files of a hall game in its frame. */
const HALL_FILES = 14;
/** Maximum size of the pictures that a hall game loads when it opens, KiB. */
const HALL_ART = 400;
/** Maximum script size that a page without a scene adds to the code shared by several pages, KiB. */
const PLAIN_PAGE = 20;
/** Maximum number of script files that a page loads in addition to those of the first screen. */
const PAGE_FILES = 16;
/** Number of heaviest pages that are printed. */
const LISTED = 5;

const bundle = readBundle('client');
const lobby = lobbyChunks(bundle);
/** Returns the chunks that are loaded to show a scene: its definition, and the scene view with the engine. */
const parts = (scene: string): Set<string> =>
  withStaticImports(
    bundle,
    [`${scene}/definition.ts`, 'scene-view.tsx'].map((module) => chunkOfModule(bundle, module)),
  );

const withPage = (scene: string): Set<string> =>
  new Set([
    ...parts(scene),
    ...withStaticImports(bundle, [chunkOfModule(bundle, `${PAGES[scene] ?? 'no page'}.tsx`)]),
  ]);

describe('built client', () => {
  it(`shows the lobby with at most ${LOBBY} KiB of JavaScript`, () => {
    expect(bundle.entries.length).toBeGreaterThan(0);
    const kib = kibOf(bundle, lobby);
    console.info(`lobby ${kib.toFixed(1)} KiB`);
    expect(kib).toBeGreaterThan(0);
    expect(kib).toBeLessThanOrEqual(LOBBY);
  });

  it('does not contain the descriptions of calls, which only the server needs', () => {
    const texts = [...bundle.chunks.values()].map(({ text }) => text).join('\n');
    const about = Object.values(calls).map((call) => call.about);
    expect(about.length).toBeGreaterThan(100);
    expect(about.filter((sentence) => texts.includes(sentence.slice(0, 30)))).toEqual([]);
  });

  it('loads no code of GSAP, PixiJS or Howler with the first screen', () => {
    const engines = /\bGreenSock\b|_gsap\b|\bHowlerGlobal\b|WebGLRenderer|\bPixiJS\b/;
    const early = [...lobby].filter((name) => engines.test(bundle.chunks.get(name)?.text ?? ''));
    expect(early).toEqual([]);
  });

  it.each(scenes)('contains a chunk for the scene %s', (scene) => {
    expect(chunkOfModule(bundle, `${scene}/definition.ts`)).toMatch(/\.js$/);
  });

  it.each(scenes)(`loads at most ${FIRST_SCENE} KiB of script for %s if it is the first scene`, (scene) => {
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
    `loads at most ${FIRST_SCENE} KiB of script for the scene %s and its page if it is the first scene`,
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

  it.each(Object.keys(PAGES))(
    `loads at most ${FURTHER_PAGE} KiB of script for %s with its page after any other scene and page`,
    (scene) => {
      const others = Object.keys(PAGES).filter((other) => other !== scene);
      const kib = Math.max(
        ...others.map((other) => kibOf(bundle, withPage(scene), new Set([...lobby, ...withPage(other)]))),
      );
      console.info(`${scene} further, with its page: ${kib.toFixed(1)} KiB`);
      expect(kib).toBeLessThanOrEqual(FURTHER_PAGE);
    },
  );

  it.each(scenes)(`loads at most ${FURTHER_SCENE} KiB of script for %s after another scene`, (scene) => {
    const other = scenes.find((name) => name !== scene) ?? scene;
    const have = new Set([...lobby, ...parts(other)]);
    const kib = kibOf(bundle, parts(scene), have);
    console.info(`${scene} further: ${kib.toFixed(1)} KiB`);
    expect(kib).toBeLessThanOrEqual(FURTHER_SCENE);
  });
});

describe('built frame of the hall', () => {
  const frame = readBundle('frame');

  it.each(frameScenes)(
    `loads at most ${HALL_GAME} KiB of script for %s in addition to the scene engine`,
    (scene) => {
      const { kib, whole, files } = frameWeight(frame, scene);
      console.info(
        `${scene} in its frame, over the engine: ${kib.toFixed(1)} KiB, whole ${whole.toFixed(1)} in ${files} files`,
      );
      expect(kib).toBeGreaterThan(0);
      expect(kib).toBeLessThanOrEqual(HALL_GAME);
      expect(whole).toBeLessThanOrEqual(HALL_WHOLE);
      expect(files).toBeLessThanOrEqual(HALL_FILES);
    },
  );

  it.each(frameScenes)(`loads at most ${HALL_ART} KiB of pictures when %s opens`, (scene) => {
    const { kib } = artWeight(scene);
    console.info(`${scene}, its first pictures: ${kib.toFixed(1)} KiB`);
    expect(kib).toBeGreaterThan(0);
    expect(kib).toBeLessThanOrEqual(HALL_ART);
  });
});

it.each(['client', 'frame'] as const)(
  'the built %s contains nothing that scenes declare only for the studio',
  (app) => {
    const texts = [...readBundle(app).chunks.values()].map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(50);
    // Minifiers keep the names of fields.
    expect(texts.filter((text) => /\b(?:photos|longestMs|lufs):/.test(text))).toEqual([]);
  },
);

describe('pages without a scene', () => {
  const weights = pageWeights(bundle, new Set(Object.values(PAGES)));

  it('are more than 50 in the list that the size check uses', () => {
    expect(weights.length).toBeGreaterThan(50);
    for (const { name, kib } of heaviest(weights, LISTED)) console.info(`${name}: ${kib.toFixed(1)} KiB`);
  });

  it(`load at most ${PLAIN_PAGE} KiB of script in addition to the code that pages share`, () => {
    expect(weights.filter(({ kib }) => kib > PLAIN_PAGE)).toEqual([]);
  });

  it(`load at most ${PAGE_FILES} script files in addition to those of the first screen`, () => {
    expect(weights.filter(({ files }) => files > PAGE_FILES)).toEqual([]);
  });
});

describe('the size rules', () => {
  it('the size of a chunk includes its static imports, but not its dynamic imports', () => {
    const chunks = [
      chunkOf('index-1.js', 'import "./react-2.js"; const go = () => import(`./scene-view-3.js`);'),
      chunkOf('react-2.js', 'export const x = 1;'),
      chunkOf('scene-view-3.js', 'import { x } from "./react-2.js"; const d = { name: `wheel` };'),
    ];
    const small: Bundle = {
      entries: ['index-1.js'],
      chunks: new Map(chunks.map((chunk) => [chunk.name, chunk])),
      begins: new Map([['src/scene/scene-view.tsx', 'scene-view-3.js']]),
    };
    const first = withStaticImports(small, small.entries);
    expect([...first].toSorted()).toEqual(['index-1.js', 'react-2.js']);
    expect(chunks[0]?.later).toEqual(['scene-view-3.js']);
    expect(chunkOfModule(small, 'scene-view.tsx')).toBe('scene-view-3.js');
    expect(() => chunkOfModule(small, 'view.tsx')).toThrow('not one module view.tsx');
    const scene = withStaticImports(small, ['scene-view-3.js']);
    expect(kibOf(small, scene, first) * 1024).toBe(chunks[2]?.bytes);
  });
});
