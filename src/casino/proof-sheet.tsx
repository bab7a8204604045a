import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Proof } from '../../contract/fair.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './proof-sheet.module.css';
import { Note } from '../ui/states.tsx';
import { showToast } from '../ui/toast.tsx';
import { moreIcons } from '../ui/more-icons.ts';
import { href } from '../pages/href.ts';

const en = {
  title: 'Proof of this round',
  help: 'The seed was fixed before your round: its SHA-256 is the code you were shown. The result follows from the seed, your client seed and the number of the round.',
  seed: 'Server seed',
  hash: 'Code shown before (SHA-256 of the seed)',
  client: 'Client seed',
  nonce: 'Round number',
  rules: 'Rules',
  holds: 'Checked on this device: the seed gives the code.',
  broken: 'The seed does not give the code. Please tell support.',
  copy: 'Copy: {what}',
  copied: 'Copied',
  more: 'Check it step by step',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Patunay ng larong ito',
  help: 'Nakatakda na ang seed bago ang laro mo: ang SHA-256 nito ang code na ipinakita. Galing ang resulta sa seed, sa client seed mo at sa bilang ng laro.',
  seed: 'Server seed',
  hash: 'Code na ipinakita bago (SHA-256 ng seed)',
  client: 'Client seed',
  nonce: 'Bilang ng laro',
  rules: 'Patakaran',
  holds: 'Sinuri sa device na ito: tugma ang seed sa code.',
  broken: 'Hindi tugma ang seed sa code. Pakisabi sa support.',
  copy: 'Kopyahin: {what}',
  copied: 'Nakopya',
  more: 'Suriin nang isa-isang hakbang',
};
const texts = { en, fil };

/** Seeds and commitment of one round, and whether the one gives the other, worked out on this device. */
export function ProofSheet({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const t = useTexts(texts);
  const holds = useCommitmentHolds(proof);
  const rows = [
    [t('seed'), proof.seed],
    [t('hash'), proof.seedHash],
    [t('client'), proof.clientSeed],
    [t('nonce'), String(proof.nonce)],
    [t('rules'), proof.rulesVersion],
  ] as const;
  return (
    <Dialog title={t('title')} kind="sheet" onClose={onClose}>
      <p className={styles.about}>{t('help')}</p>
      <dl className={styles.proof}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <IconButton
                icon={moreIcons.copy}
                label={t('copy', { what: label })}
                onClick={() => {
                  void navigator.clipboard?.writeText(value).then(() => showToast(t('copied')));
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Link className={styles.more} to={href('fair')} onClick={onClose}>
        {t('more')}
      </Link>
      {holds !== undefined && <Note kind={holds ? 'ok' : 'bad'}>{t(holds ? 'holds' : 'broken')}</Note>}
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
