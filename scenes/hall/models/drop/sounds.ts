/** Folder of the sounds that all games with a falling ball share. */
export const DROP_SOUNDS = 'drops';
