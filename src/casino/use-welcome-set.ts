import { useEffect, useRef, useState } from 'react';
import type { OwnWelcomeSet } from '../../contract/welcome.ts';
import { useGetWelcomeSetQuery } from '../api/welcome.ts';
import { href } from '../pages/href.ts';
import { readStored, writeStored } from '../platform/storage.ts';
import { useAppSelector, useUser } from '../store/hooks.ts';
import { useNewcomer } from './use-newcomer.ts';

/** Storage key: the id of the player who last skipped the guide on this device. */
const SKIPPED_KEY = 'perya.welcome.skipped';

/** Steps of the guide for newcomers in order: the gift, and the page that has it. */
export const WELCOME_STEPS = [
  { name: 'spin', to: href('dailySpin') },
  { name: 'card', to: href('scratchCards') },
  { name: 'draw', to: href('jackpot') },
  { name: 'drops', to: href('coinPusher') },
] as const satisfies readonly { name: keyof OwnWelcomeSet; to: string }[];

/** A step of the guide for newcomers. */
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** A newcomer's progress through the guide. */
export interface WelcomeProgress {
  readonly own: OwnWelcomeSet;
  /** The first gift that is ready to be collected. */
  readonly next: WelcomeStep;
  /** Hides the guide on this device. */
  readonly skip: () => void;
}

/**
 * Returns a newcomer's progress through the guide; undefined if no gift is ready or the player has skipped the guide.
 */
export function useWelcomeSet(): WelcomeProgress | undefined {
  const user = useUser();
  const isNewcomer = useNewcomer();
  const [skipped, setSkipped] = useState(() => readStored(SKIPPED_KEY));
  const isGuided = isNewcomer && user !== undefined && skipped !== String(user.id);
  const { data, refetch } = useGetWelcomeSetQuery(undefined, {
    skip: !isGuided,
    refetchOnMountOrArgChange: true,
  });
  const isInRound = useAppSelector((state) => state.live.rounds > 0);
  const wasInRound = useRef(isInRound);
  useEffect(() => {
    // Only after a round has been shown: an earlier refetch would reveal its result.
    if (wasInRound.current && !isInRound && isGuided) void refetch();
    wasInRound.current = isInRound;
  }, [isInRound, isGuided, refetch]);
  const own = isGuided ? data?.own : undefined;
  const next = own && WELCOME_STEPS.find(({ name }) => own[name] === 'ready');
  if (own === undefined || next === undefined) return undefined;
  return {
    own,
    next,
    skip() {
      writeStored(SKIPPED_KEY, String(user?.id));
      setSkipped(String(user?.id));
    },
  };
}
