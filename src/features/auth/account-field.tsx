import type { ComponentProps } from 'react';
import { useField } from '../../forms/form.tsx';
import { Field } from '../../ui/field.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

/** Field for an account name (`account`), for log-in and registration. */
export const AccountField = (more: ComponentProps<typeof Field>) => (
  <Field
    {...more}
    {...useField('account')}
    icon={moreIcons.user}
    autoComplete="username"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
);
