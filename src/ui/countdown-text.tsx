import { useEffect, useRef } from 'react';
import { clockText } from './countdown.ts';
import { followAwake } from './use-awake.ts';

/** Remaining time below which it updates every second even on a page at rest, ms. */
const NEAR_MS = 300_000;
const SECOND = 1_000;
const MINUTE = 60_000;

interface CountdownTextProps {
  /** Target time, ms of the clock. */
  readonly until: number;
  readonly clock: () => number;
  /** Returns the sentence for the remaining time, such as 2:03. */
  readonly format: (left: string) => string;
}

/**
 * Renders a sentence with the remaining time, updated every second without React; on a page at rest every minute
 * while the target is far off.
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
