import { formatExact } from '../../../contract/money.ts';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { RATIOS, shapeOf } from './game-groups.ts';
import styles from './game-sheet.module.css';
import { pictures } from '../../casino/pictures.ts';

/** What a player should know about a game before playing: provider, return, limits. */
export default function GameSheet({ gameId, onClose }: { gameId: number; onClose: () => void }) {
  const t = useT();
  const { data } = useGetLobbyConfigQuery();
  const game = data?.games.find(({ id }) => id === gameId);
  if (game === undefined) {
    return (
      <Dialog kind="sheet" title={t('nav.games')} onClose={onClose}>
        {data === undefined ? (
          <Skeleton height={180} />
        ) : (
          <EmptyState picture={pictures.telescope} title={t('home.search.none')} />
        )}
      </Dialog>
    );
  }
  const facts: readonly (readonly [string, string])[] = [
    [t('game.provider'), data?.brands?.find(({ id }) => id === game.brand)?.name ?? game.brand],
    [t('game.kind'), data?.gameTypes?.find(({ id }) => id === game.type)?.name ?? game.type],
    [t('game.rtp.long'), formatPercent(game.rtpBp)],
    [t('game.limit.min'), formatExact(game.minBet)],
    [t('game.limit.max'), formatExact(game.maxBet)],
    ...(game.hasJackpot ? ([[t('game.jackpot'), t('game.jackpot.yes')]] as const) : []),
  ];
  return (
    <Dialog kind="sheet" title={game.title} onClose={onClose}>
      <div className={styles.sheet}>
        <img
          src={game.tile}
          alt=""
          width={360}
          height={Math.round(360 / RATIOS[shapeOf(game.type)])}
          style={{ aspectRatio: RATIOS[shapeOf(game.type)] }}
        />
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {game.page === undefined ? (
        <>
          <Button kind="gold" size="l" block disabled aria-describedby="game-closed">
            {t('game.play')}
          </Button>
          <p id="game-closed" className={styles.reason}>
            {t('game.play.closed')}
          </p>
        </>
      ) : (
        <LinkButton kind="gold" size="l" block to={game.page} onClick={onClose}>
          {t('game.play')}
        </LinkButton>
      )}
    </Dialog>
  );
}
