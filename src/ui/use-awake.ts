import { useSyncExternalStore } from 'react';

/** Before the first input nothing moves on its own for this long after the page began, in ms: it is still loading. */
export const FIRST_MOTION_MS = 5_000;
/** Without input everything rests after this long, in ms. */
export const REST_AFTER_MS = 30_000;

/** What tells that somebody is there. A list that moves on its own also scrolls, but its scrolling does not bubble. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * True while motion without a cause may run: from the first input, or 5 s after the page began, until nobody has
 * touched anything for 30 s. A page at rest then draws nothing at all.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAwake,
    () => false,
  );

/** Tells what useAwake tells, at once and at each change, to what is not drawn by React. Returns how to stop. */
export function followAwake(changed: (awake: boolean) => void): () => void {
  const stopFollowing = subscribe(() => changed(isAwake));
  changed(isAwake);
  return stopFollowing;
}

let isAwake = false;
let lastInputAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const followers = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  if (followers.size === 0) start();
  followers.add(changed);
  return () => {
    followers.delete(changed);
    if (followers.size === 0) stop();
  };
}

function start(): void {
  for (const input of INPUTS) addEventListener(input, noteInput, { passive: true });
  if (isAwake) restLater();
  else timer = setTimeout(noteInput, Math.max(0, FIRST_MOTION_MS - performance.now()));
}

function stop(): void {
  clearTimeout(timer);
  for (const input of INPUTS) removeEventListener(input, noteInput);
}

/** Called for every move of a pointer: it notes the time and does no more. */
function noteInput(): void {
  lastInputAt = performance.now();
  if (isAwake) return;
  clearTimeout(timer);
  setAwake(true);
  restLater();
}

function restLater(): void {
  const left = lastInputAt + REST_AFTER_MS - performance.now();
  timer = left <= 0 ? undefined : setTimeout(restLater, left);
  if (left <= 0) setAwake(false);
}

function setAwake(next: boolean): void {
  isAwake = next;
  for (const changed of followers) changed();
}
