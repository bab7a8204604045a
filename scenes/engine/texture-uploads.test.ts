import { describe, expect, it } from 'vitest';
import { TextureSource, type WebGLRenderer } from './pixi.ts';
import { createTextureUploads } from './texture-uploads.ts';

function setUp() {
  const frames: (() => void)[] = [];
  const uploaded: TextureSource[] = [];
  const units = new Set<number>();
  const renderer = {
    uid: 7,
    limits: { maxBatchableTextures: 16 },
    texture: {
      bindSource(source: TextureSource, unit: number) {
        uploaded.push(source);
        units.add(unit);
        const { _gpuData: held } = source;
        Reflect.set(held, 7, {});
      },
    },
  };
  const upload = createTextureUploads(renderer as unknown as WebGLRenderer, (run) => void frames.push(run));
  /** Runs the next requested frame; returns false if none was requested. */
  async function frame(): Promise<boolean> {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    const run = frames.shift();
    run?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return run !== undefined;
  }
  return { frames, uploaded, units, upload, frame };
}

const sheet = () => new TextureSource({ width: 4, height: 4 });

describe('uploads of sheets', () => {
  it('upload one sheet in each frame, for all callers together, through a texture unit that scenes do not use', async () => {
    const { uploaded, units, upload, frame } = setUp();
    const [a, b, c] = [sheet(), sheet(), sheet()];
    let ready = 0;
    const all = [upload([a, b]), upload([b, c])].map((one) => one.then(() => (ready += 1)));
    const seen: string[] = [];
    while (await frame()) seen.push(`${uploaded.length} uploaded, ${ready} ready`);
    // After its last sheet, each caller waits for one more frame, in which its scene is drawn.
    expect(seen).toEqual([
      '1 uploaded, 0 ready',
      '2 uploaded, 0 ready',
      '2 uploaded, 1 ready',
      '3 uploaded, 1 ready',
      '3 uploaded, 2 ready',
    ]);
    await Promise.all(all);
    expect(uploaded).toEqual([a, b, c]);
    expect([...units]).toEqual([15]);
  });

  it('request no frame if all sheets are already uploaded or destroyed', async () => {
    const { frames, uploaded, upload, frame } = setUp();
    const [a, gone] = [sheet(), sheet()];
    const first = upload([a]);
    while (await frame());
    await first;
    gone.destroy();
    await upload([a, gone]);
    expect(frames).toEqual([]);
    expect(uploaded).toEqual([a]);
  });
});
