import type { StudioAddress } from './address.ts';
import type { Comparison } from './compare.ts';
import { make } from './dom.ts';
import { overlayLayer } from './overlay.ts';
import type { InspectPanel } from './panels/inspect-panel.ts';
import { spritesAt, spritesOf, type SpriteFact } from './sprites.ts';
import type { HitRegion } from './hit-regions.ts';
import { backgroundOf } from './themes.ts';
import type { EditorPart, EditorState, EditorActions } from './editor-state.ts';

/** Padding around the picture, CSS pixels. */
const PADDING = 28;
/** Zoom factors of a fitted picture when there is spare room: integers stay sharp. */
const FITS = [3, 2, 1.5, 1];
/** Distance that a captured pointer moves before the next input, dpx. */
const DRAG_STEP = 12;
/** Display time of each picture while blinking, ms: under two changes a second. */
const BLINK = 600;

/** The picture with everything above and beside it. */
export interface Preview extends EditorPart {
  readonly canvas: HTMLCanvasElement;
  /** Redraws the outlines for a picture that has moved. */
  tick(view: EditorState): void;
  pin(fact: SpriteFact | undefined): void;
  /** Shows the other picture while the key is held. */
  peek(isHeld: boolean): void;
  setHitRegions(regions: readonly HitRegion[] | undefined): void;
  /** Updates the preview after the comparison has changed. */
  compared(address: StudioAddress): void;
}

