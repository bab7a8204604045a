// Reads: contract, fair, scenes
import { describe, expect, it } from 'vitest';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { createBlankArt } from '../../scenes/engine/art.ts';
import { defineScene, type SceneDefinition, type SceneTypes } from '../../scenes/engine/definition.ts';
import { createHost } from '../../scenes/engine/host.ts';
import type { WebGLRenderer } from '../../scenes/engine/pixi.ts';
import { createScenePlayer } from '../../scenes/engine/scene-player.ts';
import { createHandClock } from '../bench/scene-clock.ts';
import { loadScene } from './load-scene.ts';
import { scenesOf } from './modules.ts';
import { listFiles } from './source.ts';

/** Time between two frames, ms, as on a slow page; the results do not depend on it. */
const FRAME = 50;
/**
 * A scene may still draw for this time after its last cue (a command from the page), ms; even the longest example has
 * ended by then.
 */
const UNTIL_REST = 60_000;
const WATCHED = 30_000;

/** A renderer that draws nothing. */
const renderer = {
  limits: { maxBatchableTextures: 16 },
  context: { canvas: new EventTarget() },
  texture: { getGlSource: () => undefined },
  render: () => undefined,
  runners: { contextChange: { emit: () => undefined } },
  gl: {},
} as unknown as WebGLRenderer;

const canvas = (): HTMLCanvasElement =>
  ({ width: 0, height: 0, getContext: () => ({}) }) as unknown as HTMLCanvasElement;

/** Mounts a scene on a page whose clock the test advances. */
function mount<T extends SceneTypes>(definition: SceneDefinition<T>, props: T['props']) {
  const clock = createHandClock();
  const host = createHost(renderer, clock);
  const live: { view?: ReturnType<typeof host.mount> } = {};
  const player = createScenePlayer(definition, {
    art: createBlankArt(),
    props,
    format: { exact: (amount) => formatExact(amount), prize: (amount) => formatPrize(amount) },
    onBefore: () => live.view?.catchUp(),
    onChange: () => live.view?.invalidate(),
  });
  live.view = host.mount(canvas(), player, { width: 390, height: 844 });
  /** Advances the time; returns the number of frames in which the scene asked to be drawn. */
  const pass = async (ms: number): Promise<number> => {
    let asked = 0;
    for (let gone = 0; gone < ms; gone += FRAME) {
      clock.tick(FRAME);
      // Lets code that waits for the end of a cue continue.
      await Promise.resolve();
      if (clock.isAsked) asked += 1;
    }
    return asked;
  };
  const leave = (): void => {
    live.view?.dispose();
    player.dispose();
    host.dispose();
  };
  return { host, player, pass, leave };
}

describe.each(scenesOf(listFiles()))('%s on an idle page', async (scene) => {
  const definition = await loadScene(scene);

  it.each(Object.entries(definition.examples))(
    'draws no frame once the example %s has ended',
    async (_, example) => {
      const { host, player, pass, leave } = mount(definition, example.props);
      host.setAwake(false);
      let at = 0;
      for (const cue of example.cues ?? []) {
        await pass(cue.at - at);
        at = cue.at;
        void player.cue(cue.cue, cue.detail);
      }
      await pass(UNTIL_REST);
      if (player.isMoving()) {
        // The scene waits for a response that never comes; when the call times out, the page would send this cue.
        void player.cue('fail', { refused: false });
        await pass(UNTIL_REST);
      }
      expect(await pass(WATCHED)).toBe(0);
      leave();
    },
  );
});

describe('a scene on an idle page', () => {
  type Types = {
    props: { readonly rows: number };
    cues: { show: Record<string, never> };
    events: Record<string, never>;
  };
  /**
   * Creates a scene that by itself begins an animation of two parts every 6 s. Its cue (a command from the page) ends
   * after 40 s.
   */
  const restless = (begun: number[]) =>
    defineScene<Types>({
      name: 'restless',
      size: { width: 10, height: 10 },
      art: {},
      create({ motion }) {
        const burst = (): void => {
          begun.push(motion.now);
          void motion.play(motion.timeline().to({ x: 0 }, { x: 1, duration: 300 }));
          motion.at(500, () => void motion.play(motion.timeline().to({ x: 0 }, { x: 1, duration: 300 })));
          motion.at(6_000, burst);
        };
        motion.at(6_000, burst);
        return {
          props: () => undefined,
          cues: { show: () => new Promise((resolve) => void motion.at(40_000, resolve)) },
        };
      },
    });

  it('finishes its animation, starts no other animation by itself, and resumes when the user returns', async () => {
    const begun: number[] = [];
    const { host, player, pass, leave } = mount(restless(begun), { rows: 0 });
    await pass(12_100);
    expect(begun).toEqual([6_000, 12_000]);
    host.setAwake(false);
    expect(await pass(1_000)).toBeGreaterThan(0);
    expect(await pass(600_000)).toBe(0);
    expect(begun).toHaveLength(2);
    const stood = player.time;
    host.setAwake(true);
    await pass(18_000 - stood + 100);
    expect(begun).toEqual([6_000, 12_000, 18_000]);
    leave();
  });

  it('plays a cue (a command from the page) to its end', async () => {
    const { host, player, pass, leave } = mount(restless([]), { rows: 0 });
    host.setAwake(false);
    await pass(20_000);
    let isShown = false;
    void player.cue('show', {}).then(() => (isShown = true));
    await pass(41_000);
    expect(isShown).toBe(true);
    await pass(60_000);
    expect(await pass(60_000)).toBe(0);
    leave();
  });

  it('resumes for a while when its props change', async () => {
    const begun: number[] = [];
    const { host, player, pass, leave } = mount(restless(begun), { rows: 0 });
    host.setAwake(false);
    await pass(60_000);
    const before = begun.length;
    player.props({ rows: 1 });
    await pass(60_000);
    expect(begun.length).toBe(before + 1);
    leave();
  });
});
