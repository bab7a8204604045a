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

/** Mounts a scene on a canvas; `drawn` returns how often it was drawn since the last call. */
function mount() {
  let count = 0;
  const contextCanvas = new EventTarget();
  const renderer = {
    limits: { maxBatchableTextures: 16 },
    context: { canvas: contextCanvas },
    texture: { getGlSource: () => undefined },
    render: () => void (count += 1),
    runners: { contextChange: { emit: () => undefined } },
    gl: {},
  } as unknown as WebGLRenderer;
  const clock = createHandClock();
  const host = createHost(renderer, clock);
  const format = { exact: String, prize: String };
  const player = createScenePlayer(rolling, { art: createBlankArt(), props: {}, format });
  const canvas = { width: 0, height: 0, getContext: () => ({}) } as unknown as HTMLCanvasElement;
  const view = host.mount(canvas, player, { width: 10, height: 10 });
  const drawn = (): number => {
    const since = count;
    count = 0;
    return since;
  };
  const send = (name: 'lost' | 'restored'): void =>
    void contextCanvas.dispatchEvent(new Event(`webglcontext${name}`));
  return { clock, host, player, view, drawn, send };
}

it('a host draws nothing while the WebGL context is lost, although the scene continues, and draws when it is restored', async () => {
  const { clock, host, player, view, drawn, send } = mount();
  clock.tick(16);
  expect(drawn()).toBe(1);

  send('lost');
  let isShown = false;
  void player.cue('roll', {}).then(() => (isShown = true));
  view.invalidate();
  host.renderTo(Texture.EMPTY, new Container(), true);
  for (let frame = 0; frame < 50; frame += 1) clock.tick(16);
  await Promise.resolve();
  expect([drawn(), isShown, clock.isAsked]).toEqual([0, true, false]);

  send('restored');
  clock.tick(16);
  expect(drawn()).toBe(1);
  host.dispose();
});

it('a host draws a canvas of a new size immediately, because the change clears it, and not again for the same size', () => {
  const { clock, host, view, drawn } = mount();
  clock.tick(16);
  drawn();
  view.resize(20, 20);
  expect([drawn(), clock.isAsked]).toEqual([1, false]);
  view.resize(20.2, 19.8);
  expect([drawn(), clock.isAsked]).toEqual([0, false]);
  view.setVisible(false);
  view.resize(30, 30);
  expect(drawn()).toBe(0);
  view.setVisible(true);
  clock.tick(16);
  expect(drawn()).toBe(1);
  host.dispose();
});
