import type { StudioAddress } from './address.ts';
import type { Comparison } from './compare.ts';
import { make } from './dom.ts';
import { overlayLayer } from './overlay.ts';
import type { InspectPanel } from './panels/inspect-panel.ts';
import { spritesAt, spritesOf, type SpriteFact } from './sprites.ts';
import type { HitRegion } from './hit-regions.ts';
import { backgroundOf } from './themes.ts';
import type { EditorPart, EditorState, EditorActions } from './editor-state.ts';

/** Space around the picture, CSS pixels. */
const PADDING = 28;
/** Zoom factors for a small picture in a large window; whole numbers keep it sharp. */
const FITS = [3, 2, 1.5, 1];
/** Smallest distance between two recorded moves of a captured pointer, design pixels. */
const DRAG_STEP = 12;
/** Time for which each picture is shown while blinking, ms; slow enough to be no flash. */
const BLINK = 600;

/** The picture with its guides, and the picture that it is compared with. */
export interface Preview extends EditorPart {
  readonly canvas: HTMLCanvasElement;
  /** Draws the outlines again after the picture has moved. */
  tick(view: EditorState): void;
  pin(fact: SpriteFact | undefined): void;
  /** Shows only the compared picture while `isHeld` (a key is held down) is true. */
  peek(isHeld: boolean): void;
  setHitRegions(regions: readonly HitRegion[] | undefined): void;
  /** Updates the compared picture and the captions after a comparison. */
  compared(address: StudioAddress): void;
}

/** Creates the preview with the canvas that all scenes use. */
export const createPreview = (
  actions: EditorActions,
  comparison: Comparison,
  inspect: () => InspectPanel,
): Preview => new PreviewPane(actions, comparison, inspect);

/** Creates the elements of the preview: the picture on the left, the compared one beside or over it. */
function createElements(overlay: Element) {
  const canvas = make('canvas', { ariaLabel: 'The scene', role: 'img' });
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
  paper.append(overlay, split);
  const beside = make('div', { className: 'paper beside' });
  const here = make('figcaption');
  const there = make('figcaption');
  const left = make('figure', { className: 'sheet' }, [make('div', { className: 'mount' }, [paper]), here]);
  const right = make('figure', { className: 'sheet' }, [
    make('div', { className: 'mount' }, [beside]),
    there,
  ]);
  const root = make('main', { className: 'preview', tabIndex: -1 }, [left, right]);
  return { root, canvas, over, split, paper, beside, here, there, left, right };
}

/** Returns the caption of the current picture. */
function captionOf({ view, pack }: StudioAddress, other: string, isOtherUp: boolean): string {
  const now = pack === undefined ? 'now' : `now, ${pack}`;
  if (view === 'swipe') return `${now}  |  ${other}`;
  if (view === 'blink') return isOtherUp ? other : now;
  return view === 'difference' ? 'difference, amplified 8 times' : now;
}

class PreviewPane implements Preview {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly #elements: ReturnType<typeof createElements>;
  readonly #overlay = overlayLayer();
  readonly #actions: EditorActions;
  readonly #comparison: Comparison;
  readonly #inspect: () => InspectPanel;
  #current: EditorState | undefined;
  #pinned: SpriteFact | undefined;
  #pointer: { x: number; y: number } | undefined;
  /** Position of the last recorded move of a drag, design pixels. */
  #dragged = { x: 0, y: 0 };
  #regions: readonly HitRegion[] | undefined;
  /** Position of the divider between both pictures, as a share of the width from the left, 0 to 1. */
  #share = 0.5;
  #isPeeking = false;
  #isOtherUp = false;

