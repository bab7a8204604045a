import { useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '../../../../contract/call.ts';
import type { identityProof } from '../../../../contract/identity-proof.ts';
import { useBeginPasskeyProofMutation, useProveIdentityMutation } from '../../../api/social.ts';
import { CodeField } from '../../../forms/code-field.tsx';
import { Form, SubmitRow, useField } from '../../../forms/form.tsx';
import { useFormOf } from '../../../forms/use-form-of.ts';
import { useSmsCode } from '../../../forms/use-sms-code.ts';
import { useUser } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { moreIcons } from '../../../ui/more-icons.ts';
import authStyles from '../auth.module.css';
import { useAuthT } from '../texts.ts';
import { useAuthSchemas } from '../use-auth-schemas.ts';
import { hasPasskeys } from './passkeys.ts';
import styles from './social.module.css';
import { useSocialT } from './texts.ts';
import { usePasskey } from './use-passkey.ts';

/** The proofs that the player can give. */
export type ProofWays = Pick<ResponseOf<typeof identityProof>, 'hasPassword' | 'hasMobile' | 'hasPasskey'>;

interface ProofDialogProps {
  readonly ways: ProofWays;
  readonly onProved: () => void;
  readonly onClose: () => void;
}

type Way = 'password' | 'code' | 'passkey';

/** Asks a logged-in player for a second proof: the password, a code to the player's number, or a passkey. */
export function ProofDialog({ ways, onProved, onClose }: ProofDialogProps) {
  const t = useSocialT();
  const offered: Way[] = [
    ...(ways.hasPassword ? (['password'] as const) : []),
    ...(ways.hasMobile ? (['code'] as const) : []),
    ...(ways.hasPasskey && hasPasskeys() ? (['passkey'] as const) : []),
  ];
  const [way, setWay] = useState(offered[0]);
  return (
    <Dialog title={t('proof.title')} onClose={onClose}>
      <p>{t(way === undefined ? 'proof.again' : 'proof.about')}</p>
      <div className={styles.answers}>
        {way === 'password' && <ByPassword onProved={onProved} />}
        {way === 'code' && <ByCode onProved={onProved} />}
        {way === 'passkey' && <ByPasskey onProved={onProved} />}
        {offered
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className={authStyles.linkButton} onClick={() => setWay(other)}>
              {t(`proof.by.${other}`)}
            </button>
          ))}
      </div>
    </Dialog>
  );
}

interface WayProps {
  readonly onProved: () => void;
}

const typedPassword = v.object({ password: v.pipe(v.string('required'), v.nonEmpty('required')) });

function ByPassword({ onProved }: WayProps) {
  const t = useSocialT();
  const [prove] = useProveIdentityMutation();
  const form = useFormOf(typedPassword, { password: '' }, async ({ password }) => {
    await prove({ password }).unwrap();
    onProved();
  });
  return (
    <Form form={form} className={authStyles.form}>
      <OwnPassword />
      <SubmitRow>{t('proof.confirm')}</SubmitRow>
    </Form>
  );
}

function OwnPassword() {
  const t = useAuthT();
  return (
    <PasswordField
      {...useField('password')}
      label={t('auth.password')}
      icon={moreIcons.lock}
      autoComplete="current-password"
    />
  );
}

function ByCode({ onProved }: WayProps) {
  const t = useSocialT();
  const mobile = useUser()?.mobile ?? '';
  const sms = useSmsCode('prove');
  const [prove] = useProveIdentityMutation();
  const form = useFormOf(useAuthSchemas().bind, { mobile, smsCode: '' }, async ({ smsCode }) => {
    await prove({ smsCode }).unwrap();
    onProved();
  });
  return (
    <Form form={form} className={authStyles.form}>
      <CodeField sms={sms} />
      <SubmitRow>{t('proof.confirm')}</SubmitRow>
    </Form>
  );
}

function ByPasskey({ onProved }: WayProps) {
  const t = useSocialT();
  const [begin] = useBeginPasskeyProofMutation();
  const [prove] = useProveIdentityMutation();
  const { press, isBusy } = usePasskey({
    begin: (request) => begin(request).unwrap(),
    async finish(passkey) {
      await prove({ passkey }).unwrap();
      onProved();
    },
    none: t('proof.none'),
  });
  return (
    <Button kind="gold" size="l" block busy={isBusy} onClick={() => void press()}>
      {t('proof.by.passkey')}
    </Button>
  );
}
