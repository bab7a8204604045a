import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { DESKTOP } from '../platform/first-screen.ts';
import { useAwake } from './use-awake.ts';

const subscribeVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Returns true while the tab is visible. */
export const useTabVisible = (): boolean =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

/** Returns true while a media query matches. */
export function useMedia(query: string): boolean {
  const read = (): boolean => matchMedia(query).matches;
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    read,
    read,
  );
}

/** Returns true from 1024 px: side navigation and right rail instead of the bottom bar. */
export const useDesktop = (): boolean => useMedia(DESKTOP);

const subscribeMotion = (changed: () => void): (() => void) => {
  const media = matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  media.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', changed);
  };
};

/** Returns true when nothing may move on its own: by the system's setting or the player's own switch. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeMotion,
    () =>
      document.documentElement.dataset['motion'] === 'reduced' ||
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );

/** Returns true while any part of an element is on the screen. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return onScreen;
}

/**
 * Returns true when ambient motion may run: visible tab, element on the screen, motion not paused, and recent input.
 */
export function useAmbient(ref: RefObject<Element | null>): boolean {
  const visible = useTabVisible();
  const awake = useAwake();
  const reduceMotion = useReducedMotion();
  const onScreen = useOnScreen(ref);
  return visible && awake && onScreen && !reduceMotion;
}
