import { useEffect, useSyncExternalStore } from 'react';
import { useTabVisible } from '../../ui/use-active.ts';
import type { StartedGame } from './use-game-session.ts';

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

/** How a game wants the device to be held. */
export type Orientation = StartedGame['orientation'];

/** Turns a full screen as a game wants it, where the device can; the device turns it back with the end of the full screen. */
async function turnScreen(wanted: Exclude<Orientation, 'any'>): Promise<void> {
  // Not every browser has it, whatever the types of the web say.
  const { orientation }: { readonly orientation?: Partial<Pick<ScreenOrientation, 'lock'>> } = screen;
  await orientation?.lock?.(wanted);
}

/** The full screen, in which the device is held as the game wants it: whether it is offered, whether it is on, and the switch. */
export function useFullScreen(wanted: Orientation): {
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
      // A device that refuses either shows the game as it is.
      (isOn ? document.exitFullscreen() : enter()).catch(() => undefined);
    },
  };
}
