/** The fuse of shared rounds, which burns down while betting is open. */
import { linear, path } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import { inset, outlineOf } from './rim.ts';

/** Draws the fuse's groove, 400 by 18 dpx. */
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

/** Draws light to be tinted and stretched along the fuse, 16 dpx square. */
const ember = (): Drawing => ({
  defs: linear('glow', [
    [0, '#FFFFFF'],
    [0.5, '#E9E0D0'],
    [1, '#A08A70'],
  ]),
  body: '<rect width="16" height="16" fill="url(#glow)"/>',
});

/** Draws a fuse into a scene's folder. */
export function drawFuse(into: string): void {
  picture(`${into}/fuse`, 400, 18, fuse());
  picture(`${into}/ember`, 16, 16, ember());
}
