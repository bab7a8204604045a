/** Folder of the sounds that all stalls share, so that a browser loads them only once. */
export const STALL_SOUNDS = 'stalls';
