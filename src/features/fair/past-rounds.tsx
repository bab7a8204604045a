import { Suspense, useState } from 'react';
import { GAMES, type GameName, type RoundRecord } from '../../../contract/fair.ts';
import { useGetFairRoundsInfiniteQuery } from '../../api/fair.ts';
import { useGameName } from '../../promotions/game-names.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './fair.module.css';
import { fairTexts } from './texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingDialog } from '../../ui/missing-dialog.tsx';

// Loaded on demand, because it contains the arithmetic of every game.
const RoundCheck = lazyPart(() => import('./round-check.tsx'), MissingDialog);

/** Draws the player's past rounds of all games; each can be computed again on this device. */
export function PastRounds() {
  const t = useTexts(fairTexts);
  const gameName = useGameName();
  const [game, setGame] = useState<GameName>();
  return (
    <section className={styles.section} aria-labelledby="fair-rounds">
      <h2 id="fair-rounds" className={styles.heading}>
        {t('rounds')}
      </h2>
      <label className={styles.filter}>
        <span>{t('rounds.game')}</span>
        <select
          value={game ?? ''}
          onChange={(event) => setGame(GAMES.find((one) => one === event.target.value))}
        >
          <option value="">{t('rounds.all')}</option>
          {GAMES.map((one) => (
            <option key={one} value={one}>
              {gameName(one)}
            </option>
          ))}
        </select>
      </label>
      <Rounds key={game ?? ''} game={game} />
    </section>
  );
}

function Rounds({ game }: { game: GameName | undefined }) {
  const t = useTexts(fairTexts);
  const gameName = useGameName();
  const locale = useLocale();
  const [checked, setChecked] = useState<RoundRecord>();
  const list = usePagedList(
    useGetFairRoundsInfiniteQuery(game === undefined ? {} : { game }, { refetchOnMountOrArgChange: true }),
  );
  return (
    <>
      <PagedList
        list={list}
        empty={
          <EmptyState picture={morePictures.ticket} title={t('rounds.none')} help={t('rounds.none.help')} />
        }
      >
        {(rounds) => (
          <Rows busy={list.isFetching}>
            {rounds.map((round) => (
              <Row
                key={round.id}
                name={gameName(round.game)}
                note={
                  <time dateTime={new Date(round.time).toISOString()}>
                    {formatMoment(round.time, locale)}
                  </time>
                }
                end={round.payout > 0 && <Money amount={round.payout} kind="signed" tone="auto" />}
                tools={
                  <Button
                    size="s"
                    kind="line"
                    icon={moreIcons.shieldCheck}
                    aria-label={`${t('check')}: ${t('check.title', { number: round.proof.nonce + 1, game: gameName(round.game) })}`}
                    onClick={() => setChecked(round)}
                  >
                    {t('check')}
                  </Button>
                }
              />
            ))}
          </Rows>
        )}
      </PagedList>
      {checked && (
        <Suspense>
          <RoundCheck round={checked} onClose={() => setChecked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
