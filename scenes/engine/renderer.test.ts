import { afterEach, expect, it, vi } from 'vitest';
import { Ticker } from './pixi.ts';
import { rendererOptions } from './renderer.ts';

afterEach(() => vi.unstubAllGlobals());

it("PixiJS's system ticker requests no frames of its own, whatever is added to it", () => {
  const requestAnimationFrame = vi.fn<() => number>(() => 1);
  vi.stubGlobal('requestAnimationFrame', requestAnimationFrame);
  const tidy = vi.fn<() => void>();
  expect(rendererOptions.multiView).toBe(true);
  Ticker.system.add(tidy);
  expect(requestAnimationFrame).not.toHaveBeenCalled();
  Ticker.system.update(Ticker.system.lastTime + 1_000);
  expect(tidy).toHaveBeenCalledOnce();
  expect(requestAnimationFrame).not.toHaveBeenCalled();
  Ticker.system.remove(tidy);
});
