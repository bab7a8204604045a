import { svg } from './dom.ts';
import type { SpriteFact } from './sprites.ts';
import type { HitRegion } from './hit-regions.ts';

/**
 * Margins of a full-screen scene, design pixels: all texts and buttons must be inside them (docs/scenes.md, Units and
 * layers).
 */
export const SAFE = { side: 24, top: 88, bottom: 64 } as const;
/** Smallest allowed side of a hit region, design pixels (docs/scenes.md, Units and layers). */
export const MIN_HIT_SIZE = 84;
const COLUMNS = 12;
const GUTTER = 16;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Guides and outlines over the picture, drawn in design pixels. */
export interface OverlayLayer {
  readonly root: SVGSVGElement;
  /** Draws the guides and hit regions, which stay until the next call. */
  draw(
    size: Size,
    shown: { readonly safe: boolean; readonly grid: boolean },
    hitRegions: readonly HitRegion[] | undefined,
  ): void;
  /** Outlines sprites: all of them faintly, and the hovered and the pinned sprite strongly. */
  outline(all: readonly SpriteFact[], hovered: SpriteFact | undefined, pinned: SpriteFact | undefined): void;
}

/**
 * Returns the safe area of a full-screen scene. For a low scene, which is not full-screen, returns the whole scene,
 * because its page keeps it within the safe area.
 */
export function safeArea({ width, height }: Size): { x: number; y: number; width: number; height: number } {
  if (height <= 640) return { x: 0, y: 0, width, height };
  const { top, bottom } = SAFE;
  return { x: SAFE.side, y: top, width: width - 2 * SAFE.side, height: height - top - bottom };
}

/** Creates the layer of guides without any content. */
export function overlayLayer(): OverlayLayer {
  const still = svg('g');
  const faint = svg('path', { class: 'bounds' });
  const hover = svg('path', { class: 'bounds hovered' });
  const pin = svg('path', { class: 'bounds pinned' });
  const anchor = svg('path', { class: 'anchor' });
  const root = svg('svg', { class: 'overlay', 'aria-hidden': 'true' });
  root.append(still, faint, hover, pin, anchor);

  return {
    root,
    draw(size, { safe, grid }, hitRegions) {
      root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
      const parts: SVGElement[] = [];
      if (grid) {
        const { x, width } = safeArea(size);
        const column = (width - GUTTER * (COLUMNS - 1)) / COLUMNS;
        for (let index = 0; index < COLUMNS; index++) {
          parts.push(
            svg('rect', {
              class: 'column',
              x: x + index * (column + GUTTER),
              y: 0,
              width: column,
              height: size.height,
            }),
          );
        }
        for (let y = 0; y < size.height; y += MIN_HIT_SIZE)
          parts.push(svg('line', { class: 'line', x1: 0, x2: size.width, y1: y, y2: y }));
        parts.push(
          svg('path', {
            class: 'middle',
            d: `M${size.width / 2} 0V${size.height}M0 ${size.height / 2}H${size.width}`,
          }),
        );
      }
      if (safe) {
        const area = safeArea(size);
        const { width, height } = size;
        const hole = `M${area.x} ${area.y}v${area.height}h${area.width}v${-area.height}z`;
        parts.push(
          svg('path', { class: 'unsafe', d: `M0 0H${width}V${height}H0z${hole}` }),
          svg('rect', { class: 'safe', ...area }),
        );
      }
      for (const { x, y, width, height } of hitRegions ?? []) {
        const isSmall = width < MIN_HIT_SIZE || height < MIN_HIT_SIZE;
        parts.push(svg('rect', { class: isSmall ? 'hit-region small' : 'hit-region', x, y, width, height }));
        const text = svg('text', {
          class: isSmall ? 'hit-region-text small' : 'hit-region-text',
          x: x + 6,
          y: y + 24,
        });
        text.textContent = `${Math.round(width)} × ${Math.round(height)}${isSmall ? ` — under ${MIN_HIT_SIZE}` : ''}`;
        parts.push(text);
      }
      still.replaceChildren(...parts);
    },
    outline(all, hovered, pinned) {
      faint.setAttribute('d', all.map(outlineOf).join(''));
      hover.setAttribute('d', hovered ? outlineOf(hovered) : '');
      pin.setAttribute('d', pinned ? outlineOf(pinned) : '');
      const marked = pinned ?? hovered;
      anchor.setAttribute('d', marked ? `M${marked.matrix.tx - 8} ${marked.matrix.ty}h16m-8-8v16` : '');
    },
  };
}

const outlineOf = ({ corners }: SpriteFact): string =>
  `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
