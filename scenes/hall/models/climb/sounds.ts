/** The folder with the sounds of every climb. */
export const CLIMB_SOUNDS = 'climbs';
