import { describe, expect, it } from 'vitest';
import { allSources, listFiles, readText, sourceOf } from './source.ts';
import {
  checkBarrels,
  checkCycles,
  checkPackageImports,
  checkLazyImports,
  checkImportTargets,
  checkModuleImports,
  checkPlaces,
} from './import-rules.ts';

const of = (path: string, text: string) => [sourceOf(path, text)];

describe('imports', () => {
  it('lead only to modules that the importing module may use', () => {
    expect(checkModuleImports(allSources())).toEqual([]);
  });

  it('of pages and scenes are dynamic', () => {
    expect(checkLazyImports(allSources())).toEqual([]);
  });

  it('do not occur in places.ts, which holds positions for a scene and its page', () => {
    expect(checkPlaces(allSources())).toEqual([]);
  });

  it('of restricted packages occur only in the files allowed for them', () => {
    expect(checkPackageImports(allSources())).toEqual([]);
  });

  it('never go through a file that only re-exports others', () => {
    expect(checkBarrels(allSources())).toEqual([]);
  });

  it('form no cycles', () => {
    expect(checkCycles(allSources())).toEqual([]);
  });

  it('name only existing files and packages in package.json', () => {
    const manifest = JSON.parse(readText('package.json')) as Record<string, Record<string, string>>;
    const packages = new Set(Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }));
    expect(checkImportTargets(allSources(), new Set(listFiles()), packages)).toEqual([]);
  });
});

