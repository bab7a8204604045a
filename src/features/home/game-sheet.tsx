import { formatExact } from '../../../contract/money.ts';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useT, useTexts } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { GamePrefetch } from './game-prefetch.tsx';
import { gameHref } from './game-href.ts';
import { LikeButton } from './like-button.tsx';
import { RATIOS, shapeOf } from './tile-shapes.ts';
import styles from './game-sheet.module.css';
import { useTypeName } from './use-type-name.ts';
import { morePictures } from '../../casino/more-pictures.ts';

const en = {
  'rtp.long': 'Return to player',
  provider: 'Provider',
  kind: 'Type',
  'limit.min': 'Minimum bet',
  'limit.max': 'Maximum bet',
  jackpot: 'Jackpot',
  'jackpot.yes': 'Yes',
  play: 'Play',
  none: 'We couldn’t find that game',
  'play.fun': 'For fun',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  'rtp.long': 'Balik sa player',
  provider: 'Provider',
  kind: 'Uri',
  'limit.min': 'Minimum na taya',
  'limit.max': 'Maximum na taya',
  jackpot: 'Jackpot',
  'jackpot.yes': 'Oo',
  play: 'Maglaro',
  none: 'Hindi namin makita ang larong iyan',
  'play.fun': 'Pang-enjoy lang',
};
const texts = { en, fil };

/** Draws what a player should know about a game before playing: provider, return and limits, with the links to play. */
export default function GameSheet({ gameId, onClose }: { gameId: number; onClose: () => void }) {
  const t = useT();
  const own = useTexts(texts);
  const nameOf = useTypeName();
  const { data } = useGetLobbyConfigQuery();
  const game = data?.games.find(({ id }) => id === gameId);
  if (game === undefined) {
    return (
      <Dialog kind="sheet" title={t('nav.games')} onClose={onClose}>
        {data === undefined ? (
          <Skeleton height={180} />
        ) : (
          <EmptyState picture={morePictures.telescope} title={own('none')} />
        )}
      </Dialog>
    );
  }
  const facts: readonly (readonly [string, string])[] = [
    [own('provider'), data?.brands?.find(({ id }) => id === game.brand)?.name ?? game.brand],
    [own('kind'), nameOf(game.type, data?.gameTypes?.find(({ id }) => id === game.type)?.name)],
    [
      own('rtp.long'),
      [game.rtpBp, ...(game.rtpMostBp === undefined ? [] : [game.rtpMostBp])].map(formatPercent).join(' – '),
    ],
    [own('limit.min'), formatExact(game.minBet)],
    [own('limit.max'), formatExact(game.maxBet)],
    ...(game.hasJackpot ? ([[own('jackpot'), own('jackpot.yes')]] as const) : []),
  ];
  return (
    <Dialog kind="sheet" title={game.title} onClose={onClose}>
      <LikeButton game={game} />
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
      {game.plays === true && <GamePrefetch title={game.title} />}
      {game.page === undefined ? (
        <div className={styles.ways}>
          <LinkButton kind="gold" size="l" block to={gameHref(gameId)} onClick={onClose}>
            {own('play')}
          </LinkButton>
          <LinkButton kind="violet" size="l" block to={`${gameHref(gameId)}&tryIt=1`} onClick={onClose}>
            {own('play.fun')}
          </LinkButton>
        </div>
      ) : (
        <LinkButton kind="gold" size="l" block to={game.page} onClick={onClose}>
          {own('play')}
        </LinkButton>
      )}
    </Dialog>
  );
}
