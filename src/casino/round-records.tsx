import { type ReactNode, useState } from 'react';
import type { Proof } from '../../contract/proof.ts';
import { formatMoment } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { type PagedListState, PagedList } from '../ui/paged-list.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { showToast } from '../ui/toast.tsx';
import { Row, Rows } from '../ui/rows.tsx';
import { moreIcons } from '../ui/more-icons.ts';

const en = {
  replay: 'Watch this round again',
  proof: 'Proof',
  which: '{action}: {name}, {time}, round {number}',
  busy: 'Another round is still showing. Watch this one after it.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  replay: 'Panoorin ulit ang round na ito',
  proof: 'Patunay',
  which: '{action}: {name}, {time}, ika-{number} na round',
  busy: 'May ipinapakita pang laro. Ulitin ito pagkatapos.',
};
const texts = { en, fil };

// Re-exported, because this file's chunk contains it anyway: the proof sheet needs no chunk of its own.
export { ProofSheet };

/** What a row shows of a past round. */
export interface RoundRow {
  readonly id: string;
  /** Time of the round, ms since 1970. */
  readonly time: number;
  readonly picture?: ReactNode;
  readonly name: string;
  /** Further text, after the time. */
  readonly note?: string;
  /** The payout, at the end of the row. */
  readonly end?: ReactNode;
  readonly proof: Proof;
  /** Replays the round in its scene; without it the row has no replay button. */
  readonly onReplay?: () => void;
}

interface RoundRecordsProps<Round> {
  readonly list: PagedListState<Round>;
  readonly empty: ReactNode;
  /** Whether a round is being shown; replay buttons then only show a message. */
  readonly isBusy?: boolean;
  readonly toRow: (round: Round) => RoundRow;
}

/** Draws the player's past rounds, newest first, with buttons for replay and proof. */
export function RoundRecords<Round>({ list, empty, toRow, isBusy = false }: RoundRecordsProps<Round>) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [proof, setProof] = useState<Proof>();
  return (
    <>
      <PagedList list={list} empty={empty}>
        {(rounds) => (
          <Rows busy={list.isFetching}>
            {rounds.map((round) => {
              const { id, time, picture, name, note, end, proof: ofRow, onReplay } = toRow(round);
              const moment = formatMoment(time, locale);
              /** Names a button so that it differs from those of the other rounds. */
              const labelOf = (action: string): string =>
                t('which', { action, name, time: moment, number: ofRow.nonce + 1 });
              return (
                <Row
                  key={id}
                  picture={picture}
                  name={name}
                  note={
                    <>
                      <time dateTime={new Date(time).toISOString()}>{moment}</time>
                      {note !== undefined && ` · ${note}`}
                    </>
                  }
                  end={end}
                  tools={
                    <>
                      {onReplay && (
                        <IconButton
                          icon="play"
                          label={labelOf(t('replay'))}
                          tooltip={t('replay')}
                          onClick={isBusy ? () => showToast(t('busy'), 'info') : onReplay}
                        />
                      )}
                      <IconButton
                        icon={moreIcons.shieldCheck}
                        label={labelOf(t('proof'))}
                        tooltip={t('proof')}
                        onClick={() => setProof(ofRow)}
                      />
                    </>
                  }
                />
              );
            })}
          </Rows>
        )}
      </PagedList>
      {proof && <ProofSheet proof={proof} onClose={() => setProof(undefined)} />}
    </>
  );
}
