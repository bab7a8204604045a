import { useEffect, useState } from 'react';

/** Milliseconds as 1:02:03 or 2:03, rounded up, so that 0:00 means now. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Milliseconds until an instant of a clock (ms), counted once a second; calls back when it has come. */
export function useCountdown(until: number | undefined, clock: () => number, onCome: () => void): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => {
      const at = clock();
      setNow(at);
      if (at < until) return;
      clearInterval(timer);
      onCome();
    }, 1_000);
    return () => clearInterval(timer);
  }, [until, clock, onCome]);
  return until === undefined ? 0 : until - now;
}
