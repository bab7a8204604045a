/** Folder of the sounds that all games of a dropping ball share. */
export const DROP_SOUNDS = 'drops';
