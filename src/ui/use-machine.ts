import { useCallback, useMemo, useRef, useState } from 'react';

/** A running state machine: its rendered state, its current state, and a function that sends an event. */
export interface Machine<State, Event> {
  readonly state: State;
  /** Returns the state after the last event, which React may not have rendered yet. */
  readonly current: () => State;
  readonly send: (event: Event) => void;
}

/** Result of an event: the next state, and the commands to run outside the machine, in order. */
export interface Transition<State, Command> {
  readonly state: State;
  readonly commands: readonly Command[];
}

/**
 * Runs a pure reducer. Unlike `useReducer` it applies an event as soon as it is sent: a second event in the same task
 * sees the new state, so a double press cannot start two rounds. An event that returns the same state renders nothing.
 */
export function useMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Machine<State, Event> {
  const transition = useCallback(
    (state: State, event: Event) => ({ state: reduce(state, event), commands: [] }),
    [reduce],
  );
  return useCommandMachine<State, Event, never>(transition, initial, ignore);
}

const ignore = (): void => undefined;

/** Runs a pure reducer like `useMachine`, and calls `run` for each command of a transition after its state applies. */
export function useCommandMachine<State, Event, Command>(
  reduce: (state: State, event: Event) => Transition<State, Command>,
  initial: State,
  run: (command: Command, send: (event: Event) => void) => void,
): Machine<State, Event> {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const latestRun = useRef(run);
  latestRun.current = run;
  const current = useCallback(() => latest.current, []);
  const send = useCallback(
    function apply(event: Event): void {
      const next = reduce(latest.current, event);
      latest.current = next.state;
      setState(next.state);
      for (const command of next.commands) latestRun.current(command, apply);
    },
    [reduce],
  );
  return useMemo(() => ({ state, current, send }), [state, current, send]);
}
