import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type GameName, type RoundRecord, roundRecord } from '../../contract/fair.ts';

const asked = v.object({ replay: roundRecord });

/**
 * Shows a past round again when the page of proofs has sent the player here for it. Called once, when `isReady` (stage
 * and data are there); the wish leaves the address's state with it, so that a reload does not repeat it.
 */
export function useAskedReplay(
  games: readonly GameName[],
  isReady: boolean,
  show: (round: RoundRecord) => void,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(show);
  latest.current = show;
  const { pathname, search } = location;
  const state: unknown = location.state;
  useEffect(() => {
    if (!isReady || !v.is(asked, state) || !games.includes(state.replay.game)) return;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    latest.current(state.replay);
  }, [games, isReady, navigate, pathname, search, state]);
}
