import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { loginHref } from '../../pages/href.ts';
import { Missing } from '../../pages/missing.tsx';
import { useLoggedIn } from '../../store/hooks.ts';
import { GameRoom } from './game-room.tsx';

const wholeOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/**
 * /game/start?gameId&tryIt&activityId: a game of the hall. Playing for coins requires a log-in, which leads back here.
 */
export default function GamePage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const isLoggedIn = useLoggedIn();
  const gameId = wholeOf(query.get('gameId'));
  const tryIt = ['1', 'true'].includes(query.get('tryIt') ?? '');
  if (gameId === undefined) return <Missing />;
  if (!isLoggedIn && !tryIt) return <Navigate to={loginHref(`${pathname}${search}`)} replace />;
  return (
    <GameRoom
      key={`${gameId} ${tryIt}`}
      gameId={gameId}
      tryIt={tryIt}
      activityId={wholeOf(query.get('activityId'))}
    />
  );
}
