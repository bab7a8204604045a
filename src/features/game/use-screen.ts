import { useEffect, useSyncExternalStore } from 'react';
import { useTabVisible } from '../../ui/use-active.ts';
import type { StartedGame } from './use-game-session.ts';

/** Keeps the device's screen on while the page is visible, if the device supports this. */
export function useWakeLock(): void {
  const isVisible = useTabVisible();
  useEffect(() => {
    if (!isVisible || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    navigator.wakeLock.request('screen').then(
      (taken) => {
        if (isOver) void taken.release();
        else lock = taken;
      },
      // The device refuses when its battery is low; the game then runs without it.
      () => undefined,
    );
    return () => {
      isOver = true;
      void lock?.release();
    };
  }, [isVisible]);
}

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Orientation that a game requires; `any` fits both. */
export type RequiredOrientation = StartedGame['orientation'];

/** Locks the orientation of a device in full screen, if it supports this; leaving full screen ends the lock. */
async function turnScreen(wanted: Exclude<RequiredOrientation, 'any'>): Promise<void> {
  // Some browsers lack `lock`, although the DOM types declare it.
  const { orientation }: { readonly orientation?: Partial<Pick<ScreenOrientation, 'lock'>> } = screen;
  await orientation?.lock?.(wanted);
}

/**
 * Returns whether full screen is available and on, and a function that switches it; full screen has the game's
 * orientation.
 */
export function useFullScreen(wanted: RequiredOrientation): {
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
} {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  useEffect(
    () => () => {
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    },
    [],
  );
  return {
    isOffered: document.fullscreenEnabled,
    isOn,
    toggle: () => {
      const enter = async (): Promise<void> => {
        await document.documentElement.requestFullscreen();
        if (wanted !== 'any') await turnScreen(wanted);
      };
      // If the device refuses full screen or the orientation, the game continues as it is.
      (isOn ? document.exitFullscreen() : enter()).catch(() => undefined);
    },
  };
}
