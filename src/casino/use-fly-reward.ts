import { useCallback } from 'react';
import type { Reward } from '../../contract/reward.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { modalOpened } from '../store/modals-slice.ts';

/** Position of a press, in CSS px of the window. */
export interface Pressed {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of an element. */
export function middleOf(element: Element): Pressed {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns a function that animates a collected reward flying to the balance. */
export function useFlyReward() {
  const dispatch = useAppDispatch();
  return useCallback(
    (reward: Reward, from: Pressed) =>
      void dispatch(modalOpened({ name: 'rewards', rewards: [reward], from })),
    [dispatch],
  );
}
