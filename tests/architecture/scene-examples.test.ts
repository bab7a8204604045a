// Reads: contract, fair, scenes
import { describe, expect, it } from 'vitest';
import { defineScene, type SceneContext } from '../../scenes/engine/definition.ts';
import { scenesOf } from './modules.ts';
import { findLeaks } from './find-leaks.ts';
import { loadScene } from './load-scene.ts';
import { checkDefinition } from './scene-rules.ts';
import { listFiles } from './source.ts';

describe.each(scenesOf(listFiles()))('%s', async (scene) => {
  const definition = await loadScene(scene);

  it('has a valid definition', () => {
    expect(checkDefinition(scene, definition)).toEqual([]);
  });

  it.each(Object.entries(definition.examples))(
    'plays the example %s to its end and leaves no sprite, timer or animation behind',
    (_, example) => {
      expect(findLeaks(definition, example)).toEqual([]);
    },
  );

  it('leaves nothing behind when an example is stopped in its middle', () => {
    for (const example of Object.values(definition.examples)) {
      for (const instant of example.photos) expect(findLeaks(definition, example, instant)).toEqual([]);
    }
  });
});

describe('the check for leaks', () => {
  type Types = { props: object; cues: Record<string, never>; events: { 'late:said': object } };
  const example = { props: {}, photos: [0] };
  const sceneThat = (create: (stage: SceneContext<Types>) => void) =>
    defineScene<Types>({
      name: 'leaky',
      size: { width: 1, height: 1 },
      art: {},
      create(stage) {
        create(stage);
        return { props: () => undefined, cues: {} };
      },
    });

  it('the leak check reports nothing for a scene without leaks', () => {
    const clean = sceneThat(
      ({ motion }) => void motion.play(motion.timeline().to({ x: 0 }, { x: 1, duration: 100 })),
    );
    expect(findLeaks(clean, example)).toEqual([]);
    expect(findLeaks(clean, example, 50)).toEqual([]);
  });

  it('the leak check finds a timeline that was created and never played', () => {
    let spare: { kill(): unknown } | undefined;
    const leaky = sceneThat(({ motion }) => {
      spare = motion.timeline().to({ x: 0 }, { x: 1, duration: 100 });
    });
    expect(findLeaks(leaky, example)).not.toEqual([]);
    spare?.kill();
  });
});
