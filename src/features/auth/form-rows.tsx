/** Rows that the forms of this folder share. */
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { Note } from '../../ui/states.tsx';
import { useAuthT } from './texts.ts';

/** What a form library says of a field, and what is wrong with it. */
type Row = Omit<ComponentProps<typeof Field>, 'label'>;

/** A mobile number. */
export function MobileField(row: Row) {
  const t = useAuthT();
  return (
    <Field
      {...row}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      prefix="+63"
      label={t('auth.mobile')}
      placeholder="917 555 0142"
    />
  );
}

/** The name of an account, new or known. */
export function AccountField(row: ComponentProps<typeof Field>) {
  return (
    <Field
      {...row}
      icon={moreIcons.user}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

/** A password that is chosen now, with its meter. */
export function NewPasswordField(row: ComponentProps<typeof PasswordField>) {
  const t = useAuthT();
  return (
    <PasswordField
      {...row}
      icon={moreIcons.lock}
      autoComplete="new-password"
      help={t('auth.password.help')}
    />
  );
}

/** Who invited the player. */
export function InviteField(row: Row) {
  const t = useAuthT();
  return <Field {...row} icon={moreIcons.gift} label={t('auth.invite')} autoComplete="off" />;
}

interface SubmitRowProps {
  /** What the server refused that belongs under no field. */
  failure: { readonly note: string | undefined };
  busy: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** The end of a form: what went wrong and the button. */
export function SubmitRow({ failure, busy, busyLabel, children }: SubmitRowProps) {
  return (
    <>
      {failure.note !== undefined && (
        <div role="alert">
          <Note kind="bad">{failure.note}</Note>
        </div>
      )}
      <Button
        type="submit"
        kind="gold"
        size="l"
        block
        busy={busy}
        {...(busyLabel !== undefined && { busyLabel })}
      >
        {children}
      </Button>
    </>
  );
}
