import { expect, it } from 'vitest';
import { createHandClock } from '../../tests/bench/scene-clock.ts';
import { createBlankArt } from './art.ts';
import { defineScene } from './definition.ts';
import { createHost } from './host.ts';
import { Container, Texture, type WebGLRenderer } from './pixi.ts';
import { createScenePlayer } from './scene-player.ts';

type Types = {
  props: Record<string, never>;
  cues: { roll: Record<string, never> };
  events: Record<string, never>;
};

const rolling = defineScene<Types>({
  name: 'rolling',
  size: { width: 10, height: 10 },
  art: {},
  create: ({ motion }) => ({
    props: () => undefined,
    cues: { roll: () => motion.play(motion.timeline().to({ x: 0 }, { x: 1, duration: 400 })) },
  }),
});

it('a host draws nothing while the WebGL context is lost, although the scene continues, and draws when it is restored', async () => {
  let drawn = 0;
  const contextCanvas = new EventTarget();
  const renderer = {
    limits: { maxBatchableTextures: 16 },
    context: { canvas: contextCanvas },
    texture: { getGlSource: () => undefined },
    render: () => void (drawn += 1),
    runners: { contextChange: { emit: () => undefined } },
    gl: {},
  } as unknown as WebGLRenderer;
  const clock = createHandClock();
  const host = createHost(renderer, clock);
  const format = { exact: String, prize: String };
  const player = createScenePlayer(rolling, { art: createBlankArt(), props: {}, format });
  const canvas = { width: 0, height: 0, getContext: () => ({}) } as unknown as HTMLCanvasElement;
  const view = host.mount(canvas, player, { width: 10, height: 10 });
  clock.tick(16);
  expect(drawn).toBe(1);

  contextCanvas.dispatchEvent(new Event('webglcontextlost'));
  let isShown = false;
  void player.cue('roll', {}).then(() => (isShown = true));
  view.invalidate();
  host.renderTo(Texture.EMPTY, new Container(), true);
  for (let frame = 0; frame < 50; frame += 1) clock.tick(16);
  await Promise.resolve();
  expect([drawn, isShown, clock.isAsked]).toEqual([1, true, false]);

  contextCanvas.dispatchEvent(new Event('webglcontextrestored'));
  clock.tick(16);
  expect(drawn).toBe(2);
  host.dispose();
});
