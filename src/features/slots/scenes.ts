import type { SceneDefinition } from '../../../scenes/engine/definition.ts';

/** Loads the code of Halloween Night's scene. */
export const loadHalloween = async () =>
  (await import('../../../scenes/lobby/halloween-slots/definition.ts')).halloweenSlots;
/** Loads the code of Slot Shack's scene. */
export const loadSlotshack = async () =>
  (await import('../../../scenes/lobby/slotshack/definition.ts')).slotshack;

type TypesOf<Definition> = Definition extends SceneDefinition<infer Types> ? Types : never;
/** Props, cues and events, which the scenes of all slots share. */
export type SlotSceneTypes = TypesOf<Awaited<ReturnType<typeof loadHalloween>>>;
