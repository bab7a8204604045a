import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { manilaDate } from '../../../contract/form.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import styles from './auth.module.css';
import { useErrorWords } from '../../forms/use-form-of.ts';
import { useAuthT } from './texts.ts';
import { href } from '../../pages/href.ts';

/** Nothing declared yet. */
export const notDeclared = { birthDate: '', notRestricted: false, termsAccepted: false };

type Part = keyof typeof notDeclared;

interface DeclarationsProps {
  /** Connects an input to the form that holds the declarations. */
  register: (name: `declarations.${Part}`) => UseFormRegisterReturn;
  errors: Partial<Record<Part, FieldError | undefined>> | undefined;
}

/** Birth date and the two confirmations that open an account. */
export function Declarations({ register, errors }: DeclarationsProps) {
  const t = useT();
  const own = useAuthT();
  const words = useErrorWords();
  const today = manilaDate(serverNow());
  return (
    <>
      <Field
        {...register('declarations.birthDate')}
        type="date"
        label={own('auth.birthDate')}
        help={own('auth.birthDate.help')}
        error={words(errors?.birthDate)}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
      />
      <fieldset className={styles.confirm}>
        <legend>{own('auth.confirm')}</legend>
        <Checkbox {...register('declarations.notRestricted')} error={words(errors?.notRestricted)}>
          {own('auth.notRestricted')}
        </Checkbox>
        <Checkbox {...register('declarations.termsAccepted')} error={words(errors?.termsAccepted)}>
          <Linked
            text={own('auth.terms', { terms: '<terms>', privacy: '<privacy>' })}
            links={{
              '<terms>': [href('terms'), t('nav.terms')],
              '<privacy>': [href('privacy'), t('nav.privacy')],
            }}
          />
        </Checkbox>
      </fieldset>
    </>
  );
}

/** A sentence with links in it; they open beside the form, so that nothing typed is lost. */
function Linked({
  text,
  links,
}: {
  text: string;
  links: Readonly<Record<string, readonly [to: string, label: string]>>;
}): ReactNode {
  return text.split(/(<\w+>)/).map((part) => {
    const link = links[part];
    return link === undefined ? (
      part
    ) : (
      <Link key={part} to={link[0]} target="_blank" className="text-link">
        {link[1]}
      </Link>
    );
  });
}
