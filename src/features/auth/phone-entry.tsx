import { useRef, useState } from 'react';
import { LoginType } from '../../../contract/auth.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import { isApiError } from '../../api/api-error.ts';
import { useLogInBySmsMutation } from '../../api/auth.ts';
import { MobileField } from '../../forms/account-fields.tsx';
import { CodeField } from '../../forms/code-field.tsx';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { useSmsCode } from '../../forms/use-sms-code.ts';
import { deviceId } from '../../platform/device.ts';
import styles from './auth.module.css';
import { notDeclared } from './declarations.tsx';
import { invitedBy } from './invited-by.ts';
import { PersonFields } from './person-fields.tsx';
import { useAuthSchemas } from './use-auth-schemas.ts';
import { useAuthT } from './texts.ts';
import { useOpenSession } from './use-open-session.ts';

/** Errcode for a number without an account: the server opens one when the declarations are sent with the code. */
const NEW_NUMBER = ErrorCode.declarationsNeeded;

/**
 * Log-in and registration by mobile number. Number and code log a player in; for a new number, a second step asks for
 * the personal fields and opens the account. `isNewcomer` changes the label of the first button.
 */
export function PhoneEntry({ isNewcomer = false }: { isNewcomer?: boolean }) {
  const t = useAuthT();
  const enter = useOpenSession();
  const [logIn] = useLogInBySmsMutation();
  const sms = useSmsCode('login');
  const [step, setStep] = useState<'number' | 'person'>('number');
  const tried = useRef('');
  const form = useFormOf(
    useAuthSchemas().phoneEntry,
    { mobile: '', smsCode: '', nickname: '', inviteCode: invitedBy() },
    async ({ declarations, nickname, inviteCode, ...values }, { setValue }) => {
      const device = deviceId();
      const request = {
        ...values,
        loginType: LoginType.phone,
        ...(device !== undefined && { deviceId: device }),
        ...(nickname !== '' && { nickname }),
        ...(inviteCode !== '' && { inviteCode }),
        ...(declarations !== undefined && { declarations }),
      };
      try {
        enter(await logIn(request).unwrap());
      } catch (error) {
        if (!isApiError(error) || error.errcode !== NEW_NUMBER) throw error;
        setValue('declarations', notDeclared);
        setStep('person');
      }
    },
  );
  const { errors, isSubmitting } = form.methods.formState;
  const isPerson = step === 'person';

  // A complete code is submitted once without a press; after that only the button submits it.
  const tryWhole = (code: string) => {
    if (code === tried.current || isPerson || isSubmitting) return;
    tried.current = code;
    void form.submit();
  };

  const changeNumber = () => {
    form.methods.setValue('declarations', undefined);
    form.methods.setValue('smsCode', '');
    setStep('number');
  };

  return (
    <Form form={form} className={styles.form}>
      {(isNewcomer || isPerson) && (
        <div>
          <p className={styles.step}>{t('auth.step', { step: isPerson ? 2 : 1 })}</p>
          <p className={styles.why}>{t(isPerson ? 'auth.person.why' : 'auth.number.why')}</p>
        </div>
      )}
      {!isPerson && <MobileField />}
      {(!isPerson || errors.smsCode !== undefined) && <CodeField sms={sms} onWhole={tryWhole} />}
      {isPerson && <PersonFields isInvited={invitedBy() !== ''} />}
      <SubmitRow busyLabel={t(isPerson ? 'auth.register.busy' : 'auth.number.busy')}>
        {t(isPerson ? 'auth.register' : isNewcomer ? 'auth.continue' : 'auth.login')}
      </SubmitRow>
      {isPerson && (
        <button type="button" className={styles.linkButton} onClick={changeNumber}>
          {t('auth.changeNumber')}
        </button>
      )}
    </Form>
  );
}
