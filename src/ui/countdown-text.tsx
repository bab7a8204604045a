import { useEffect, useRef } from 'react';
import { clockText } from './countdown.ts';
import { followAwake } from './use-awake.ts';

/** Remaining time below which the text updates every second even without the player's input, ms. */
const NEAR_MS = 300_000;
const SECOND = 1_000;
const MINUTE = 60_000;

interface CountdownTextProps {
  /** Target time, in ms of `clock`. */
  readonly until: number;
  readonly clock: () => number;
  /** Returns the sentence for a remaining time, which is given as text such as 2:03. */
  readonly format: (left: string) => string;
}

/**
 * Renders a sentence with the remaining time, and updates it every second without React. While the page is at rest and
 * the target is more than five minutes away, it updates every minute.
 */
export function CountdownText({ until, clock, format }: CountdownTextProps) {
  const span = useRef<HTMLSpanElement>(null);
  const latest = useRef(format);
  latest.current = format;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = followAwake((isAwake) => {
      clearTimeout(timer);
      const write = (): void => {
        const left = until - clock();
        if (span.current) span.current.textContent = latest.current(clockText(left));
        timer = setTimeout(write, isAwake || left <= NEAR_MS ? SECOND : Math.min(MINUTE, left - NEAR_MS));
      };
      write();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [until, clock]);
  return <span ref={span}>{format(clockText(until - clock()))}</span>;
}
