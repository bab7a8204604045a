import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '../../../contract/call.ts';
import { type fairSeed } from '../../../contract/fair.ts';
import { clientSeed } from '../../../contract/proof.ts';
import { useChooseClientSeedMutation, useGetFairSeedsQuery } from '../../api/fair.ts';
import { useGameName } from '../../promotions/game-names.ts';
import { useErrorText } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { List } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './fair.module.css';
import { fairTexts } from './texts.ts';

type NextSeed = ResponseOf<typeof fairSeed>['seeds'][number];

/** Draws each game's commitment to its next server seed, and the client seed, which the player may change. */
export function NextSeeds() {
  const t = useTexts(fairTexts);
  const gameName = useGameName();
  const { data } = useGetFairSeedsQuery();
  const [changed, setChanged] = useState<NextSeed>();
  return (
    <section className={styles.section} aria-labelledby="fair-next">
      <h2 id="fair-next" className={styles.heading}>
        {t('next')}
      </h2>
      <p className={styles.help}>{t('next.help')}</p>
      {data ? (
        <List>
          {data.seeds.map((seed) => (
            <details key={seed.game} className={styles.next}>
              <summary>
                <b>{gameName(seed.game)}</b>
                <Icon name={moreIcons.shieldCheck} />
              </summary>
              <dl className={styles.facts}>
                <dt>{t('next.code')}</dt>
                <dd>
                  <code>{seed.nextSeedHash}</code>
                </dd>
                <dt>{t('next.client')}</dt>
                <dd>
                  <code>{seed.clientSeed}</code>
                </dd>
                <dt>{t('next.nonce')}</dt>
                <dd>{seed.nonce + 1}</dd>
              </dl>
              <Button
                size="s"
                kind="line"
                aria-label={`${t('change')}: ${t('change.title', { game: gameName(seed.game) })}`}
                onClick={() => setChanged(seed)}
              >
                {t('change')}
              </Button>
            </details>
          ))}
        </List>
      ) : (
        <Skeleton height={420} radius={18} />
      )}
      {changed && <ChangeSeed seed={changed} onClose={() => setChanged(undefined)} />}
    </section>
  );
}

/** Creates a client seed: sixteen hexadecimal characters from the device's random source. */
const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function ChangeSeed({ seed, onClose }: { seed: NextSeed; onClose: () => void }) {
  const t = useTexts(fairTexts);
  const gameName = useGameName();
  const errorText = useErrorText();
  const [choose, { isLoading }] = useChooseClientSeedMutation();
  const [typed, setTyped] = useState(seed.clientSeed);
  const [problem, setProblem] = useState<string>();
  const game = gameName(seed.game);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    if (!v.is(clientSeed, typed)) {
      setProblem(t('change.wrong'));
      return;
    }
    try {
      await choose({ game: seed.game, clientSeed: typed }).unwrap();
      showToast(t('change.saved', { game }));
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    }
  };

  return (
    <Dialog title={t('change.title', { game })} kind="sheet" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={t('next.client')}
          help={t('change.help')}
          error={problem}
          value={typed}
          maxLength={64}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button kind="line" block onClick={() => setTyped(randomSeed())}>
          {t('change.random')}
        </Button>
        <Button kind="gold" block type="submit" busy={isLoading}>
          {t('change.save')}
        </Button>
      </form>
    </Dialog>
  );
}
