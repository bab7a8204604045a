import type { SceneContext } from '../../engine/definition.ts';
import { Container, RenderTexture, Sprite } from '../../engine/pixi.ts';
import { Coverage } from './coverage.ts';
import { BRUSH, LAYOUT, WIPE } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

const { size: SIZE } = LAYOUT.cover;
const { inset: INSET, size: KEPT, resolution } = LAYOUT.kept;
const RASTER = SIZE / BRUSH.snap;
/** Position of unused brush dabs, outside the texture, in design pixels. */
const AWAY = -1_000;
/** Distance that the front of a wipe moves, from corner to corner. */
const DIAGONAL = SIZE * Math.SQRT2;
const WIPE_STEPS = Math.ceil(DIAGONAL / WIPE.step) + 1;

/**
 * The foil as a texture on the GPU, from which dabs erase parts. Points in design pixels from the texture's top left.
 */
export class Cover {
  readonly sprite: Sprite;
  readonly coverage = new Coverage();
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #texture = RenderTexture.create({ width: KEPT, height: KEPT, resolution });
  readonly #whole = new Container({ label: 'foil', position: { x: -INSET, y: -INSET } });
  readonly #brushes = new Container({ label: 'brushes', position: { x: -INSET, y: -INSET } });
  // This layer stays in place and only its content moves, so that the GPU gets no transform other than the scene's.
  readonly #foilLayer = new Container({ label: 'foil layer', children: [this.#whole] });
  readonly #brushLayer = new Container({ label: 'brush layer', children: [this.#brushes] });
  readonly #drawn = new Uint8Array(RASTER * RASTER);
  readonly #log = new Uint32Array(BRUSH.remembered);
  #logged = 0;
  /** Number of dabs placed but not drawn yet, and the number of them inside the texture. */
  #laid = 0;
  #inUse = 0;
  #wiped = 0;

  constructor(context: SceneContext<ScratchCardTypes>) {
    this.#context = context;
    const { x, y } = LAYOUT.cover;
    const position = { x: x + INSET, y: y + INSET };
    this.sprite = new Sprite({ texture: this.#texture, position, visible: false });
    const name = context.settings.locale === 'fil' ? 'foil-word-fil' : 'foil-word';
    const word = new Sprite({ texture: context.texture(name), anchor: 0.5, rotation: -0.12 });
    word.position.set(SIZE / 2);
    // Invisible sprites that come first in the scene too, so that their textures are bound to the same texture units in
    // the cover and in the scene.
    const first = ['backdrop', 'rays', 'title'].map(
      (texture) => new Sprite({ texture: context.texture(texture), scale: 0 }),
    );
    this.#whole.addChild(...first, new Sprite({ texture: context.texture('foil') }), word);
    const texture = context.texture('brush');
    // Each brush has its own blend mode, because a container that is drawn alone does not pass its blend mode to its
    // children.
    for (let index = 0; index < BRUSH.batch; index++) {
      const brush = new Sprite({ texture, anchor: 0.5, position: { x: AWAY, y: AWAY } });
      brush.blendMode = 'erase';
      this.#brushes.addChild(brush);
    }
    context.onDispose(() => {
      this.#foilLayer.destroy({ children: true });
      this.#brushLayer.destroy({ children: true });
      this.#texture.destroy(true);
    });
    // Draws foil and brushes once before anything moves, so that the GPU prepares them now.
    this.renew();
    context.renderTo(this.#texture, this.#brushLayer, false);
  }

  /** Restores the whole foil for a new card. */
  renew(): void {
    this.coverage.reset();
    this.#drawn.fill(0);
    this.#logged = 0;
    this.#wiped = 0;
    this.#laid = 0;
    this.#context.renderTo(this.#texture, this.#foilLayer, true);
    this.sprite.alpha = 1;
  }

  /** Erases the foil at a point; this becomes visible with the next `flush`. */
  dab(x: number, y: number): void {
    const column = Math.round(x / BRUSH.snap);
    const row = Math.round(y / BRUSH.snap);
    this.coverage.dab(column * BRUSH.snap, row * BRUSH.snap);
    const isInside = column >= 0 && row >= 0 && column < RASTER && row < RASTER;
    const place = row * RASTER + column;
    if (isInside) {
      if (this.#drawn[place] === 1) return;
      this.#drawn[place] = 1;
      if (this.#logged < this.#log.length) this.#log[this.#logged++] = place;
    }
    this.#lay(column * BRUSH.snap, row * BRUSH.snap, 1);
  }

  /** Draws all dabs placed since the last call; called once per frame. */
  flush(): void {
    if (this.#laid === 0) return;
    const { children } = this.#brushes;
    for (let index = this.#laid; index < this.#inUse; index++) children[index]?.position.set(AWAY);
    this.#inUse = this.#laid;
    this.#laid = 0;
    this.#context.renderTo(this.#texture, this.#brushLayer, false);
  }

  /** Wipes the foil along its diagonal up to `progress` 0..1, never backwards; visible with the next `flush`. */
  wipe(progress: number): void {
    const steps = Math.min(WIPE_STEPS, Math.floor(progress * WIPE_STEPS));
    for (; this.#wiped < steps; this.#wiped++) this.#layFront(this.#wiped);
  }

  /** Redraws a texture that the GPU has lost: the same foil and the same dabs in the same order. */
  redraw(): void {
    this.#laid = 0;
    this.#context.renderTo(this.#texture, this.#foilLayer, true);
    for (let index = 0; index < this.#logged; index++) {
      const place = this.#log[index] ?? 0;
      this.#lay((place % RASTER) * BRUSH.snap, Math.floor(place / RASTER) * BRUSH.snap, 1);
    }
    for (let step = 0; step < this.#wiped; step++) this.#layFront(step);
    this.flush();
  }

  /** Places one row of dabs across the diagonal, at a step of the wipe. */
  #layFront(step: number): void {
    const along = (step * WIPE.step) / Math.SQRT2;
    for (let index = 0; index < WIPE.across; index++) {
      const across = ((index / (WIPE.across - 1) - 0.5) * DIAGONAL) / Math.SQRT2;
      this.#lay(along + across, along - across, WIPE.brush / BRUSH.size);
    }
  }

  #lay(x: number, y: number, scale: number): void {
    if (this.#laid === BRUSH.batch) this.flush();
    const brush = this.#brushes.children[this.#laid++];
    brush?.position.set(x, y);
    brush?.scale.set(scale);
  }
}
