/** The folder with the sounds of every stall: who goes from one stall to the next loads them once. */
export const STALL_SOUNDS = 'stalls';
