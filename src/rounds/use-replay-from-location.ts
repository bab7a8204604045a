import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type GameName, type RoundRecord, roundRecord } from '../../contract/fair.ts';

const replayState = v.object({ replay: roundRecord });

/**
 * Replays a past round when the page of proofs has sent the player here for it. `replay` is called once, when
 * `isReady` (stage and data are there); the location's state is cleared with it, so that a reload does not repeat it.
 */
export function useReplayFromLocation(
  game: GameName,
  isReady: boolean,
  replay: (round: RoundRecord) => void,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(replay);
  latest.current = replay;
  const { pathname, search } = location;
  const state: unknown = location.state;
  useEffect(() => {
    if (!isReady || !v.is(replayState, state) || state.replay.game !== game) return;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    latest.current(state.replay);
  }, [game, isReady, navigate, pathname, search, state]);
}
