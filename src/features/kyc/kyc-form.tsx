import { kycApplication, kycIdTypes } from '../../../contract/kyc.ts';
import { useAddKycMutation } from '../../api/kyc.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './kyc.module.css';
import { PhotoField } from './photo-field.tsx';
import { useKycT } from './texts.ts';

const EMPTY = {
  idType: 'national',
  idNumber: '',
  realName: '',
  birthDate: '',
  idPicture: '',
  selfiePicture: '',
} as const;

/** Form for verifying the player's identity: a document, a selfie and the data on the document. */
export function KycForm() {
  const t = useKycT();
  const [add] = useAddKycMutation();
  const form = useFormOf(kycApplication, EMPTY, async (values) => {
    await add(values).unwrap();
    showToast(t('sent'));
  });
  return (
    <Form form={form} className={styles.page}>
      <ChoiceField
        name="idType"
        label={t('idType')}
        options={kycIdTypes.options}
        text={(type) => t(`id.${type}`)}
      />
      <PhotoField kind="id" name="idPicture" />
      <Typed name="idNumber" label={t('idNumber')} autoCapitalize="characters" autoComplete="off" />
      <Typed name="realName" label={t('realName')} help={t('realName.help')} autoComplete="name" />
      <Typed name="birthDate" label={t('birthDate')} type="date" autoComplete="bday" />
      <PhotoField kind="selfie" name="selfiePicture" />
      <SubmitRow busyLabel={t('sending')}>{t('send')}</SubmitRow>
    </Form>
  );
}

interface TypedProps {
  readonly name: 'idNumber' | 'realName' | 'birthDate';
  readonly label: string;
  readonly help?: string;
  readonly type?: string;
  readonly autoComplete: string;
  readonly autoCapitalize?: string;
}

const Typed = ({ name, ...rest }: TypedProps) => <Field {...useField(name)} {...rest} spellCheck={false} />;
