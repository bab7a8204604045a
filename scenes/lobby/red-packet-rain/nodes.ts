import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { OpeningEffects } from './opening-effects.ts';
import { Countdown } from './countdown.ts';
import { PacketEnvelope } from './envelope.ts';
import type { Celebration } from '../../parts/celebration/celebration.ts';
import { FingerTrail } from './finger-trail.ts';
import { RainField } from './field.ts';
import { Gate } from './gate.ts';
import { HangingPackets } from './hanging-packets.ts';
import { LAYOUT, SIZE } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** All display nodes of the scene. */
export interface SceneNodes {
  readonly field: RainField;
  readonly hangingPackets: HangingPackets;
  readonly trail: FingerTrail;
  readonly gate: Gate;
  readonly countdown: Countdown;
  readonly envelope: PacketEnvelope;
  readonly openingEffects: OpeningEffects;
  /** Text that replaces the envelope if its amount is 0. */
  readonly nothing: GlyphText;
  /** Container that the camera moves; its rest position is 0,0. */
  readonly night: Container;
  /** Adds a celebration above the envelope and everything else. */
  addCelebration(celebration: Celebration): void;
}

/**
 * Creates all display nodes once; none is created later. From back to front: night, packets, title and lamps, dimming
 * layer, envelope, sparks, amount.
 */
export function createNodes(context: SceneContext<RedPacketRainTypes>): SceneNodes {
  const createSprite = (name: string, x: number, y: number): Sprite =>
    new Sprite({ texture: context.texture(name), anchor: 0.5, position: { x, y } });
  const night = new Container({ label: 'night' });
  const backdrop = createSprite('backdrop', SIZE.width / 2, SIZE.height / 2);
  // Taller and wider screens show more than the design area.
  backdrop.setSize(SIZE.width * LAYOUT.backdropCover, SIZE.height * LAYOUT.backdropCover);
  const rays = createSprite('rays', LAYOUT.envelope.x, LAYOUT.envelope.y);
  rays.setSize(LAYOUT.raysSize);
  night.addChild(backdrop, rays);

  const field = new RainField(context);
  const hangingPackets = new HangingPackets(context);
  const gate = new Gate(context);
  const countdown = new Countdown(context);
  const envelope = new PacketEnvelope(context);
  const trail = new FingerTrail(context);
  const openingEffects = new OpeningEffects(context, rays);
  const { nothing: place } = LAYOUT;
  const nothing = new GlyphText(context, {
    set: 'label',
    capHeight: place.cap,
    maxWidth: place.width,
    capacity: 40,
  });
  nothing.view.position.set(place.x, place.y);
  nothing.view.visible = false;

  context.view.addChild(
    night,
    field.view,
    hangingPackets.view,
    createSprite('garland', SIZE.width / 2, 42),
    createSprite('title', LAYOUT.title.x, LAYOUT.title.y),
    gate.view,
    trail.view,
    gate.catches.flying,
    countdown.view,
    openingEffects.glow,
    envelope.view,
    openingEffects.ring,
    envelope.amount,
    nothing.view,
  );
  return {
    field,
    hangingPackets,
    trail,
    gate,
    countdown,
    envelope,
    openingEffects,
    nothing,
    night,
    addCelebration({ behind, above }) {
      context.view.addChildAt(behind, context.view.getChildIndex(envelope.amount));
      context.view.addChild(above);
    },
  };
}
