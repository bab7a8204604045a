import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { manilaDate } from '../../../contract/manila-date.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { usePageNames } from '../../casino/page-names.ts';
import { Checkbox, Field } from '../../ui/field.tsx';
import styles from './auth.module.css';
import { useAuthT } from './texts.ts';
import { href } from '../../pages/href.ts';
import { useField } from '../../forms/form.tsx';

/** Values of the declarations' fields before the player has filled them in. */
export const notDeclared = { birthDate: '', notRestricted: false, termsAccepted: false };

/** Draws the birth date and the two confirmations that every new account requires. */
export function Declarations() {
  const own = useAuthT();
  const names = usePageNames();
  const today = manilaDate(serverNow());
  return (
    <>
      <Field
        {...useField('declarations.birthDate')}
        type="date"
        label={own('auth.birthDate')}
        help={own('auth.birthDate.help')}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
      />
      <fieldset className={styles.confirm}>
        <legend>{own('auth.confirm')}</legend>
        <Checkbox {...useField('declarations.notRestricted')}>{own('auth.notRestricted')}</Checkbox>
        <Checkbox {...useField('declarations.termsAccepted')}>
          <Linked
            text={own('auth.terms', { terms: '<terms>', privacy: '<privacy>' })}
            links={{
              '<terms>': [href('terms'), names('terms')],
              '<privacy>': [href('privacy'), names('privacy')],
            }}
          />
        </Checkbox>
      </fieldset>
    </>
  );
}

/** Draws a sentence with links, which open a new tab so that no input is lost. */
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
