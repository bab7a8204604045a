import { useSyncExternalStore } from 'react';

/** Time after the page's start in which ambient motion waits for the first input, ms: the page is still loading. */
export const FIRST_MOTION_MS = 5_000;
/** Time without input after which all ambient motion stops, ms. */
export const REST_AFTER_MS = 30_000;

/**
 * Events that show that the player is present. Auto-scrolling lists fire scroll too, but their events do not bubble to
 * the window.
 */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Returns whether ambient motion may run: from the first input, or 5 s after the page's start, until 30 s after the
 * last input. A page at rest then draws no frames.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAwake,
    () => false,
  );

/**
 * Reports the value of useAwake to code outside React, at once and at each change. Returns a function that stops it.
 */
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

/**
 * Records the time of an input. While ambient motion may run, it does nothing else, because it is called for every
 * pointer move.
 */
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
