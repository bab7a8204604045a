import { describe, expect, it } from 'vitest';
import { Container, TextureSource } from './pixi.ts';
import { createTextureSlots, sourcesOf } from './texture-slots.ts';

const sheet = () => new TextureSource({ width: 4, height: 4 });
/** Returns the sheets of all pictures under a root, in drawing order. */
const met = (root: Container) => [...sourcesOf(root)];

describe('texture slots (reserved texture units of the GPU)', () => {
  it('make every scene first draw a placeholder of each sheet of the page, in the same order', () => {
    const [a, b, c] = [sheet(), sheet(), sheet()];
    const slots = createTextureSlots(16);
    const [grid, ticker] = [new Container(), new Container()];
    slots.add(grid, [a, b]);
    const leave = slots.add(ticker, [c, b]);
    expect(met(grid)).toEqual([a, b, c]);
    expect(met(ticker)).toEqual([a, b, c]);
    leave();
    expect(met(grid)).toEqual([]);
  });

  it('keep the order of the remaining sheets when another scene is removed', () => {
    const [a, b, c, d] = [sheet(), sheet(), sheet(), sheet()];
    const slots = createTextureSlots(16);
    const [grid, ticker, wheel] = [new Container(), new Container(), new Container()];
    const leave = slots.add(grid, [a]);
    slots.add(ticker, [b]);
    slots.add(wheel, [c, d]);
    leave();
    expect(met(ticker)).toEqual([b, c, d]);
    expect(met(wheel)).toEqual([b, c, d]);
  });

  it('are not used for a single scene, or if there are more sheets than texture units', () => {
    const slots = createTextureSlots(2);
    const [grid, ticker] = [new Container(), new Container()];
    slots.add(grid, [sheet(), sheet()]);
    expect(met(grid)).toEqual([]);
    slots.add(ticker, [sheet()]);
    expect(met(grid)).toEqual([]);
  });

  it('draw nothing visible', () => {
    const slots = createTextureSlots(16);
    const [grid, ticker] = [new Container(), new Container()];
    slots.add(grid, [sheet()]);
    slots.add(ticker, [sheet()]);
    const { width, height } = ticker.getBounds();
    expect([width, height]).toEqual([0, 0]);
  });
});