/** Creates the preview with its only canvas. */
export function createPreview(
  actions: EditorActions,
  comparison: Comparison,
  inspect: () => InspectPanel,
): Preview {
  const canvas = make('canvas', { ariaLabel: 'The scene', role: 'img' });
  const overlay = overlayLayer();
  const over = make('div', { className: 'other' });
  const split = make('div', {
    className: 'split',
    role: 'slider',
    tabIndex: 0,
    ariaLabel: 'How much of each picture',
    ariaValueMin: '0',
    ariaValueMax: '100',
  });
  const paper = make('div', { className: 'paper' }, [canvas, over]);
  paper.append(overlay.root, split);
  const beside = make('div', { className: 'paper beside' });
  const here = make('figcaption');
  const there = make('figcaption');
  const left = make('figure', { className: 'sheet' }, [make('div', { className: 'mount' }, [paper]), here]);
  const right = make('figure', { className: 'sheet' }, [
    make('div', { className: 'mount' }, [beside]),
    there,
  ]);
  const root = make('main', { className: 'preview', tabIndex: -1 }, [left, right]);

  let current: EditorState | undefined;
  let pinned: SpriteFact | undefined;
  let pointer: { x: number; y: number } | undefined;
  /** Position of the last drag input. */
  let dragged = { x: 0, y: 0 };
  let regions: readonly HitRegion[] | undefined;
  let share = 0.5;
  let isPeeking = false;
  let isOtherUp = false;

  const isInspecting = (): boolean => current?.address.overlays.includes('inspect') ?? false;

  function toDesign({ clientX, clientY }: PointerEvent): { x: number; y: number } | undefined {
    const box = canvas.getBoundingClientRect();
    if (!current?.loaded || box.width === 0) return undefined;
    const ratio = canvas.width / box.width;
    return current.loaded.mounted.toDesign((clientX - box.left) * ratio, (clientY - box.top) * ratio);
  }

  function outline(): void {
    if (!current?.loaded || !isInspecting()) {
      overlay.outline([], undefined, undefined);
      if (current?.address.panel !== 'inspect') return;
    }
    const all = current?.loaded ? spritesOf(current.loaded.player.view) : [];
    // The same sprite at its current position.
    const pin = pinned && all.find(({ sprite }) => sprite === pinned?.sprite);
    const at = pin ? undefined : pointer;
    const stack = at ? spritesAt(all, at.x, at.y) : [];
    if (isInspecting()) overlay.outline(all, stack[0], pin);
    inspect().point({ all, hovered: stack[0], pinned: pin, stack });
  }

  function fit(): void {
    if (!current?.loaded) return;
    const { width, height } = current.loaded.size;
    const isBeside = !right.hidden;
    const roomX = (root.clientWidth - PADDING) / (isBeside ? 2 : 1) - (isBeside ? PADDING / 2 : 0);
    const roomY = root.clientHeight - PADDING - (isBeside || !split.hidden ? 20 : 0);
    const most = Math.min(roomX / width, roomY / height);
    const fitted = FITS.find((zoom) => zoom <= most) ?? Math.max(0.05, most);
    const zoom = current.address.zoom ?? fitted;
    for (const sheet of [left, right]) {
      sheet.style.setProperty('--width', `${width * zoom}px`);
      sheet.style.setProperty('--height', `${height * zoom}px`);
      sheet.style.setProperty('--zoom', String(zoom));
    }
    root.classList.toggle('pixels', zoom * devicePixelRatio >= 2 * current.address.scale);
  }

  function setShare(next: number): void {
    share = Math.min(1, Math.max(0, next));
    paper.style.setProperty('--share', String(share));
    split.ariaValueNow = String(Math.round(share * 100));
  }
  setShare(0.5);
  split.addEventListener('pointerdown', (event) => split.setPointerCapture(event.pointerId));
  split.addEventListener('pointermove', (event) => {
    if (!split.hasPointerCapture(event.pointerId)) return;
    const box = canvas.getBoundingClientRect();
    setShare((event.clientX - box.left) / box.width);
  });
  split.addEventListener('keydown', (event) => {
    const move = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setShare(share + move);
  });

  canvas.addEventListener('pointermove', (event) => {
    pointer = toDesign(event);
    if (isInspecting()) outline();
    else follow('move');
  });
  for (const end of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(end, () => follow('up'));
  canvas.addEventListener('pointerleave', () => {
    pointer = undefined;
    if (isInspecting()) outline();
  });
  canvas.addEventListener('pointerdown', (event) => {
    const point = toDesign(event);
    if (!point || event.button !== 0) return;
    if (isInspecting()) {
      pinned = current?.loaded && spritesAt(spritesOf(current.loaded.player.view), point.x, point.y)[0];
      outline();
      return;
    }
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    if (!current?.loaded?.player.isDraggable) return actions.perform({ press: [x, y] });
    actions.perform({ drag: ['down', x, y] });
    if (!current.loaded.player.isDragging()) return;
    canvas.setPointerCapture(event.pointerId);
    dragged = { x, y };
  });

  /** Continues a drag that the scene captured; a move too short to see is not recorded in the link. */
  function follow(phase: 'move' | 'up'): void {
    if (!pointer || !current?.loaded?.player.isDragging()) return;
    const [x, y] = [Math.round(pointer.x), Math.round(pointer.y)];
    if (phase === 'move' && Math.hypot(x - dragged.x, y - dragged.y) < DRAG_STEP) return;
    dragged = { x, y };
    actions.perform({ drag: [phase, x, y] });
  }

  function layOverlay(): void {
    if (!current?.loaded) return;
    const { overlays } = current.address;
    overlay.draw(
      current.loaded.definition.size,
      { safe: overlays.includes('safe'), grid: overlays.includes('grid') },
      overlays.includes('hitRegions') ? regions : undefined,
    );
  }

  function showOther(): void {
    const view = current?.address.view;
    const isShown = comparison.compared.state === 'shown';
    over.hidden = !isShown || (!isPeeking && (view === 'side' || (view === 'blink' && !isOtherUp)));
    over.classList.toggle('swiped', view === 'swipe' && !isPeeking);
  }
  setInterval(() => {
    if (current?.address.view !== 'blink' || current.address.against === undefined || document.hidden) return;
    isOtherUp = !isOtherUp;
    showOther();
    caption();
  }, BLINK);

  function caption(): void {
    if (!current) return;
    const { compared } = comparison;
    const isOn = compared.state === 'shown';
    const other = isOn ? compared.title : '';
    const now = current.address.pack === undefined ? 'now' : `now, ${current.address.pack}`;
    const { view } = current.address;
    here.textContent = !isOn
      ? ''
      : view === 'swipe'
        ? `${now}  |  ${other}`
        : view === 'blink'
          ? isOtherUp
            ? other
            : now
          : view === 'difference'
            ? 'difference, amplified 8 times'
            : now;
    there.textContent = other;
    here.hidden = !isOn;
  }

  new ResizeObserver(fit).observe(root);

  return {
    root,
    canvas,
    setHitRegions(next) {
      regions = next;
      layOverlay();
    },
    pin(fact) {
      pinned = fact;
      outline();
    },
    peek(isHeld) {
      isPeeking = isHeld;
      showOther();
    },
    tick(view) {
      current = view;
      if (isInspecting()) outline();
    },
    compared(address) {
      const isOn = comparison.compared.state === 'shown';
      const shown = address.view === 'difference' ? comparison.difference : comparison.other;
      const isBeside = isOn && address.view === 'side';
      (isBeside ? beside : over).replaceChildren(shown);
      shown.style.width = canvas.style.width;
      shown.style.height = canvas.style.height;
      right.hidden = !isBeside;
      split.hidden = !(isOn && address.view === 'swipe');
      showOther();
      caption();
      fit();
    },
    show(view) {
      current = view;
      const ground = backgroundOf(view.address.theme);
      paper.style.background = ground;
      beside.style.background = ground;
      root.classList.toggle('inspecting', isInspecting());
      layOverlay();
      outline();
      fit();
    },
  };
}
