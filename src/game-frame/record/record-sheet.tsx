import { useMemo, useState } from 'react';
import { formatPrize } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ProofFacts } from '../proof-facts.tsx';
import type { ProofCheck } from '../proofs.ts';
import { VisitFigureList } from '../visit-figure-list.tsx';
import { frameTexts } from '../texts.ts';
import { timesText } from '../times-text.ts';
import type { GameServerConnection } from '../use-game-server.ts';
import type { VisitFigures } from '../visit-figures.ts';
import OthersBets from './others-bets.tsx';
import styles from './record-sheet.module.css';
import { recordTexts } from './texts.ts';
import { useRoundRecord } from './use-round-record.ts';

interface RecordSheetProps {
  readonly gameServer: GameServerConnection;
  readonly figures: VisitFigures;
  /** Checks whether a round follows from its seeds; undefined in shared games, which show their proofs elsewhere. */
  readonly holds?: ProofCheck | undefined;
  /** Returns the result of a round in a few words. */
  readonly resultOf: (round: HallRound) => string;
  /** Replays a round; undefined while another round is played. */
  readonly onWatch?: ((round: HallRound) => void) | undefined;
  /** Whether the scene is able to replay rounds. */
  readonly canShow: boolean;
  readonly onClose: () => void;
}

/**
 * Draws the totals of the visit, the player's past rounds of this game with check and replay, and other players' bets.
 */
export default function RecordSheet(props: RecordSheetProps) {
  const { gameServer, figures, onClose, ...row } = props;
  const t = useTexts(recordTexts);
  const frame = useTexts(frameTexts);
  const list = useRoundRecord(gameServer.calls);
  const [open, setOpen] = useState<string>();
  const [tab, setTab] = useState<'own' | 'others'>('own');
  // Shared games show other players' bets beside the picture.
  const isShared = row.holds === undefined;
  const past = (
    <PagedList list={list} empty={<EmptyState title={t('empty')} help={t('empty.help')} />}>
      {(rounds) => (
        <ul className={styles.rounds} data-rows="">
          {rounds.map((round) => (
            <PastRound
              key={round.roundId}
              {...row}
              round={round}
              isOpen={open === round.roundId}
              onOpen={() => setOpen(open === round.roundId ? undefined : round.roundId)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
  return (
    <Dialog kind="sheet" title={frame('record')} onClose={onClose}>
      <h3 className={styles.title}>{frame('session')}</h3>
      <VisitFigureList figures={figures} whole />
      {isShared ? (
        <h3 className={styles.title}>{t('past')}</h3>
      ) : (
        <div className={styles.tabs}>
          <Tabs
            label={frame('record')}
            group="rounds"
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'own', label: t('past') },
              { id: 'others', label: t('others') },
            ]}
          />
        </div>
      )}
      {tab === 'others' ? (
        <TabPanel group="rounds" value="others">
          <p className={styles.help}>{t('others.help')}</p>
          <OthersBets calls={gameServer.calls} />
        </TabPanel>
      ) : isShared ? (
        past
      ) : (
        <TabPanel group="rounds" value="own">
          {past}
        </TabPanel>
      )}
    </Dialog>
  );
}

interface PastRoundProps extends Pick<RecordSheetProps, 'holds' | 'resultOf' | 'onWatch' | 'canShow'> {
  readonly round: HallRound;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function PastRound({ round, holds, resultOf, onWatch, canShow, isOpen, onOpen }: PastRoundProps) {
  const t = useTexts(recordTexts);
  const locale = useLocale();
  const { stake, payout, proof, multiplier } = round;
  const isRight = useMemo(() => (proof === null ? undefined : holds?.(round)), [holds, proof, round]);
  const time = formatMoment(round.time, locale);
  return (
    <li className={styles.round}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onOpen}>
        <span className={styles.words}>
          <b>{resultOf(round)}</b>
          <small>
            {time} · {t('bet', { amount: formatPrize(stake) })}
          </small>
        </span>
        <span className={styles.won}>
          <Money amount={payout} kind="exact" tone={payout > stake ? 'gold' : 'plain'} />
          <small>{timesText(multiplier)}</small>
        </span>
        <span className={styles.sign} data-right={isRight}>
          {isRight !== undefined && (
            <Icon name={isRight ? moreIcons.shieldCheck : 'circle-alert'} size={18} />
          )}
        </span>
      </button>
      {isOpen && (
        <div className={styles.more}>
          {isRight !== undefined && (
            <p className={styles.verdict} data-right={isRight}>
              {t(isRight ? 'check.holds' : 'check.broken')}
            </p>
          )}
          {holds === undefined && <p>{t('shared.proof')}</p>}
          {holds !== undefined && canShow && (
            <>
              <Button block disabled={onWatch === undefined} onClick={() => onWatch?.(round)}>
                {t('watch')}
              </Button>
              {onWatch === undefined && <p>{t('watch.later')}</p>}
            </>
          )}
          {proof && <ProofFacts proof={proof} />}
        </div>
      )}
    </li>
  );
}
