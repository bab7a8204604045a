import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RoundRecord } from '../../../contract/fair.ts';
import type { Recomputed } from '../../../fair/recompute.ts';
import { DEAL_RULES } from '../../../fair/coin-pusher/deal.ts';
import { knowsRules, recompute } from '../../../fair/recompute.ts';
import { copyText } from '../../platform/copy-text.ts';
import { replayHrefs, useGameName } from '../../promotions/game-names.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProofChecks } from '../../casino/proof-checks.tsx';
import { Note } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './fair.module.css';
import { roundText } from './round-text.ts';
import { fairTexts } from './texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';

/**
 * Number of rows, with numbers and random blocks of a round, shown before "show all": a coin pusher's drop has dozens,
 * dealing its table thousands.
 */
const NUMBERS_SHOWN = 12;
const BLOCKS_SHOWN = 12;

/** Computes the round again; undefined if this build does not know the rules of that time or the record lacks data. */
function useRecomputed(round: RoundRecord): Recomputed | undefined {
  return useMemo(() => {
    if (!knowsRules(round.proof.rulesVersion)) return undefined;
    try {
      return recompute({ ...round.proof, outcome: round.outcome });
    } catch {
      return undefined;
    }
  }, [round]);
}

/** Draws a past round, computed again on this device step by step. */
export default function RoundCheck({ round, onClose }: { round: RoundRecord; onClose: () => void }) {
  const t = useTexts(fairTexts);
  const gameName = useGameName();
  const again = useRecomputed(round);
  const { seed, seedHash, nonce } = round.proof;
  const isBound = again?.seedHash === seedHash;
  const isSame = again?.matches === true;
  return (
    <Dialog
      title={t('check.title', { number: nonce + 1, game: gameName(round.game) })}
      kind="sheet"
      onClose={onClose}
    >
      <div className={styles.steps}>
        {again === undefined ? (
          <Note kind="warn">{t('unknown.rules')}</Note>
        ) : (
          <>
            <ProofChecks
              list={[
                { text: t(isBound ? 'check.seed' : 'check.seed.not'), holds: isBound },
                { text: t(isSame ? 'check.result' : 'check.result.not'), holds: isSame },
              ]}
            />
            <p className={styles.verdict}>{t(isBound && isSame ? 'holds' : 'holds.not')}</p>
          </>
        )}
        <details className={styles.more}>
          <summary>
            {t('details')}
            <Icon name="chevron-right" size={18} />
          </summary>
          <div className={styles.steps}>
            <section>
              <h3>{t('step.seed')}</h3>
              <p className={styles.help}>{t('step.seed.help')}</p>
              <dl className={styles.facts}>
                <dt>{t('seed')}</dt>
                <dd>
                  <code>{seed}</code>
                </dd>
                <dt>{t('code')}</dt>
                <dd>
                  <code>{again?.seedHash ?? seedHash}</code>
                </dd>
              </dl>
            </section>
            {again && <Arithmetic again={again} />}
          </div>
        </details>
        <div className={styles.tools}>
          {round.proof.rulesVersion !== DEAL_RULES && (
            <Link className={styles.save} to={replayHrefs[round.game]} state={{ replay: round }}>
              {t('replay')}
            </Link>
          )}
          <Button
            kind="line"
            block
            icon={moreIcons.copy}
            onClick={() => {
              void copyText(roundText(round)).then((isCopied) =>
                showToast(t(isCopied ? 'copied' : 'not.copied')),
              );
            }}
          >
            {t('copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Arithmetic({ again }: { again: Recomputed }) {
  const t = useTexts(fairTexts);
  const [isWhole, setWhole] = useState(false);
  const numbers = isWhole ? again.numbers : again.numbers.slice(0, NUMBERS_SHOWN);
  const blocks = isWhole ? again.blocks : again.blocks.slice(0, BLOCKS_SHOWN);
  return (
    <>
      <section>
        <h3>{t('step.blocks')}</h3>
        <p className={styles.help}>{t('step.blocks.help')}</p>
        <dl className={styles.facts}>
          {blocks.map(({ message, hex }) => (
            <div key={message}>
              <dt>
                {t('message')} <code>{message}</code>
              </dt>
              <dd>
                <code>{hex}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{t('step.numbers')}</h3>
        <p className={styles.help}>{t('step.numbers.help')}</p>
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('numbers.bytes')}</th>
                <th scope="col">{t('numbers.word')}</th>
                <th scope="col">{t('numbers.below')}</th>
                <th scope="col">{t('numbers.result')}</th>
              </tr>
            </thead>
            <tbody>
              {numbers.map(({ block, byte, hex, word, below, result }) => (
                <tr key={`${block}/${byte}`}>
                  <td>
                    <code>{hex}</code>
                  </td>
                  <td>{word}</td>
                  <td>{below ?? 1}</td>
                  <td>{result ?? t('numbers.thrown')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {numbers.length < again.numbers.length && (
          <Button kind="quiet" block onClick={() => setWhole(true)}>
            {t('numbers.more', { count: again.numbers.length })}
          </Button>
        )}
      </section>
      <section>
        <h3>{t('step.outcome')}</h3>
        <pre className={styles.outcome}>{JSON.stringify(again.outcome, undefined, 1)}</pre>
      </section>
    </>
  );
}
