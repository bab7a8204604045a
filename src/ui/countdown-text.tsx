import { useEffect, useRef } from 'react';
import { clockText } from './countdown.ts';
import { followAwake } from './use-awake.ts';

/** What comes sooner than this is watched, ms. */
const NEAR_MS = 300_000;
const SECOND = 1_000;
const MINUTE = 60_000;

interface CountdownTextProps {
  /** The instant that is counted down to, ms of the clock. */
  readonly until: number;
  readonly clock: () => number;
  /** Returns the sentence for what is left, as 2:03. */
  readonly format: (left: string) => string;
}

/**
 * A sentence with the time that is left, written anew each second without React. On a page at rest a time that is still
 * far is written anew each minute.
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
