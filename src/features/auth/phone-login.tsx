import { ErrorCode } from '../../../contract/errors.ts';
import { useRef, useState } from 'react';
import { LoginType } from '../../../contract/auth.ts';
import { isApiError } from '../../api/api-error.ts';
import { useLogInBySmsMutation } from '../../api/auth.ts';
import { Note } from '../../ui/states.tsx';
import styles from './auth.module.css';
import { Declarations, notDeclared } from './declarations.tsx';
import { phoneLogin } from './schemas.ts';
import { useOpenSession } from './use-open-session.ts';
import { useSmsCode } from '../../forms/use-sms-code.ts';
import { useAuthT } from './texts.ts';
import { MobileField } from '../../forms/account-fields.tsx';
import { CodeField } from '../../forms/code-field.tsx';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';

/** The number is new: it is registered once the declarations come with the code. */
const NEW_NUMBER = ErrorCode.declarationsNeeded;

/** Log in with a number and a code; a new number is asked for the declarations and then opens its account. */
export function PhoneLogin() {
  const t = useAuthT();
  const enter = useOpenSession();
  const [logIn] = useLogInBySmsMutation();
  const sms = useSmsCode('login');
  const [isNew, setNew] = useState(false);
  const tried = useRef('');
  const form = useFormOf(
    phoneLogin,
    { mobile: '', smsCode: '' },
    async ({ declarations, ...values }, { setValue }) => {
      const request = {
        ...values,
        loginType: LoginType.phone,
        ...(declarations !== undefined && { declarations }),
      };
      try {
        enter(await logIn(request).unwrap());
      } catch (error) {
        if (!isApiError(error) || error.errcode !== NEW_NUMBER) throw error;
        setValue('declarations', notDeclared);
        setNew(true);
      }
    },
  );
  const { errors, isSubmitting } = form.methods.formState;

  // A whole code is an intention: it is tried once on its own, then only by the button.
  const tryWhole = (code: string) => {
    if (code === tried.current || isNew || isSubmitting) return;
    tried.current = code;
    void form.submit();
  };

  return (
    <Form form={form} className={styles.form}>
      {isNew && (
        <Note kind="ok">
          <b>{t('auth.finish.title')}</b>
          <p>{t('auth.finish.help')}</p>
        </Note>
      )}
      {!isNew && <MobileField />}
      {(!isNew || errors.smsCode !== undefined) && <CodeField sms={sms} onWhole={tryWhole} />}
      {isNew && <Declarations />}
      <SubmitRow busyLabel={t('auth.login.busy')}>{t(isNew ? 'auth.finish' : 'auth.login')}</SubmitRow>
    </Form>
  );
}
