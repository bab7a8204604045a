import { contactDetails } from '../../../contract/user-other.ts';
import { useGetContactDetailsQuery, useUpdateContactDetailsMutation } from '../../api/update-profile.ts';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Checkbox, Field } from '../../ui/field.tsx';
import { Card } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './profile-page.module.css';
import { useProfileT } from './profile-texts.ts';

/** Form for the player's contact data besides the mobile number, and for the consent to receive offers. */
export function ContactForm() {
  const t = useProfileT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetContactDetailsQuery();
  return (
    <Card>
      <div className={styles.about}>
        <h2>{t('contact')}</h2>
        <p>{t('contact.about')}</p>
      </div>
      {data ? (
        <Details details={data} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton height={320} radius={14} />
      )}
    </Card>
  );
}

type Details = NonNullable<ReturnType<typeof useGetContactDetailsQuery>['data']>;

function Details({ details }: { details: Details }) {
  const t = useProfileT();
  const [update] = useUpdateContactDetailsMutation();
  const form = useFormOf(contactDetails, details, async (values) => {
    await update(values).unwrap();
    showToast(t('saved'));
  });
  return (
    <Form form={form} className={styles.page}>
      <Fields />
      <SubmitRow busyLabel={t('saving')}>{t('contact.save')}</SubmitRow>
    </Form>
  );
}

function Fields() {
  const t = useProfileT();
  return (
    <>
      <Field
        {...useField('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('contact.email')}
      />
      <Field
        {...useField('viber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('contact.viber')}
      />
      <Field {...useField('telegram')} autoComplete="off" label={t('contact.telegram')} />
      <Checkbox {...useField('wantsOffers')}>{t('contact.offers')}</Checkbox>
    </>
  );
}
