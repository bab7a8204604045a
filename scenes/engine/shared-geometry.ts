import { BatchGeometry, type Geometry, type GlProgram, type WebGLRenderer } from './pixi.ts';

/**
 * Draws all scenes from one pair of GPU buffers, where PixiJS would give each scene buffers and a vertex array of its
 * own. A new scene creates no buffers, and two scenes in one frame need no rebinding. Call it once, when the renderer
 * is created.
 */
export function shareGeometry(renderer: WebGLRenderer): void {
  const system = renderer.geometry;
  const bind = system.bind.bind(system);
  const shared = new BatchGeometry();
  const held: { geometry?: Geometry; updates: number[] } = { updates: [] };

  /** Copies a scene's vertices and indices to the shared buffers, unless they are already there. */
  function fill(geometry: BatchGeometry): void {
    const isHeld = held.geometry === geometry;
    held.geometry = geometry;
    // A loop without an iterator, because this runs in every frame and must not allocate memory.
    for (let index = 0; index < geometry.buffers.length; index++) {
      const buffer = geometry.buffers[index];
      if (buffer === undefined) continue;
      const { data, _updateID: update, _updateSize: bytes } = buffer;
      if (isHeld && held.updates[index] === update) continue;
      held.updates[index] = update;
      shared.buffers[index]?.setDataWithSize(data, bytes / data.BYTES_PER_ELEMENT, false);
    }
  }

  system.bind = (geometry: Geometry, program: GlProgram) => {
    if (!(geometry instanceof BatchGeometry)) return bind(geometry, program);
    fill(geometry);
    bind(shared, program);
  };
}
