import { useFormContext } from 'react-hook-form';
import { useTexts } from '../i18n/i18n.tsx';
import { Field, PasswordField } from '../ui/field.tsx';
import { moreIcons } from '../ui/more-icons.ts';
import { CodeField } from './code-field.tsx';
import { useField } from './form.tsx';
import { formTexts } from './form-texts.ts';
import { useLengths } from './use-lengths.ts';
import type { SmsCode } from './use-sms-code.ts';

/** Field for a mobile number, bound to the form's `mobile`. */
export function MobileField() {
  const t = useTexts(formTexts);
  return (
    <Field
      {...useField('mobile')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      prefix="+63"
      label={t('mobile')}
      placeholder="917 555 0142"
    />
  );
}

/** Fields for a mobile number (`mobile`) and for the code that verifies it (`smsCode`). */
export const PhoneFields = ({ sms }: { sms: SmsCode }) => (
  <>
    <MobileField />
    <CodeField sms={sms} />
  </>
);

/** Field for a new password (`password`), with a meter of its strength. */
export function NewPasswordField({ label }: { label: string }) {
  const t = useTexts(formTexts);
  const [least, most] = useLengths().password;
  const { watch } = useFormContext<{ password: string }>();
  return (
    <PasswordField
      {...useField('password')}
      label={label}
      meter={watch('password')}
      icon={moreIcons.lock}
      autoComplete="new-password"
      help={t('password.help', { least, most })}
    />
  );
}

/** Field for the code of the player who sent an invitation (`inviteCode`). */
export function InviteField() {
  const t = useTexts(formTexts);
  return <Field {...useField('inviteCode')} icon="gift" label={t('invite')} autoComplete="off" />;
}
