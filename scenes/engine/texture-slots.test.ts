import { describe, expect, it } from 'vitest';
import { Container, TextureSource } from './pixi.ts';
import { createTextureSlots, sourcesOf } from './texture-slots.ts';

const sheet = () => new TextureSource({ width: 4, height: 4 });
/** The sheets that a root meets first, in order. */
const met = (root: Container) => [...sourcesOf(root)];

describe('texture slots', () => {
  it('let every scene meet all sheets of the page in one order', () => {
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

  it('keep the place of a sheet whose scene stays', () => {
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

  it('arrange nothing for one scene, nor for more sheets than there are units', () => {
    const slots = createTextureSlots(2);
    const [grid, ticker] = [new Container(), new Container()];
    slots.add(grid, [sheet(), sheet()]);
    expect(met(grid)).toEqual([]);
    slots.add(ticker, [sheet()]);
    expect(met(grid)).toEqual([]);
  });

  it('show nothing themselves', () => {
    const slots = createTextureSlots(16);
    const [grid, ticker] = [new Container(), new Container()];
    slots.add(grid, [sheet()]);
    slots.add(ticker, [sheet()]);
    const { width, height } = ticker.getBounds();
    expect([width, height]).toEqual([0, 0]);
  });
});
