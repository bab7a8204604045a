// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineScene } from '../../scenes/engine/definition.ts';
import { RESTORE_MS, watchContextLoss } from './context-loss.ts';
import type { mountScene } from './mount-scene.ts';
import type { openSceneRuntime } from './scene-runtime.tsx';
import { showScene } from './shown-scene.ts';

type Types = {
  props: Record<string, never>;
  cues: Record<string, never>;
  events: Record<string, never>;
};

const held = vi.hoisted(() => ({ runtime: undefined as unknown, mounted: 0 }));

vi.mock('./scene-runtime.tsx', () => ({
  openSceneRuntime: (() => Promise.resolve(held.runtime)) as typeof openSceneRuntime,
}));
vi.mock('./mount-scene.ts', () => ({
  mountScene: ((): ReturnType<typeof mountScene> => {
    held.mounted += 1;
    return { player: { isMoving: () => false }, dispose: () => undefined } as unknown as ReturnType<
      typeof mountScene
    >;
  }) as typeof mountScene,
}));

const definition = defineScene<Types>({
  name: 'wheel',
  size: { width: 10, height: 10 },
  art: {},
  create: () => ({ props: () => undefined, cues: {} }),
});

/** Opens a page with a scene; `lose` takes its WebGL context away. */
function openPage() {
  const contextCanvas = new EventTarget();
  let released = 0;
  held.mounted = 0;
  held.runtime = {
    contextLoss: watchContextLoss(contextCanvas),
    art: { load: () => Promise.resolve({ sources: [], release: () => void (released += 1) }) },
    uploadTextures: () => Promise.resolve(),
  };
  const canvas = document.createElement('canvas');
  const failures: string[] = [];
  const show = (): (() => void) =>
    showScene<Types>(
      {},
      {
        definition,
        canvas,
        title: undefined,
        settings: {},
        latest: () => ({ state: {}, onFailed: (error) => failures.push(String(error)) }),
      },
    );
  const lose = (): void => void contextCanvas.dispatchEvent(new Event('webglcontextlost'));
  return { canvas, failures, show, lose, released: () => released };
}

describe('a scene whose WebGL context is lost for good', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fails once after it was drawn, so that the page shows its picture in the DOM', async () => {
    const { canvas, failures, show, lose } = openPage();
    show();
    await vi.advanceTimersByTimeAsync(0);
    expect(canvas.dataset['ready']).toBe('true');
    lose();
    await vi.advanceTimersByTimeAsync(RESTORE_MS);
    expect(failures).toEqual(['Error: the WebGL context was lost']);
  });

  it('fails once before its first frame, is never mounted, and releases its pictures', async () => {
    const { failures, show, lose, released } = openPage();
    lose();
    show();
    await vi.advanceTimersByTimeAsync(RESTORE_MS);
    expect(failures).toEqual(['Error: the WebGL context was lost']);
    expect([held.mounted, released()]).toEqual([0, 1]);
  });

  it('reports nothing if its page was left before', async () => {
    const { failures, show, lose } = openPage();
    const leave = show();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    lose();
    await vi.advanceTimersByTimeAsync(RESTORE_MS);
    expect(failures).toEqual([]);
  });
});
