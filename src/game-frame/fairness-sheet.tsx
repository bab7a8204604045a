import * as v from 'valibot';
import { useState } from 'react';
import { clientSeed as clientSeedSchema } from '../../contract/proof.ts';
import type { HallRound } from '../../contract/game-server.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProofFacts } from './proof-facts.tsx';
import type { ProofCheck } from './proofs.ts';
import sheet from './sheet.module.css';
import { frameTexts } from './texts.ts';
import type { GameServerConnection } from './use-game-server.ts';

const en = {
  before: 'Code of your next round',
  about:
    'We show you this code before you bet. It is made from a secret, the seed, so the seed can’t be changed any more. After the round you see the seed.',
  client: 'Your part of the seed',
  change: 'Change',
  changed: 'Changed. It counts from your next round.',
  wrong: '1 to 64 letters, digits or signs, without spaces and colons.',
  failed: 'That didn’t work. Please try again.',
  last: 'Your last round',
  none: 'Play a round, then you can check it here.',
  verify: 'Check on this device',
  holds: 'It matches: the seed gives the code and your result.',
  broken: 'This doesn’t match. Please tell support.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  before: 'Code ng susunod mong round',
  about:
    'Ipinapakita namin ang code bago ka tumaya. Galing ito sa isang lihim, ang seed, kaya hindi na mapapalitan ang seed. Makikita mo ang seed pagkatapos ng round.',
  client: 'Ang bahagi mo sa seed',
  change: 'Palitan',
  changed: 'Napalitan na. Bibilang ito mula sa susunod mong round.',
  wrong: '1 hanggang 64 na letra, numero o simbolo, walang space at tutuldok.',
  failed: 'Hindi iyon gumana. Pakisubukan ulit.',
  last: 'Huling round mo',
  none: 'Maglaro muna ng isang round, saka mo ito mache-check dito.',
  verify: 'I-check sa device na ito',
  holds: 'Tama: tugma ang seed sa code, at ito ang nagbigay ng resulta mo.',
  broken: 'Hindi ito tugma. Pakisabi sa support.',
};
const texts = { en, fil };

interface FairnessSheetProps {
  readonly gameServer: GameServerConnection;
  readonly holds: ProofCheck;
  readonly last: HallRound | undefined;
  readonly onClose: () => void;
}

/**
 * Draws the hash of the next round's seed, the field for the player's client seed, and a check that computes the last
 * round again on this device.
 */
export default function FairnessSheet({ gameServer, holds, last, onClose }: FairnessSheetProps) {
  const t = useTexts(texts);
  const frame = useTexts(frameTexts);
  const { seeds, calls } = gameServer;
  const [own, setOwn] = useState(seeds.clientSeed);
  const [message, setMessage] = useState<'changed' | 'wrong' | 'failed'>();
  const [verdict, setVerdict] = useState<boolean>();
  const change = (): void => {
    if (!v.is(clientSeedSchema, own)) return setMessage('wrong');
    calls.ask('setClientSeed', { clientSeed: own }).then(
      (answer) => {
        if (answer.status === 'done') gameServer.take(answer.result);
        setMessage(answer.status === 'done' ? 'changed' : 'failed');
      },
      () => setMessage('failed'),
    );
  };
  return (
    <Dialog kind="sheet" title={frame('proof')} onClose={onClose}>
      <p>{t('about')}</p>
      <p className={sheet.label}>{t('before')}</p>
      <code className={sheet.code}>{seeds.nextSeedHash}</code>
      <label className={sheet.label} htmlFor="client-seed">
        {t('client')}
      </label>
      <div className={sheet.row}>
        <input
          id="client-seed"
          value={own}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button onClick={change}>{t('change')}</Button>
      </div>
      <p role="status">{message !== undefined && t(message)}</p>
      <p className={sheet.label}>{t('last')}</p>
      {last?.proof ? (
        <>
          <ProofFacts proof={last.proof} />
          <Button block onClick={() => setVerdict(holds(last))}>
            {t('verify')}
          </Button>
          <p className={sheet.verdict} role="status">
            {verdict !== undefined && t(verdict ? 'holds' : 'broken')}
          </p>
        </>
      ) : (
        <p>{t('none')}</p>
      )}
    </Dialog>
  );
}
