import type { SceneContext } from '../../engine/definition.ts';
import { Bulbs } from './bulbs.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { Shake } from '../../parts/shake.ts';
import { art } from './art.ts';
import { BULBS, LAYOUT, RESULT, SECTORS, SIZE, type WheelTier } from './tuning.ts';
import type { JackpotWheelTypes, WheelProps } from './types.ts';

/** All display nodes of the wheel. */
export interface SceneNodes {
  /** Root container of the scene, which the camera moves. */
  readonly room: Container;
  /** Container that the camera shake moves. */
  readonly board: Container;
  readonly rays: Sprite;
  readonly shake: Shake;
  /** Container of the wheel that grows briefly; its origin is the axle. */
  readonly wheel: Container;
  readonly bulbs: Bulbs;
  readonly disc: Sprite;
  readonly blurredDisc: Sprite;
  readonly pointer: Sprite;
  readonly sectorGlow: Sprite;
  readonly tipGlow: Sprite;
  readonly odds: readonly { readonly tier: WheelTier; readonly text: GlyphText }[];
}

/** Position of the axle in the wheel's container: its origin, so that growth and rotation share a centre. */
const AXLE = { x: 0, y: 0 };

/** Creates all display nodes of the scene; none is created later. */
export function createNodes(context: SceneContext<JackpotWheelTypes>): SceneNodes {
  const createSprite = (name: string, x: number, y: number): Sprite =>
    new Sprite({ texture: context.texture(name), anchor: 0.5, position: { x, y } });
  const { wheel: at } = LAYOUT;

  const room = new Container({ label: 'room' });
  const backdrop = createSprite('backdrop', SIZE.width / 2, SIZE.height / 2);
  // Taller and wider screens show more than the design area.
  backdrop.setSize(SIZE.width * LAYOUT.backdropCover, SIZE.height * LAYOUT.backdropCover);
  const rays = createSprite('rays', at.x, at.y);
  rays.setSize(LAYOUT.raysSize);

  const board = new Container({ label: 'board' });
  const wheel = new Container({ label: 'wheel', position: { x: at.x, y: at.y } });
  const disc = createSprite('disc', AXLE.x, AXLE.y);
  const blurredDisc = createSprite('disc-blur', AXLE.x, AXLE.y);
  blurredDisc.setSize(art['disc']?.width ?? 0);
  const bulbs: Sprite[] = [];
  const sockets: Sprite[] = [];
  for (let index = 0; index < BULBS.count; index++) {
    const angle = (index / BULBS.count) * Math.PI * 2;
    const x = Math.sin(angle) * at.bulbRadius;
    const y = -Math.cos(angle) * at.bulbRadius;
    sockets.push(createSprite('bulb-off', x, y));
    bulbs.push(createSprite('bulb-on', x, y));
  }
  const pointer = createSprite('pointer', LAYOUT.pointer.x - at.x, LAYOUT.pointer.y - at.y);
  pointer.anchor.set(0.5, 1 - LAYOUT.pointer.length / (art['pointer']?.height ?? 1));
  const sectorGlow = createSprite('sector-glow', AXLE.x, AXLE.y);
  const tipGlow = createSprite('glow', AXLE.x, LAYOUT.pointer.y + LAYOUT.pointer.length - at.y);
  wheel.addChild(
    createSprite('rim', AXLE.x, AXLE.y),
    ...sockets,
    ...bulbs,
    disc,
    blurredDisc,
    createSprite('gloss', AXLE.x, AXLE.y),
    sectorGlow,
    createSprite('hub', AXLE.x, AXLE.y),
    pointer,
    tipGlow,
  );
  const odds = [...SECTORS].reverse().map((tier) => ({
    tier,
    text: new GlyphText(context, {
      set: 'label',
      align: 'left',
      tint: LAYOUT.odds.colours[tier],
      capacity: 14,
    }),
  }));
  board.addChild(
    createSprite('title', LAYOUT.title.x, LAYOUT.title.y),
    wheel,
    ...odds.map(({ text }) => text.view),
  );
  room.addChild(backdrop, rays, board);

  context.view.addChild(room);
  return {
    room,
    board,
    rays,
    wheel,
    bulbs: new Bulbs(bulbs),
    disc,
    blurredDisc,
    pointer,
    sectorGlow,
    tipGlow,
    odds,
    shake: new Shake(board),
  };
}

const capitalised = (tier: WheelTier): string => tier.charAt(0).toUpperCase() + tier.slice(1);

/** Writes the probability of each tier in one centred row under the wheel. */
export function writeOdds(nodes: SceneNodes, oddsLine: WheelProps['oddsLine']): void {
  const { y, gap, scale, order } = LAYOUT.odds;
  const row = order.flatMap((tier) => nodes.odds.filter((entry) => entry.tier === tier));
  for (const { tier, text } of row) text.write(`${capitalised(tier)} ${oddsLine[tier]}`);
  const width = row.reduce((sum, { text }) => sum + text.width * scale, 0) + gap * (row.length - 1);
  let x = SIZE.width / 2 - width / 2;
  for (const { text } of row) {
    text.view.scale.set(scale);
    text.view.position.set(x, y);
    x += text.width * scale + gap;
  }
}

/** Shows the wheel at rest at an angle before a spin, or hides it if `isOpen` is false. */
export function showIdle(nodes: SceneNodes, isOpen: boolean, angle: number): void {
  nodes.room.visible = isOpen;
  nodes.room.alpha = 1;
  nodes.wheel.scale.set(1);
  nodes.disc.rotation = (angle * Math.PI) / 180;
  nodes.disc.alpha = 1;
  nodes.blurredDisc.visible = false;
  nodes.pointer.rotation = 0;
  nodes.sectorGlow.visible = false;
  nodes.tipGlow.visible = false;
  nodes.rays.alpha = RESULT.raysIdle;
  nodes.bulbs.light(1);
}
