import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as v from 'valibot';
import { address, ADDRESS_MAX, type StoredAddress } from '../../../contract/address.ts';
import { provincesOf, regionNames } from '../../../contract/ph-places.ts';
import { useSaveAddressMutation } from '../../api/diamonds.ts';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { Field } from '../../ui/field.tsx';
import { isFieldCode, useMallT } from './mall-texts.ts';
import styles from './mall.module.css';

type Typed = v.InferInput<typeof address>;

const EMPTY: Typed = {
  name: '',
  mobile: '',
  region: '',
  province: '',
  city: '',
  barangay: '',
  street: '',
  zip: '',
};

/** Returns the fields of a stored address that the player can edit. */
const typedOf = ({ id: _id, version: _version, ...typed }: StoredAddress): Typed => typed;

interface AddressFormProps {
  readonly known: StoredAddress | undefined;
  readonly onSaved: (saved: StoredAddress) => void;
}

/** Form for the delivery address. The input is kept after any error of the form or the server. */
export function AddressForm({ known, onSaved }: AddressFormProps) {
  const t = useMallT();
  const [save] = useSaveAddressMutation();
  const form = useFormOf(address, known ? typedOf(known) : EMPTY, async (values) =>
    onSaved((await save(values).unwrap()).address),
  );
  return (
    <Form
      form={form}
      className={styles.form}
      fieldText={(code) => (isFieldCode(code) ? t(`field.${code}`) : undefined)}
    >
      <Line name="name" autoComplete="name" maxLength={60} />
      <Line name="mobile" type="tel" inputMode="tel" autoComplete="tel" />
      <Places />
      <Line name="city" autoComplete="address-level2" maxLength={ADDRESS_MAX} />
      <Line name="barangay" autoComplete="address-level3" maxLength={ADDRESS_MAX} />
      <Line name="street" autoComplete="street-address" maxLength={ADDRESS_MAX} />
      <Line name="zip" inputMode="numeric" autoComplete="postal-code" />
      <SubmitRow size="m">{t('address.save')}</SubmitRow>
    </Form>
  );
}

function Line({ name, ...input }: Omit<ComponentProps<typeof Field>, 'label'> & { name: keyof Typed }) {
  const t = useMallT();
  return <Field {...input} {...useField(name)} label={t(`address.${name}`)} />;
}

/** Draws the selects for region and province; the choice of provinces depends on the region. */
function Places() {
  const t = useMallT();
  const { control, setValue } = useFormContext<Typed>();
  const region = useField('region');
  const named = useWatch({ control, name: 'region' });
  return (
    <>
      <SelectField
        {...region}
        // Clears the province, which does not belong to the new region.
        onChange={async (event) => {
          await region.onChange(event);
          setValue('province', '');
        }}
        label={t('address.region')}
        empty={t('address.choose')}
        options={regionNames}
        autoComplete="off"
      />
      <SelectField
        {...useField('province')}
        label={t('address.province')}
        empty={t('address.choose')}
        options={provincesOf(named)}
        autoComplete="address-level1"
      />
    </>
  );
}
