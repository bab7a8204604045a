import type { HallRound } from '../../contract/game-server.ts';
import { useTexts } from '../i18n/i18n.tsx';
import sheet from './sheet.module.css';

const en = { seed: 'Seed', code: 'Code shown before', round: 'Round number', own: 'Your part' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  seed: 'Binhi (seed)',
  code: 'Code na ipinakita muna',
  round: 'Bilang ng round',
  own: 'Ang bahagi mo',
};
const texts = { en, fil };

/** Draws the seeds, the hash and the nonce from which a settled round was computed. */
export function ProofFacts({ proof }: { readonly proof: NonNullable<HallRound['proof']> }) {
  const t = useTexts(texts);
  const facts = [
    [t('round'), String(proof.nonce + 1)],
    [t('code'), proof.seedHash],
    [t('seed'), proof.seed],
    [t('own'), proof.clientSeed],
  ] as const;
  return (
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
  );
}
