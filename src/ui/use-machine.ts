import { useCallback, useMemo, useRef, useState } from 'react';

/** A running state machine: the state as rendered, the state as of the last event, and how to send an event. */
export interface Machine<State, Event> {
  readonly state: State;
  /** Returns the state after the last event, also before React has rendered it. */
  readonly current: () => State;
  readonly send: (event: Event) => void;
}

/**
 * Runs a pure reducer. Unlike `useReducer` it applies an event when it is sent, so that two events in one task see each
 * other's effect and a double press cannot start two rounds. An event that returns the same state renders nothing.
 */
export function useMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Machine<State, Event> {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const current = useCallback(() => latest.current, []);
  const send = useCallback(
    (event: Event): void => {
      latest.current = reduce(latest.current, event);
      setState(latest.current);
    },
    [reduce],
  );
  return useMemo(() => ({ state, current, send }), [state, current, send]);
}
