import type { SceneDefinition } from '../../../scenes/engine/definition.ts';

/** Loads the scene of Halloween Night, shortly before it is needed. */
export const loadHalloween = async () =>
  (await import('../../../scenes/lobby/halloween-slots/definition.ts')).halloweenSlots;
/** Loads the scene of Slot Shack, shortly before it is needed. */
export const loadSlotshack = async () =>
  (await import('../../../scenes/lobby/slotshack/definition.ts')).slotshack;

type TypesOf<Definition> = Definition extends SceneDefinition<infer Types> ? Types : never;
/** Props, cues and events of every reel game's scene. */
export type SlotSceneTypes = TypesOf<Awaited<ReturnType<typeof loadHalloween>>>;
