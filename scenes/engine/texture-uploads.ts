import type { TextureSource, WebGLRenderer } from './pixi.ts';

/** Brings sheets to the GPU; resolves when all of them are there. */
export type UploadTextures = (sources: readonly TextureSource[]) => Promise<void>;

/** Creates the uploads of a page: one sheet in a frame, whoever asks, so that no frame pays for two while another scene moves. */
export function createTextureUploads(
  renderer: Pick<WebGLRenderer, 'limits' | 'texture' | 'uid'>,
  requestFrame: (run: () => void) => void,
): UploadTextures {
  // Scenes take their units from the first one on: what they have bound stays bound.
  const unit = renderer.limits.maxBatchableTextures - 1;
  const nextFrame = (): Promise<void> => new Promise((resolve) => requestFrame(resolve));
  const isThere = ({ _gpuData: held, destroyed }: TextureSource): boolean =>
    destroyed || Boolean(held[renderer.uid]);
  let last: Promise<void> = Promise.resolve();

  async function uploadAll(sources: readonly TextureSource[]): Promise<void> {
    const missing = sources.filter((source) => !isThere(source));
    for (const source of missing) {
      await nextFrame();
      if (!isThere(source)) renderer.texture.bindSource(source, unit);
    }
    // Whoever waits for it draws with a frame of its own.
    if (missing.length > 0) await nextFrame();
  }

  return (sources) => (last = last.then(() => uploadAll(sources)));
}
