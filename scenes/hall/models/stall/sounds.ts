/** Folder of the sounds shared by all stalls, so that they are loaded once. */
export const STALL_SOUNDS = 'stalls';
