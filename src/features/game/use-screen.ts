import { useEffect, useSyncExternalStore } from 'react';
import { useTabVisible } from '../../ui/use-active.ts';

/** Keeps the screen lit while the page is seen, where the device can. */
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
      // A battery that is low refuses it; the game goes on.
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

/** The full screen: whether the device offers it, whether it is on, and the switch. */
export function useFullScreen(): {
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
      const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}