describe('the import rules', () => {
  it.each([
    ['contract/a.ts', "import { draw } from '../fair/jackpot.ts';"],
    ['server/a.ts', "import { store } from '../src/store/store.ts';"],
    ['scenes/parts/a.ts', "import { x } from '../lobby/coin-pusher/x.ts';"],
    ['scenes/parts/a.ts', "import { x } from '../hall/models/round/x.ts';"],
    ['scenes/hall/a/a.ts', "import { x } from '../b/x.ts';"],
    ['scenes/hall/a/a.ts', "import { x } from '../../lobby/b/x.ts';"],
    ['scenes/hall/models/a/a.ts', "import { x } from '../../b/x.ts';"],
    ['scenes/lobby/a/a.ts', "import { x } from '../../hall/models/b/x.ts';"],
    ['scenes/a/a.ts', "import { x } from '../engine/x.ts';"],
    ['scenes/hall/a/a.ts', "import type { Money } from '../../../contract/money.ts';"],
    ['scenes/engine/a.ts', "import { coin } from '../parts/coin.ts';"],
    ['src/game-frame/a.ts', "import { GAMES } from '../../contract/catalogue/games.ts';"],
    ['src/ui/a.tsx', "import { useUser } from '../store/hooks.ts';"],
    ['src/ui/a.tsx', "import { PoolPlates } from '../casino/pool-plates.tsx';"],
    ['src/store/a.ts', "import { Button } from '../ui/button.tsx';"],
    ['src/api/a.ts', "import { makeStore } from '../store/store.ts';"],
    ['src/forms/a.ts', "import { a } from '../features/a/a.ts';"],
    ['src/features/a/a.tsx', "import { b } from '../b/b.tsx';"],
    ['src/promotions/a.ts', "import { AModal } from '../features/a/a-modal.tsx';"],
    ['src/promotions/a.ts', "import { Button } from '../ui/button.tsx';"],
    ['src/features/a/a.tsx', "import { shell } from '../../app/shell.tsx';"],
    ['src/features/a/a.tsx', "import { draw } from '../../../fair/jackpot.ts';"],
    ['src/app/a.tsx', "import { draw } from '../../assets/pipeline/drawing/svg.ts';"],
    ['assets/pipeline/a.ts', "import { draw } from '../make/kit/metal.ts';"],
    ['tests/visual/a.ts', "import { draw } from '../../assets/make/kit/metal.ts';"],
    ['assets/make/a.ts', "import { store } from '../../src/store/store.ts';"],
    ['scenes/hall/a/a.ts', "import { player } from './test-kit.ts';"],
    ['server/a.ts', "import { fresh } from './testing/fresh-database.ts';"],
    ['cellar/a.ts', "import { x } from '../contract/x.ts';"],
  ])('reports a module that may not be imported: %s with %s', (path, text) => {
    expect(checkModuleImports(of(path, text))).toHaveLength(1);
  });

  it.each([
    ['src/features/fair/check.ts', "import { draw } from '../../../fair/jackpot.ts';"],
    ['src/features/a/a.tsx', "import { b } from './b.tsx';"],
    ['scenes/hall/a/a.test.ts', "import { b } from '../../../tests/b.ts';"],
    ['scenes/hall/a/a.ts', "import { b } from '../models/b/b.ts';"],
    ['src/promotions/a.ts', "const load = () => import('../features/a/a-modal.tsx');"],
  ])('accepts a module that may be imported: %s with %s', (path, text) => {
    expect(checkModuleImports(of(path, text))).toEqual([]);
  });

  it.each([
    ['src/app/a.tsx', "import { HomePage } from '../features/home/home-page.tsx';"],
    ['src/features/a/a.tsx', "import { wheel } from '../../../scenes/lobby/jackpot-wheel/definition.ts';"],
    ['src/features/a/a.tsx', "import { createHost } from '../../../scenes/engine/host.ts';"],
  ])('reports a static import of a page or scene: %s with %s', (path, text) => {
    expect(checkLazyImports(of(path, text))).toHaveLength(1);
    expect(checkLazyImports(of(path, text.replace('import {', 'import type {')))).toEqual([]);
  });

  it.each([
    ['scenes/hall/a/a.ts', "import { gsap } from 'gsap';"],
    ['scenes/hall/a/a.ts', "import { Sprite } from 'pixi.js';"],
    ['scenes/engine/renderer.ts', "import { Sprite } from 'pixi.js';"],
    ['scenes/studio/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['scenes/engine/pixi.ts', "import * as pixi from 'pixi.js';"],
    ['scenes/hall/a/a.ts', "import { Ticker } from '../../engine/pixi.ts';"],
    ['src/features/a/a.tsx', "import { Application } from '@pixi/react';"],
    ['src/ui/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['contract/a.ts', "import { Pool } from 'pg';"],
    ['server/a.ts', "import { useState } from 'react';"],
  ])('reports a package that this file may not import: %s with %s', (path, text) => {
    expect(checkPackageImports(of(path, text))).toHaveLength(1);
  });

  it('reports a places.ts that imports something, and a static import of a scene', () => {
    expect(checkPlaces(of('scenes/hall/a/places.ts', "import { LAYOUT } from './tuning.ts';"))).toHaveLength(
      1,
    );
    const text = "import { placeOf } from '../../../scenes/hall/a/places.ts';";
    expect(checkLazyImports(of('src/game-frame/a/a-game.tsx', text))).toEqual([]);
    const early = text.replace('places', 'tuning');
    expect(checkLazyImports(of('src/game-frame/a/a-game.tsx', early))).toHaveLength(1);
  });

  it('reports a barrel, an index file, a cycle, a missing file and an unknown package', () => {
    expect(checkBarrels(of('src/ui/all.ts', "export { Button } from './button.tsx';"))).toHaveLength(1);
    expect(checkBarrels(of('src/ui/index.ts', 'export const x = 1;'))).toHaveLength(1);
    const cycle = [
      ...of('fair/a.ts', "import type { B } from './b.ts'; export type A = B;"),
      ...of('fair/b.ts', "import { c } from './c.ts'; export type B = typeof c;"),
      ...of('fair/c.ts', "import type { A } from './a.ts'; export const c: A = 1;"),
    ];
    expect(checkCycles(cycle)).toEqual(['fair/a.ts → fair/b.ts → fair/c.ts → fair/a.ts']);
    expect(
      checkImportTargets(of('fair/a.ts', "import './b.ts'; import 'left-pad';"), new Set(), new Set()),
    ).toHaveLength(2);
  });
});
