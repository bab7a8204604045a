import { ErrorCode } from '../../../contract/errors.ts';
import { useRef, useState } from 'react';
import { LoginType } from '../../../contract/auth.ts';
import { isApiError } from '../../api/api-error.ts';
import { useLogInBySmsMutation } from '../../api/auth.ts';
import { Note } from '../../ui/states.tsx';
import styles from './auth.module.css';
import { CodeField } from './code-field.tsx';
import { Declarations, notDeclared } from './declarations.tsx';
import { MobileField, SubmitRow } from './form-rows.tsx';
import { phoneLogin } from './schemas.ts';
import { useEnter } from './use-enter.ts';
import { useErrorWords, useFormOf } from '../../forms/use-form-of.ts';
import { useServerError } from '../../forms/use-server-error.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useAuthT } from './texts.ts';

/** The number is new: it is registered once the declarations come with the code. */
const NEW_NUMBER = ErrorCode.declarationsNeeded;

/** Log in with a number and a code; a new number is asked for the declarations and then opens its account. */
export function PhoneLogin() {
  const t = useAuthT();
  const words = useErrorWords();
  const enter = useEnter();
  const [logIn] = useLogInBySmsMutation();
  const sms = useSmsCode('login');
  const [isNew, setNew] = useState(false);
  const form = useFormOf(phoneLogin, { mobile: '', smsCode: '' });
  const failure = useServerError(form);
  const { errors, isSubmitting } = form.formState;
  const tried = useRef('');

  const submit = form.handleSubmit(async ({ mobile, smsCode, declarations }) => {
    failure.clear();
    const { data, error } = await logIn({
      mobile,
      smsCode,
      loginType: LoginType.phone,
      ...(declarations !== undefined && { declarations }),
    });
    if (data !== undefined) return enter(data);
    if (isApiError(error) && error.errcode === NEW_NUMBER) {
      form.setValue('declarations', notDeclared);
      return setNew(true);
    }
    failure.show(error);
  });

  const typed = (code: string) => {
    form.setValue('smsCode', code, { shouldValidate: form.formState.isSubmitted });
    // A whole code is an intention: it is tried once on its own, then only by the button.
    if (code.length === 6 && code !== tried.current && !isNew && !isSubmitting) {
      tried.current = code;
      void submit();
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {isNew && (
        <Note kind="ok">
          <b>{t('auth.finish.title')}</b>
          <p>{t('auth.finish.help')}</p>
        </Note>
      )}
      {!isNew && <MobileField {...form.register('mobile')} error={words(errors.mobile)} />}
      {(!isNew || errors.smsCode !== undefined) && (
        <CodeField
          sms={sms}
          value={form.watch('smsCode')}
          error={words(errors.smsCode)}
          onChange={typed}
          mobile={async () =>
            (await form.trigger('mobile', { shouldFocus: true })) ? form.getValues('mobile') : undefined
          }
        />
      )}
      {isNew && <Declarations register={form.register} errors={errors.declarations} />}
      <SubmitRow failure={failure} busy={isSubmitting} busyLabel={t('auth.login.busy')}>
        {t(isNew ? 'auth.finish' : 'auth.login')}
      </SubmitRow>
    </form>
  );
}
