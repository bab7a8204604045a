import type { SceneDefinition } from '../../../scenes/engine/definition.ts';

/** The scene of Halloween Night, fetched when it is near. */
export const loadHalloween = async () =>
  (await import('../../../scenes/halloween-slots/definition.ts')).halloweenSlots;
/** The scene of Slot Shack, fetched when it is near. */
export const loadSlotshack = async () => (await import('../../../scenes/slotshack/definition.ts')).slotshack;

type TypesOf<Definition> = Definition extends SceneDefinition<infer Types> ? Types : never;
/** Props, cues and events of every reel game's scene. */
export type ReelGame = TypesOf<Awaited<ReturnType<typeof loadHalloween>>>;
