import { useState } from 'react';
import { useRegisterByMobileMutation, useRegisterMutation } from '../../api/auth.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import styles from './auth.module.css';
import { CodeField } from './code-field.tsx';
import { Declarations, notDeclared } from './declarations.tsx';
import { AccountField, InviteField, MobileField, NewPasswordField, SubmitRow } from './form-rows.tsx';
import type { Go } from './login-form.tsx';
import { registerByAccount, registerByPhone } from './schemas.ts';
import { useEnter } from './use-enter.ts';
import { useErrorWords, useFormOf } from '../../forms/use-form-of.ts';
import { useServerError } from '../../forms/use-server-error.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useAuthT } from './texts.ts';

/** Open an account by phone or by name. */
export function RegisterForm({ go }: { go: Go }) {
  const t = useT();
  const own = useAuthT();
  const [tab, setTab] = useState<'phone' | 'account'>('phone');
  return (
    <div className={styles.block}>
      <Tabs
        group="register"
        label={own('auth.howRegister')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'phone', label: own('auth.phone') },
          { id: 'account', label: own('auth.account') },
        ]}
      />
      <TabPanel group="register" value={tab}>
        {tab === 'phone' ? <ByPhone /> : <ByAccount />}
      </TabPanel>
      <p className={styles.other}>
        {own('auth.have')}{' '}
        <button type="button" className={styles.linkButton} onClick={() => go('login')}>
          {t('action.logIn')}
        </button>
      </p>
    </div>
  );
}

/** The invite code that the address brought, if any. */
const invited = (): string => new URLSearchParams(location.search).get('inviteCode') ?? '';

function ByPhone() {
  const t = useAuthT();
  const words = useErrorWords();
  const enter = useEnter();
  const [register] = useRegisterByMobileMutation();
  const sms = useSmsCode('register');
  const form = useFormOf(registerByPhone, {
    mobile: '',
    smsCode: '',
    password: '',
    inviteCode: invited(),
    declarations: notDeclared,
  });
  const failure = useServerError(form);
  const { errors, isSubmitting, isSubmitted } = form.formState;

  const submit = form.handleSubmit(async ({ password, inviteCode, ...values }) => {
    failure.clear();
    const { data, error } = await register({
      ...values,
      ...(password !== '' && { password }),
      ...(inviteCode !== '' && { inviteCode }),
    });
    if (data === undefined) failure.show(error);
    else enter(data);
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <MobileField {...form.register('mobile')} error={words(errors.mobile)} />
      <CodeField
        sms={sms}
        value={form.watch('smsCode')}
        error={words(errors.smsCode)}
        onChange={(code) => form.setValue('smsCode', code, { shouldValidate: isSubmitted })}
        mobile={async () =>
          (await form.trigger('mobile', { shouldFocus: true })) ? form.getValues('mobile') : undefined
        }
      />
      <NewPasswordField
        {...form.register('password')}
        label={t('auth.password.optional')}
        meter={form.watch('password')}
        error={words(errors.password)}
      />
      <Declarations register={form.register} errors={errors.declarations} />
      <InviteField {...form.register('inviteCode')} error={words(errors.inviteCode)} />
      <SubmitRow failure={failure} busy={isSubmitting} busyLabel={t('auth.register.busy')}>
        {t('auth.register')}
      </SubmitRow>
    </form>
  );
}

function ByAccount() {
  const t = useAuthT();
  const words = useErrorWords();
  const enter = useEnter();
  const [register] = useRegisterMutation();
  const form = useFormOf(registerByAccount, {
    account: '',
    password: '',
    inviteCode: invited(),
    declarations: notDeclared,
  });
  const failure = useServerError(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ inviteCode, ...values }) => {
    failure.clear();
    const { data, error } = await register({ ...values, ...(inviteCode !== '' && { inviteCode }) });
    if (data === undefined) failure.show(error);
    else enter(data, values.account.trim().toLowerCase());
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AccountField
        {...form.register('account')}
        maxLength={16}
        label={t('auth.newAccount')}
        help={t('auth.newAccount.help')}
        error={words(errors.account)}
      />
      <NewPasswordField
        {...form.register('password')}
        label={t('auth.password')}
        meter={form.watch('password')}
        error={words(errors.password)}
      />
      <Declarations register={form.register} errors={errors.declarations} />
      <InviteField {...form.register('inviteCode')} error={words(errors.inviteCode)} />
      <SubmitRow failure={failure} busy={isSubmitting} busyLabel={t('auth.register.busy')}>
        {t('auth.register')}
      </SubmitRow>
    </form>
  );
}
