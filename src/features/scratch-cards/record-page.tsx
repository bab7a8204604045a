import { useState } from 'react';
import { useGetCardRecordsInfiniteQuery } from '../../api/scratch-cards.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { RoundRecords } from '../../casino/round-records.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { winningSymbol } from './cards-info.ts';
import styles from './record-page.module.css';
import { DiamondFrame } from '../../casino/diamond-frame.tsx';
import { symbolPicture } from './symbols.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { cardListTexts } from './list-texts.ts';
import { href } from '../../pages/href.ts';
import { morePictures } from '../../casino/more-pictures.ts';

type Filter = 'all' | 'won';

/** /activity/lottery/record: the player's own cards, newest first, each with a link to its proof. */
export default function RecordPage() {
  const t = useTexts(cardListTexts);
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <DiamondFrame place="record" title={t('record.title')}>
      <div className={styles.filter}>
        <Tabs<Filter>
          label={t('record.filter')}
          group="cards"
          value={filter}
          onChange={setFilter}
          tabs={[
            { id: 'all', label: t('record.all') },
            { id: 'won', label: t('record.won') },
          ]}
        />
      </div>
      <TabPanel group="cards" value={filter}>
        <Records key={filter} wonOnly={filter === 'won'} />
      </TabPanel>
    </DiamondFrame>
  );
}

function Records({ wonOnly }: { wonOnly: boolean }) {
  const t = useTexts(cardListTexts);
  const list = usePagedList(useGetCardRecordsInfiniteQuery({ wonOnly }));
  return (
    <RoundRecords
      list={list}
      empty={
        <EmptyState
          picture={morePictures.ticket}
          title={t(wonOnly ? 'record.empty.won' : 'record.empty')}
          help={t('record.empty.help')}
          action={<LinkButton to={href('scratchCards')}>{t('record.play')}</LinkButton>}
        />
      }
      toRow={({ id, time, face, amount, proof }) => ({
        id,
        time,
        picture: <Miniature face={face} />,
        name: t(amount > 0 ? 'record.win' : 'record.none'),
        end: amount > 0 && <Money amount={amount} kind="signed" tone="auto" />,
        proof,
      })}
    />
  );
}

/** Draws the nine faces of a card in a small size, and highlights the three that won. */
function Miniature({ face }: { face: readonly number[] }) {
  const winner = winningSymbol(face);
  const cells = face.map((symbol, place) => ({ symbol, place }));
  return (
    <span className={styles.miniature} aria-hidden="true">
      {cells.map(({ symbol, place }) => (
        <img
          key={place}
          src={symbolPicture(symbol)}
          alt=""
          className={winner !== undefined && symbol !== winner ? styles.dim : undefined}
        />
      ))}
    </span>
  );
}
