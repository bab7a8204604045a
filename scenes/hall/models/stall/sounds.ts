/** Folder of the sounds that all stalls share; they are loaded once for all. */
export const STALL_SOUNDS = 'stalls';
