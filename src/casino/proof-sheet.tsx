import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Proof } from '../../contract/proof.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { copyText } from '../platform/copy-text.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './proof-sheet.module.css';
import { showToast } from '../ui/toast.tsx';
import { moreIcons } from '../ui/more-icons.ts';
import { href } from '../pages/href.ts';
import { ProofChecks } from './proof-checks.tsx';

const en = {
  title: 'Proof of this round',
  help: 'Before the round we showed you a code. It was made from a secret, the seed. After the round we showed you the seed.',
  holds: 'Checked on this device: the seed gives the code.',
  fixed: 'So the result was fixed before you played, and nobody could change it.',
  broken: 'The seed doesn’t give the code. Please tell support.',
  more: 'Check it step by step',
  details: 'Details',
  seed: 'Server seed',
  hash: 'Code shown before (SHA-256 of the seed)',
  client: 'Client seed',
  nonce: 'Nonce, counted from 0',
  rules: 'Rules',
  copy: 'Copy: {what}',
  copied: 'Copied: {what}',
  'not.copied': 'Your browser doesn’t allow copying. Press and hold the text instead.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Patunay ng round na ito',
  help: 'Bago ang round, ipinakita namin ang isang code. Galing ito sa isang lihim, ang seed. Pagkatapos ng round, ipinakita namin ang seed.',
  holds: 'Na-check sa device na ito: tugma ang seed sa code.',
  fixed: 'Kaya nakatakda na ang resulta bago ka maglaro, at walang nakapagpalit nito.',
  broken: 'Hindi tugma ang seed sa code. Pakisabi sa support.',
  more: 'I-check nang isa-isa',
  details: 'Details',
  seed: 'Server seed',
  hash: 'Code na ipinakita bago ang round (SHA-256 ng seed)',
  client: 'Client seed',
  nonce: 'Nonce, bilang mula 0',
  rules: 'Rules',
  copy: 'Kopyahin: {what}',
  copied: 'Nakopya: {what}',
  'not.copied': 'Hindi pinapayagan ng browser mo ang pagkopya. Pindutin nang matagal ang text.',
};
const texts = { en, fil };

/**
 * Draws the proof of a round: statements with their checks, and under "Details" the seeds, the commitment and the rules
 * version.
 */
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
      {holds === true && (
        <ProofChecks
          list={[
            { text: t('holds'), holds },
            { text: t('fixed'), holds },
          ]}
        />
      )}
      {holds === false && <ProofChecks list={[{ text: t('broken'), holds }]} />}
      <Link className={styles.more} to={href('fair')} onClick={onClose}>
        {t('more')}
      </Link>
      <details className={styles.details}>
        <summary>
          {t('details')}
          <Icon name="chevron-right" size={18} />
        </summary>
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
                    void copyText(value).then((isCopied) =>
                      showToast(isCopied ? t('copied', { what: label }) : t('not.copied')),
                    );
                  }}
                />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Dialog>
  );
}

/**
 * Returns whether the SHA-256 hash of the seed is the commitment that was published before the round. Undefined until
 * it is computed, and in browsers that cannot (plain http).
 */
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
