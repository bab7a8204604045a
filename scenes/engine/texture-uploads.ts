import type { TextureSource, WebGLRenderer } from './pixi.ts';

/** Uploads sheets to the GPU; resolves when all of them are uploaded. */
export type UploadTextures = (sources: readonly TextureSource[]) => Promise<void>;

/**
 * Creates the upload function of a page. It uploads at most one sheet in each frame, whatever the number of callers, so
 * that no frame of a moving scene is delayed by two uploads.
 */
export function createTextureUploads(
  renderer: Pick<WebGLRenderer, 'limits' | 'texture' | 'uid'>,
  requestFrame: (run: () => void) => void,
): UploadTextures {
  // The last texture unit: scenes use units from the first one up, so their bindings are unchanged.
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
    // Wait one more frame, so that the caller's scene is not drawn in a frame with an upload.
    if (missing.length > 0) await nextFrame();
  }

  return (sources) => (last = last.then(() => uploadAll(sources)));
}
