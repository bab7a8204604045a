import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { CoinSprays } from './coin-sprays.ts';
import { depthOf, type OpenedPacket, type Packet, type PacketState, packetAt } from './plan.ts';
import { PACKET, RAIN, SIZE, TAP } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** The falling packets. They depend only on the rain's time and on the packets opened so far. */
export class RainField {
  readonly view = new Container({ label: 'rain' });
  /** Sprites of the packets by depth, farthest first, so that nearer packets are drawn in front. */
  readonly #sprites: readonly Sprite[];
  /** For each sprite: 1 if this frame shows it, otherwise 0. */
  readonly #shown = new Uint8Array(RAIN.pool * RAIN.depths.length);
  readonly #faces: readonly Texture[];
  readonly #open: Texture;
  readonly #coins: CoinSprays;
  readonly #popIn: (q: number) => number;
  readonly #popOut: (q: number) => number;
  readonly #place: PacketState = { x: 0, y: 0, turn: 0 };
  #plan: readonly Packet[] = [];
  #opened: OpenedPacket[] = [];
  #openedBy = new Map<number, OpenedPacket>();
  /** Time of the rain from which only half of the packets fall, because five were opened; Infinity before. */
  #thinFrom = Infinity;

  constructor(context: SceneContext<RedPacketRainTypes>) {
    this.#faces = Array.from({ length: RAIN.variants }, (_, index) => context.texture(`packet-${index + 1}`));
    this.#open = context.texture('packet-open');
    this.#popIn = context.motion.ease('power2.in');
    this.#popOut = context.motion.ease('back.out(2.2)');
    this.#sprites = RAIN.depths.flatMap(({ tint }) =>
      Array.from({ length: RAIN.pool }, () => {
        const sprite = new Sprite({ texture: this.#open, anchor: 0.5, alpha: 0, tint });
        this.view.addChild(sprite);
        return sprite;
      }),
    );
    this.#coins = new CoinSprays(context);
    this.view.addChild(this.#coins.view);
  }

  /** Prepares a new rain without opened packets. */
  aim(plan: readonly Packet[]): void {
    this.#plan = plan;
    this.#opened = [];
    this.#openedBy = new Map();
    this.#thinFrom = Infinity;
  }

  /** Packets opened so far, in order. */
  get opened(): readonly OpenedPacket[] {
    return this.#opened;
  }

  /** Omits half of the packets that begin to fall after `ms` of the rain. */
  thin(ms: number): void {
    this.#thinFrom = ms;
  }

  /** Opens the frontmost packet within reach of a point; returns undefined if there is none. */
  tap(x: number, y: number, ms: number): OpenedPacket | undefined {
    return this.#openBest(ms, (at, packet) => {
      const { size } = depthOf(packet);
      const [dx, dy] = [Math.abs(at.x - x), Math.abs(at.y - y)];
      const isIn =
        dx <= (size * PACKET.width) / 2 + PACKET.reach && dy <= (size * PACKET.height) / 2 + PACKET.reach;
      return isIn ? packet.depth * SIZE.height - Math.hypot(dx, dy) : undefined;
    });
  }

  /** Opens the lowest packet within the area visible on every screen; returns undefined if there is none. */
  catchLowest(ms: number): OpenedPacket | undefined {
    return this.#openBest(ms, ({ y }) => (y >= 0 && y <= SIZE.height ? y : undefined));
  }

  /** Draws the rain at `ms` from its start. */
  draw(ms: number): void {
    this.#shown.fill(0);
    for (let index = 0; index < this.#plan.length; index++) {
      const packet = this.#plan[index];
      if (!packet || packet.bornMs > ms) break;
      const place = packet.depth * RAIN.pool + (packet.place % RAIN.pool);
      const sprite = this.#sprites[place];
      if (!sprite) continue;
      const opened = this.#openedBy.get(index);
      if (opened) this.#shown[place] = this.#drawOpened(sprite, packet, opened, ms - opened.at) ? 1 : 0;
      else if (this.#isThere(index, packet) && packetAt(packet, ms, this.#place)) {
        this.#shown[place] = 1;
        this.#setTexture(sprite, this.#faceOf(packet));
        sprite.position.set(this.#place.x, this.#place.y);
        sprite.rotation = this.#place.turn;
        sprite.scale.set(depthOf(packet).size);
        sprite.alpha = 1;
      }
    }
    // Packets are hidden by alpha: changing `visible` would make the renderer sort the whole scene again for each.
    for (let place = 0; place < this.#sprites.length; place++) {
      const sprite = this.#sprites[place];
      if (sprite && this.#shown[place] === 0) sprite.alpha = 0;
    }
    this.#coins.draw(this.#opened, ms);
  }

  /** Hides all falling packets. */
  hide(): void {
    this.view.visible = false;
  }

  #openBest(
    ms: number,
    worth: (at: PacketState, packet: Packet) => number | undefined,
  ): OpenedPacket | undefined {
    let best: { readonly index: number; readonly value: number } | undefined;
    for (const [index, packet] of this.#plan.entries()) {
      if (this.#openedBy.has(index) || !this.#isThere(index, packet)) continue;
      if (!packetAt(packet, ms, this.#place)) continue;
      const value = worth(this.#place, packet);
      if (value !== undefined && (best === undefined || value > best.value)) best = { index, value };
    }
    const packet = best && this.#plan[best.index];
    if (!best || !packet) return undefined;
    packetAt(packet, ms, this.#place);
    const { size } = depthOf(packet);
    const opened = { index: best.index, order: this.#opened.length, at: ms, size, ...this.#place };
    this.#opened.push(opened);
    this.#openedBy.set(best.index, opened);
    return opened;
  }

  #isThere(index: number, { bornMs }: Packet): boolean {
    return bornMs <= this.#thinFrom || index % RAIN.thinned === 0;
  }

  #faceOf({ variant }: Packet): Texture {
    return this.#faces[variant - 1] ?? this.#open;
  }

  #setTexture(sprite: Sprite, texture: Texture): void {
    if (sprite.texture !== texture) sprite.texture = texture;
  }

  /** Draws an opened packet; returns false once it has disappeared. */
  #drawOpened(sprite: Sprite, packet: Packet, { x, y, turn, size }: OpenedPacket, life: number): boolean {
    const popped = TAP.down + TAP.up;
    if (life >= popped + TAP.open) return false;
    sprite.position.set(x, y);
    sprite.rotation = turn;
    this.#setTexture(sprite, life < popped ? this.#faceOf(packet) : this.#open);
    const down = this.#popIn(Math.min(1, life / TAP.down));
    const up = this.#popOut(Math.min(1, Math.max(0, (life - TAP.down) / TAP.up)));
    const popping = life < TAP.down ? 1 - (1 - TAP.low) * down : TAP.low + (TAP.high - TAP.low) * up;
    sprite.scale.set(size * popping);
    sprite.alpha = 1 - Math.max(0, (life - popped) / TAP.open);
    return true;
  }
}
