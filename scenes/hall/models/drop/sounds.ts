/** The folder with the sounds of every drop. */
export const DROP_SOUNDS = 'drops';
