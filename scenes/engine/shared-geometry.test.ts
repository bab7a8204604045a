import { describe, expect, it } from 'vitest';
import { BatchGeometry, type Geometry, type GpuBuffer, type WebGLRenderer } from './pixi.ts';
import { shareGeometry } from './shared-geometry.ts';

function setUp() {
  const bound: Geometry[] = [];
  /** Uploads to the GPU, each as "index of the buffer: contents". */
  const uploads: string[] = [];
  const known = new Map<GpuBuffer, number>();
  const geometry = {
    bind(drawn: Geometry) {
      bound.push(drawn);
      for (const [index, buffer] of drawn.buffers.entries()) {
        const { data, _updateID: update, _updateSize: bytes } = buffer;
        if (known.get(buffer) === update) continue;
        known.set(buffer, update);
        uploads.push(`${index}: ${[...data.subarray(0, bytes / 4)].join()}`);
      }
    },
  };
  shareGeometry({ geometry } as unknown as WebGLRenderer);
  return { bind: (drawn: Geometry) => geometry.bind(drawn), bound, uploads };
}

function sceneOf(...corners: readonly number[]) {
  const scene = new BatchGeometry();
  const move = (...places: readonly number[]): void =>
    scene.buffers[0]?.setDataWithSize(Float32Array.from([...places, 99]), places.length, false);
  move(...corners);
  scene.indexBuffer.setDataWithSize(new Uint32Array([0, 1, 2]), 3, false);
  return { scene, move };
}

describe('one geometry for all scenes', () => {
  it('is bound for every scene, with the vertices and indices of the scene being drawn', () => {
    const { bind, bound, uploads } = setUp();
    const [grid, ticker] = [sceneOf(1, 2), sceneOf(3, 4)];
    bind(grid.scene);
    expect(uploads.splice(0)).toEqual(['0: 1,2', '1: 0,1,2']);
    bind(ticker.scene);
    expect(uploads.splice(0)).toContain('0: 3,4');
    bind(grid.scene);
    expect(uploads.splice(0)).toContain('0: 1,2');
    expect(new Set(bound).size).toBe(1);
    expect(bound).not.toContain(grid.scene);
  });

  it('uploads only the buffers that have changed when the same scene is drawn again', () => {
    const { bind, uploads } = setUp();
    const { scene, move } = sceneOf(1, 2);
    bind(scene);
    uploads.length = 0;
    bind(scene);
    expect(uploads).toEqual([]);
    move(1, 5);
    bind(scene);
    expect(uploads).toEqual(['0: 1,5']);
  });

  it('binds a geometry directly unless it is a sprite batch', () => {
    const { bind, bound } = setUp();
    const other = { buffers: [] } as unknown as Geometry;
    bind(other);
    expect(bound).toEqual([other]);
  });
});
