import { useState } from 'react';
import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import { commit } from '../../../fair/random.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import sheet from '../sheet.module.css';
import { frameTexts } from '../texts.ts';
import { checkChain, type ChainVerdict } from './chain-proof.ts';
import type { SharedTableState } from './shared-table.ts';
import { sharedTexts } from './texts.ts';

interface ChainSheetProps {
  readonly table: SharedTableState | undefined;
  /** The round to check; undefined before the first round has ended. */
  readonly past: PastSharedRound | undefined;
  readonly resultOf: (past: PastSharedRound) => string;
  /** Computes the outcome of a round from its code, salt and number, by the game's rules. */
  readonly drawn: (hash: string, salt: string, number: number) => object;
  readonly onClose: () => void;
}

/** Draws the check of a past round, which this device follows back to the first code of the chain. */
export function ChainSheet({ table, past, resultOf, drawn, onClose }: ChainSheetProps) {
  const t = useTexts(sharedTexts);
  const frame = useTexts(frameTexts);
  const [verdict, setVerdict] = useState<ChainVerdict | 'checking'>();
  const check = (): void => {
    if (table === undefined || past === undefined) return;
    setVerdict('checking');
    checkChain(past, table, drawn).then(setVerdict, () => setVerdict('broken'));
  };
  const facts =
    past &&
    ([
      [t('chain.result'), resultOf(past)],
      [t('chain.hash'), past.hash],
      [t('chain.before'), commit(past.hash)],
      [t('chain.anchor'), table?.chain?.anchor ?? ''],
      [t('chain.salt'), table?.chain?.salt ?? ''],
    ] as const);
  return (
    <Dialog
      kind="sheet"
      title={past ? t('chain.title', { number: String(past.number) }) : frame('proof')}
      onClose={onClose}
    >
      <p>{t('chain.about')}</p>
      {facts === undefined ? (
        <p>{t('chain.none')}</p>
      ) : (
        <>
          <dl className={sheet.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <code className={sheet.code}>{value}</code>
                </dd>
              </div>
            ))}
          </dl>
          <Button block busy={verdict === 'checking'} busyLabel={t('chain.checking')} onClick={check}>
            {t('chain.check')}
          </Button>
          <p className={sheet.verdict} role="status">
            {verdict !== undefined && verdict !== 'checking' && t(`chain.${verdict}`)}
          </p>
        </>
      )}
    </Dialog>
  );
}
