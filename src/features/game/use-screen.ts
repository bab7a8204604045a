import { useEffect, useSyncExternalStore } from 'react';
import { useTabVisible } from '../../ui/use-active.ts';
import type { StartedGame } from './use-game-session.ts';

/** Keeps the screen on while the page is visible, if the device supports it. */
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
      // Refused when the battery is low; the game goes on.
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

/** Device orientation required by a game. */
export type RequiredOrientation = StartedGame['orientation'];

/** Locks a full screen to a game's orientation, if the device supports it; leaving full screen unlocks it. */
async function turnScreen(wanted: Exclude<RequiredOrientation, 'any'>): Promise<void> {
  // Not every browser has it, despite the DOM types.
  const { orientation }: { readonly orientation?: Partial<Pick<ScreenOrientation, 'lock'>> } = screen;
  await orientation?.lock?.(wanted);
}

/** Manages full screen with the game's orientation: whether it is available, whether it is on, and the toggle. */
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
      // If the device refuses either, the game stays as it is.
      (isOn ? document.exitFullscreen() : enter()).catch(() => undefined);
    },
  };
}
