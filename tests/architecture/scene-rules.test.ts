import { describe, expect, it } from 'vitest';
import {
  checkDefinition,
  checkDice,
  checkPlayedModules,
  checkSceneFolders,
  checkWaiting,
} from './scene-rules.ts';
import { allSources, listFiles, sourceOf } from './source.ts';

describe('scenes', () => {
  it('never await a promise', () => {
    expect(checkWaiting(allSources())).toEqual([]);
  });

  it("never use GSAP's random functions", () => {
    expect(checkDice(allSources())).toEqual([]);
  });

  it('have a definition, a studio module and an artists’ folder each', () => {
    expect(checkSceneFolders(listFiles())).toEqual([]);
  });

  it('contain no code for the studio in modules that players load', () => {
    expect(checkPlayedModules(allSources())).toEqual([]);
  });
});

describe('the scene rules', () => {
  const of = (text: string, path = 'scenes/hall/a/scene.ts') => [sourceOf(path, text)];

  it.each(['async () => { await play(); };', 'play().then(go);', 'void play().finally(go);'])(
    'reports a scene that waits for a promise: %s',
    (text) => {
      expect(checkWaiting(of(text))).toHaveLength(1);
      expect(checkWaiting(of(text, 'scenes/engine/art.ts'))).toEqual([]);
      expect(checkWaiting(of(text, 'scenes/hall/a/scene.test.ts'))).toEqual([]);
    },
  );

  it.each(['const to = { x: "random(0, 9)" };', "const to = { stagger: { from: 'random' } };"])(
    "reports a scene that uses GSAP's random values: %s",
    (text) => {
      expect(checkDice(of(text))).toHaveLength(1);
    },
  );

  it('reports a scene without definition, studio module or art', () => {
    expect(
      checkSceneFolders(['scenes/hall/a/scene.ts', 'scenes/engine/x.ts', 'scenes/parts/y.ts']),
    ).toHaveLength(3);
    const whole = ['scenes/hall/a/definition.ts', 'scenes/hall/a/studio.ts', 'assets/a/x.svg'];
    expect(checkSceneFolders(whole)).toEqual([]);
  });

  it.each([
    ['definition', "import { examples } from './examples.ts';"],
    ['definition', "import { pays } from '../models/climb/step-examples.ts';"],
    ['late', "export const load = () => import('./studio.ts');"],
    ['scene', "import { defineStudioScene } from '../../engine/studio-scene.ts';"],
  ])('refuses code for the studio in a module that players load, %s.ts: %s', (name, text) => {
    const page = sourceOf(
      'src/game-frame/a/a-game.tsx',
      `const a = () => import('../../../scenes/hall/a/${name}.ts');`,
    );
    const scene = sourceOf(`scenes/hall/a/${name}.ts`, text);
    expect(checkPlayedModules([page, scene])).toHaveLength(1);
    expect(checkPlayedModules([scene])).toEqual([]);
    const types = sourceOf(scene.path, "import type { Example } from '../../engine/studio-scene.ts';");
    expect(checkPlayedModules([page, types])).toEqual([]);
  });

  it('reports a definition with a wrong name, no examples, too many screenshots or unordered cues', () => {
    const size = { width: 1, height: 1 };
    expect(checkDefinition('a', { name: 'b', size, examples: { x: { photos: [0] } } })).toHaveLength(1);
    expect(checkDefinition('a', { name: 'a', size, examples: {} })).toHaveLength(1);
    expect(
      checkDefinition('a', { name: 'a', size, examples: { x: { photos: [0, 1, 2, 3, 4] } } }),
    ).toHaveLength(1);
    expect(checkDefinition('a', { name: 'a', size, examples: { x: { photos: [] } } })).toHaveLength(1);
    expect(checkDefinition('a', { name: 'a', size, examples: { x: { photos: [5, 1] } } })).toHaveLength(1);
    const cues = [{ at: 5 }, { at: 1 }];
    expect(checkDefinition('a', { name: 'a', size, examples: { Big: { photos: [0], cues } } })).toHaveLength(
      2,
    );
  });
});
