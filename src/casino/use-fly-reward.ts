import { useCallback } from 'react';
import type { Reward } from '../../contract/reward.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { modalOpened } from '../store/modals-slice.ts';

/** Position from which a reward flies, in CSS px of the window. */
export interface Pressed {
  readonly x: number;
  readonly y: number;
}

/** Returns the position of an element's middle in the window. */
export function middleOf(element: Element): Pressed {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns a function that shows a collected reward flying from a position to the balance. */
export function useFlyReward() {
  const dispatch = useAppDispatch();
  return useCallback(
    (reward: Reward, from: Pressed) =>
      void dispatch(modalOpened({ name: 'rewards', rewards: [reward], from })),
    [dispatch],
  );
}
