import { useEffect } from 'react';

/** Formats milliseconds as 1:02:03 or 2:03, rounded up, so that 0:00 means now. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Calls back when a clock reaches a time (ms); nothing renders until then. */
export function useWhenCome(until: number | undefined, clock: () => number, onCome: () => void): void {
  useEffect(() => {
    if (until === undefined) return;
    // Polled every second: after a device slept, a timer would fire late by that time.
    const timer = setInterval(() => {
      if (clock() < until) return;
      clearInterval(timer);
      onCome();
    }, 1_000);
    return () => clearInterval(timer);
  }, [until, clock, onCome]);
}
