import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type GameName, type RoundRecord, roundRecord } from '../../contract/fair.ts';

const replayState = v.object({ replay: roundRecord });

/**
 * Replays a past round if the fairness page has sent the player here with it. `replay` is called once, as soon as
 * `isReady` is true; the location's state is then cleared, so that a reload does not replay again.
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
