import type { SceneDefinition } from '../../../scenes/engine/definition.ts';

/** The scene of Halloween Night, fetched when it is near. */
export const loadHalloween = async () =>
  (await import('../../../scenes/halloween-slots/definition.ts')).halloweenSlots;
/** The scene of Slot Shack, fetched when it is near. */
export const loadSlotshack = async () => (await import('../../../scenes/slotshack/definition.ts')).slotshack;

type TypesOf<Definition> = Definition extends SceneDefinition<infer Types> ? Types : never;
/** What every reel game's scene takes and tells. */
export type ReelGame = TypesOf<Awaited<ReturnType<typeof loadHalloween>>>;
