import { describe, expect, it } from 'vitest';
import { createBlankArt } from './art.ts';
import { defineScene, type DragPhase, type Scene, type SceneTypes } from './definition.ts';
import { Container, Texture } from './pixi.ts';
import { createScenePlayer, type ScenePlayerOptions } from './scene-player.ts';

const format = { exact: (amount: number) => `₱${amount}`, prize: (amount: number) => `₱${amount}` };

/**
 * Creates a scene that captures a pointer pressed left of x = 360 and releases it when it moves to x = 500 or beyond.
 * `isDeaf` makes a scene without a `drag` handler.
 */
function table(more: Partial<ScenePlayerOptions<SceneTypes>> = {}, isDeaf = false) {
  const events: string[] = [];
  const definition = defineScene<SceneTypes>({
    name: 'hand',
    size: { width: 720, height: 1280 },
    art: {},
    create: (context): Scene<SceneTypes> => {
      const drag = (phase: DragPhase, x: number, y: number): boolean => {
        events.push(`${phase} ${x},${y}`);
        return phase === 'down' ? x < 360 : x < 500;
      };
      const draw = (): void => context.renderTo(Texture.EMPTY, new Container({ label: 'source' }), true);
      draw();
      return { props() {}, cues: {}, redraw: draw, ...(isDeaf ? {} : { drag }) };
    },
  });
  const player = createScenePlayer(definition, { art: createBlankArt(), props: {}, format, ...more });
  return { events, player };
}

describe('a pointer on a scene', () => {
  it('is passed to the scene from its captured press until its release', () => {
    const { events, player } = table();
    expect(player.isDragging()).toBe(false);
    expect(player.drag('down', 100, 200)).toBe(true);
    expect(player.isDragging()).toBe(true);
    player.drag('move', 140, 200);
    player.drag('up', 150, 210);
    expect(player.isDragging()).toBe(false);
    expect(events).toEqual(['down 100,200', 'move 140,200', 'up 150,210']);
  });

  it('is not passed on if the scene did not capture it or has released it', () => {
    const { events, player } = table();
    expect(player.drag('down', 600, 200)).toBe(false);
    expect(player.drag('move', 100, 200)).toBe(false);
    player.drag('down', 100, 200);
    expect(player.drag('move', 700, 200)).toBe(false);
    expect(player.isDragging()).toBe(false);
    player.drag('up', 700, 200);
    expect(events).toEqual(['down 600,200', 'down 100,200', 'move 700,200']);
  });

  it('causes a call of onBefore and of onChange around its handling, so that the host draws a frame', () => {
    const calls: string[] = [];
    const { player } = table({ onBefore: () => calls.push('before'), onChange: () => calls.push('after') });
    player.drag('down', 100, 200);
    expect(calls).toEqual(['before', 'after']);
  });

  it('is ignored by a scene without a drag handler, and by a scene that was disposed of', () => {
    const deaf = table({}, true).player;
    expect(deaf.isDraggable).toBe(false);
    expect(deaf.drag('down', 100, 200)).toBe(false);
    const { events, player } = table();
    player.dispose();
    expect(player.drag('down', 100, 200)).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('drawing into a texture', () => {
  it("calls the renderTo function of the options, and draws again after the GPU's memory was lost", () => {
    const drawn: string[] = [];
    const { player } = table({ renderTo: (_, source, clear) => drawn.push(`${source.label} ${clear}`) });
    expect(drawn).toEqual(['source true']);
    player.redraw();
    expect(drawn).toEqual(['source true', 'source true']);
    player.dispose();
    player.redraw();
    expect(drawn).toHaveLength(2);
  });

  it('does nothing if there is no renderer', () => {
    expect(() => table().player.redraw()).not.toThrow();
  });
});

describe('the quality of a scene', () => {
  it('is low after dropDetails, also while the scene is running', () => {
    let quality = (): string => '';
    const player = createScenePlayer(
      defineScene<SceneTypes>({
        name: 'sparks',
        size: { width: 720, height: 1280 },
        art: {},
        create(context): Scene<SceneTypes> {
          quality = () => context.settings.quality;
          return { props() {}, cues: {} };
        },
      }),
      { art: createBlankArt(), props: {}, format },
    );
    expect(quality()).toBe('high');
    player.dropDetails();
    expect(quality()).toBe('low');
  });
});
