/** Draws the fuse of games with shared rounds, which burns down while betting is open. */
import { linear, path } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import { inset, outlineOf } from './rim.ts';

/** Draws the groove of the fuse, 400 by 18 design pixels. */
function fuse(): Drawing {
  const rim = { x: 1, y: 1, width: 398, height: 16, radius: 8 };
  return {
    defs: linear('rim', [
      [0, '#FFE9A0'],
      [0.5, '#C07A10'],
      [1, '#6B3A00'],
    ]),
    body: path(outlineOf(rim), 'fill="url(#rim)"') + path(outlineOf(inset(rim, 2)), 'fill="#12052F"'),
  };
}

/** Draws the fuse's light, 16 design pixels square, which the scene tints and stretches. */
const ember = (): Drawing => ({
  defs: linear('glow', [
    [0, '#FFFFFF'],
    [0.5, '#E9E0D0'],
    [1, '#A08A70'],
  ]),
  body: '<rect width="16" height="16" fill="url(#glow)"/>',
});

/** Draws the fuse's pictures into the folder of a scene. */
export function drawFuse(into: string): void {
  picture(`${into}/fuse`, 400, 18, fuse());
  picture(`${into}/ember`, 16, 16, ember());
}