  constructor(actions: EditorActions, comparison: Comparison, inspect: () => InspectPanel) {
    this.#actions = actions;
    this.#comparison = comparison;
    this.#inspect = inspect;
    this.#elements = createElements(this.#overlay.root);
    this.root = this.#elements.root;
    this.canvas = this.#elements.canvas;
    this.#setShare(0.5);
    this.#listenToSplit();
    this.#listenToPointer();
    setInterval(() => this.#blink(), BLINK);
    new ResizeObserver(() => this.#fit()).observe(this.root);
  }

  setHitRegions(regions: readonly HitRegion[] | undefined): void {
    this.#regions = regions;
    this.#layOverlay();
  }

  pin(fact: SpriteFact | undefined): void {
    this.#pinned = fact;
    this.#outline();
  }

  peek(isHeld: boolean): void {
    this.#isPeeking = isHeld;
    this.#showOther();
  }

  tick(view: EditorState): void {
    this.#current = view;
    if (this.#isInspecting) this.#outline();
  }

  compared(address: StudioAddress): void {
    const { canvas, over, beside, right, split } = this.#elements;
    const { compared, difference, other } = this.#comparison;
    const isOn = compared.state === 'shown';
    const shown = address.view === 'difference' ? difference : other;
    const isBeside = isOn && address.view === 'side';
    (isBeside ? beside : over).replaceChildren(shown);
    shown.style.width = canvas.style.width;
    shown.style.height = canvas.style.height;
    right.hidden = !isBeside;
    split.hidden = !(isOn && address.view === 'swipe');
    this.#showOther();
    this.#caption();
    this.#fit();
  }

  show(view: EditorState): void {
    const { paper, beside } = this.#elements;
    this.#current = view;
    const ground = backgroundOf(view.address.theme);
    paper.style.background = ground;
    beside.style.background = ground;
    this.root.classList.toggle('inspecting', this.#isInspecting);
    this.#layOverlay();
    this.#outline();
    this.#fit();
  }

  get #isInspecting(): boolean {
    return this.#current?.address.overlays.includes('inspect') ?? false;
  }

  #toDesign({ clientX, clientY }: PointerEvent): { x: number; y: number } | undefined {
    const { canvas } = this.#elements;
    const box = canvas.getBoundingClientRect();
    const loaded = this.#current?.loaded;
    if (!loaded || box.width === 0) return undefined;
    const ratio = canvas.width / box.width;
    return loaded.mounted.toDesign((clientX - box.left) * ratio, (clientY - box.top) * ratio);
  }

  #outline(): void {
    const loaded = this.#current?.loaded;
    if (!loaded || !this.#isInspecting) {
      this.#overlay.outline([], undefined, undefined);
      if (this.#current?.address.panel !== 'inspect') return;
    }
    const all = loaded ? spritesOf(loaded.player.view) : [];
    // The pinned sprite with its current position.
    const pin = this.#pinned && all.find(({ sprite }) => sprite === this.#pinned?.sprite);
    const at = pin ? undefined : this.#pointer;
    const stack = at ? spritesAt(all, at.x, at.y) : [];
    if (this.#isInspecting) this.#overlay.outline(all, stack[0], pin);
    this.#inspect().point({ all, hovered: stack[0], pinned: pin, stack });
  }

  #fit(): void {
    if (!this.#current?.loaded) return;
    const { left, right, split } = this.#elements;
    const { width, height } = this.#current.loaded.size;
    const isBeside = !right.hidden;
    const roomX = (this.root.clientWidth - PADDING) / (isBeside ? 2 : 1) - (isBeside ? PADDING / 2 : 0);
    const roomY = this.root.clientHeight - PADDING - (isBeside || !split.hidden ? 20 : 0);
    const most = Math.min(roomX / width, roomY / height);
    const fitted = FITS.find((zoom) => zoom <= most) ?? Math.max(0.05, most);
    const zoom = this.#current.address.zoom ?? fitted;
    for (const sheet of [left, right]) {
      sheet.style.setProperty('--width', `${width * zoom}px`);
      sheet.style.setProperty('--height', `${height * zoom}px`);
      sheet.style.setProperty('--zoom', String(zoom));
    }
    this.root.classList.toggle('pixels', zoom * devicePixelRatio >= 2 * this.#current.address.scale);
  }

  #setShare(next: number): void {
    const { paper, split } = this.#elements;
    this.#share = Math.min(1, Math.max(0, next));
    paper.style.setProperty('--share', String(this.#share));
    split.ariaValueNow = String(Math.round(this.#share * 100));
  }

  #listenToSplit(): void {
    const { canvas, split } = this.#elements;
    split.addEventListener('pointerdown', (event) => split.setPointerCapture(event.pointerId));
    split.addEventListener('pointermove', (event) => {
      if (!split.hasPointerCapture(event.pointerId)) return;
      const box = canvas.getBoundingClientRect();
      this.#setShare((event.clientX - box.left) / box.width);
    });
    split.addEventListener('keydown', (event) => {
      const move = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[event.key];
      if (move === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      this.#setShare(this.#share + move);
    });
  }

  #listenToPointer(): void {
    const { canvas } = this.#elements;
    canvas.addEventListener('pointermove', (event) => {
      this.#pointer = this.#toDesign(event);
      if (this.#isInspecting) this.#outline();
      else this.#follow('move');
    });
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(end, () => this.#follow('up'));
    canvas.addEventListener('pointerleave', () => {
      this.#pointer = undefined;
      if (this.#isInspecting) this.#outline();
    });
    canvas.addEventListener('pointerdown', (event) => this.#press(event));
  }

  #press(event: PointerEvent): void {
    const point = this.#toDesign(event);
    if (!point || event.button !== 0) return;
    const player = this.#current?.loaded?.player;
    if (this.#isInspecting) {
      this.#pinned = player && spritesAt(spritesOf(player.view), point.x, point.y)[0];
      this.#outline();
      return;
    }
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    if (!player?.isDraggable) return this.#actions.perform({ press: [x, y] });
    this.#actions.perform({ drag: ['down', x, y] });
    // Read the state again, because the input has replaced it.
    if (!this.#current?.loaded?.player.isDragging()) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.#dragged = { x, y };
  }

  /** Passes a move or the end of a drag to the scene that captured it. Moves below `DRAG_STEP` are left out. */
  #follow(phase: 'move' | 'up'): void {
    if (!this.#pointer || !this.#current?.loaded?.player.isDragging()) return;
    const [x, y] = [Math.round(this.#pointer.x), Math.round(this.#pointer.y)];
    if (phase === 'move' && Math.hypot(x - this.#dragged.x, y - this.#dragged.y) < DRAG_STEP) return;
    this.#dragged = { x, y };
    this.#actions.perform({ drag: [phase, x, y] });
  }

  #layOverlay(): void {
    if (!this.#current?.loaded) return;
    const { overlays } = this.#current.address;
    this.#overlay.draw(
      this.#current.loaded.definition.size,
      { safe: overlays.includes('safe'), grid: overlays.includes('grid') },
      overlays.includes('hitRegions') ? this.#regions : undefined,
    );
  }

  #showOther(): void {
    const { over } = this.#elements;
    const view = this.#current?.address.view;
    const isShown = this.#comparison.compared.state === 'shown';
    const isAway = view === 'side' || (view === 'blink' && !this.#isOtherUp);
    over.hidden = !isShown || (!this.#isPeeking && isAway);
    over.classList.toggle('swiped', view === 'swipe' && !this.#isPeeking);
  }

  #blink(): void {
    const address = this.#current?.address;
    if (address?.view !== 'blink' || address.against === undefined || document.hidden) return;
    this.#isOtherUp = !this.#isOtherUp;
    this.#showOther();
    this.#caption();
  }

  #caption(): void {
    if (!this.#current) return;
    const { here, there } = this.#elements;
    const { compared } = this.#comparison;
    const isOn = compared.state === 'shown';
    const other = isOn ? compared.title : '';
    here.textContent = isOn ? captionOf(this.#current.address, other, this.#isOtherUp) : '';
    there.textContent = other;
    here.hidden = !isOn;
  }
}
