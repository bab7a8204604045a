import type { TextureSource, WebGLRenderer } from './pixi.ts';

/** Uploads sheets to the GPU; resolves when all of them are there. */
export type UploadTextures = (sources: readonly TextureSource[]) => Promise<void>;

/**
 * Creates the uploads of a page: one sheet a frame over all callers, so that no frame pays for two while another
 * scene moves.
 */
export function createTextureUploads(
  renderer: Pick<WebGLRenderer, 'limits' | 'texture' | 'uid'>,
  requestFrame: (run: () => void) => void,
): UploadTextures {
  // Scenes take their units from the first one up, so their bindings stay.
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
    // The scene that waits for it draws in its own frame.
    if (missing.length > 0) await nextFrame();
  }

  return (sources) => (last = last.then(() => uploadAll(sources)));
}
