/** Folder of the sounds that all climbing games share. */
export const CLIMB_SOUNDS = 'climbs';
