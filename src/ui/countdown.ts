import { useEffect } from 'react';

/** Formats ms as 1:02:03 or 2:03, rounded up to seconds, so that 0:00 means that the time has come. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Calls `onCome` when the clock reaches `until` (ms); the component does not render until then. */
export function useWhenCome(until: number | undefined, clock: () => number, onCome: () => void): void {
  useEffect(() => {
    if (until === undefined) return;
    // Checks every second: a single timer would fire late, by the time for which the device slept.
    const timer = setInterval(() => {
      if (clock() < until) return;
      clearInterval(timer);
      onCome();
    }, 1_000);
    return () => clearInterval(timer);
  }, [until, clock, onCome]);
}
