import { useEffect, useRef } from 'react';
import { clockText } from './countdown.ts';

interface CountdownTextProps {
  /** The instant that is counted down to, ms of the clock. */
  readonly until: number;
  readonly clock: () => number;
  /** Returns the sentence for what is left, as 2:03. */
  readonly format: (left: string) => string;
}

/** A sentence with the time that is left, written anew each second without React. */
export function CountdownText({ until, clock, format }: CountdownTextProps) {
  const span = useRef<HTMLSpanElement>(null);
  const latest = useRef(format);
  latest.current = format;
  useEffect(() => {
    const timer = setInterval(() => {
      if (span.current) span.current.textContent = latest.current(clockText(until - clock()));
    }, 1_000);
    return () => clearInterval(timer);
  }, [until, clock]);
  return <span ref={span}>{format(clockText(until - clock()))}</span>;
}
