import { useState } from 'react';
import { InviteField } from '../../forms/account-fields.tsx';
import { useField } from '../../forms/form.tsx';
import { useLengths } from '../../forms/use-lengths.ts';
import { Field } from '../../ui/field.tsx';
import styles from './auth.module.css';
import { Declarations } from './declarations.tsx';
import { useAuthT } from './texts.ts';

/** Draws what a new player enters besides the number: nickname, legal declarations and invite code. */
export function PersonFields({ isInvited }: { isInvited: boolean }) {
  const t = useAuthT();
  const [, most] = useLengths().nickname;
  const [asksInvite, setAsksInvite] = useState(isInvited);
  return (
    <>
      <Field
        {...useField('nickname')}
        label={t('auth.name')}
        help={t('auth.name.help', { most })}
        maxLength={most}
        autoComplete="nickname"
      />
      <Declarations />
      {asksInvite ? (
        <InviteField />
      ) : (
        <button type="button" className={styles.linkButton} onClick={() => setAsksInvite(true)}>
          {t('auth.haveInvite')}
        </button>
      )}
    </>
  );
}
