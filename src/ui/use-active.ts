import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { DESKTOP } from '../platform/first-screen.ts';
import { useAwake } from './use-awake.ts';

const subscribeVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Returns whether the tab is visible. */
export const useTabVisible = (): boolean =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

/** Returns whether a media query matches. */
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

/** Returns whether the window is at least 1024 px wide: side navigation and rail then replace the bottom bar. */
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

/** Returns whether ambient motion is off, by the system's setting or the player's own. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeMotion,
    () =>
      document.documentElement.dataset['motion'] === 'reduced' ||
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );

/** Returns whether any part of an element is on the screen. */
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
 * Returns whether ambient motion may run: the tab is visible, the element is on the screen, motion is not switched off,
 * and there was recent input (see useAwake).
 */
export function useAmbient(ref: RefObject<Element | null>): boolean {
  const visible = useTabVisible();
  const awake = useAwake();
  const reduceMotion = useReducedMotion();
  const onScreen = useOnScreen(ref);
  return visible && awake && onScreen && !reduceMotion;
}
