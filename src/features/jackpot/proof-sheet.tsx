import { useEffect, useState } from 'react';
import type { Proof } from '../../../contract/jackpot.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './lists.module.css';
import { jackpotTexts } from './texts.ts';

/** Seeds and commitment of one draw, and whether the one gives the other, worked out on this device. */
export function ProofSheet({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const t = useTexts(jackpotTexts);
  const holds = useCommitmentHolds(proof);
  const rows = [
    [t('proof.seed'), proof.seed],
    [t('proof.hash'), proof.seedHash],
    [t('proof.client'), proof.clientSeed],
    [t('proof.nonce'), String(proof.nonce)],
    [t('proof.rules'), proof.rulesVersion],
  ] as const;
  return (
    <Dialog title={t('proof.title')} kind="sheet" onClose={onClose}>
      <p className={styles.about}>{t('proof.help')}</p>
      <dl className={styles.proof}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <IconButton
                icon="copy"
                label={`${t('copy')}: ${label}`}
                onClick={() => {
                  void navigator.clipboard?.writeText(value).then(() => showToast(t('copied')));
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
      {holds !== undefined && (
        <Note kind={holds ? 'ok' : 'bad'}>{t(holds ? 'proof.holds' : 'proof.broken')}</Note>
      )}
    </Dialog>
  );
}

/** True when SHA-256 of the seed's text is the commitment; undefined where the browser cannot say (plain http). */
function useCommitmentHolds({ seed, seedHash }: Proof): boolean | undefined {
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    let current = true;
    const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
    void subtle?.digest('SHA-256', new TextEncoder().encode(seed)).then((digest) => {
      const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (current) setHolds(hex === seedHash);
    });
    return () => {
      current = false;
    };
  }, [seed, seedHash]);
  return holds;
}
