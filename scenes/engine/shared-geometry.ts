import { BatchGeometry, type Geometry, type GlProgram, type WebGLRenderer } from './pixi.ts';

/**
 * PixiJS gives every scene buffers of its own on the GPU, with a description of what lies in them. Here all scenes are drawn from
 * one pair of buffers: a scene that comes makes nothing, and two in one frame need not be changed between. Call it once, when the
 * renderer is made.
 */
export function shareGeometry(renderer: WebGLRenderer): void {
  const system = renderer.geometry;
  const bind = system.bind.bind(system);
  const shared = new BatchGeometry();
  const held: { geometry?: Geometry; updates: number[] } = { updates: [] };

  /** Lays a scene's corners and their order where all are drawn from, unless they are there. */
  function fill(geometry: BatchGeometry): void {
    const isHeld = held.geometry === geometry;
    held.geometry = geometry;
    // Without objects: it runs in every frame.
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
