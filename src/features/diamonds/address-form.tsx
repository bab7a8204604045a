import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type FieldError, type FieldPath, useForm, useWatch } from 'react-hook-form';
import type * as v from 'valibot';
import {
  address,
  ADDRESS_MAX,
  addressFields,
  type Address,
  type StoredAddress,
} from '../../../contract/address.ts';
import { provincesOf, regionNames } from '../../../contract/ph-places.ts';
import { isApiError } from '../../api/api-error.ts';
import { useSaveAddressMutation } from '../../api/diamond.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/states.tsx';
import { isFieldCode, useMallT } from './mall-texts.ts';
import styles from './mall.module.css';
import { SelectField } from '../../forms/select-field.tsx';

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

const isField = (name: string): name is FieldPath<Typed> => name in addressFields;

/** The parts of a kept address that are typed. */
const typedOf = ({ id: _id, version: _version, ...typed }: StoredAddress): Typed => typed;

/** Where goods are sent. What was typed stays, whatever was wrong with it and whoever said so. */
export function AddressForm({
  known,
  onSaved,
}: {
  known: StoredAddress | undefined;
  onSaved: (saved: StoredAddress) => void;
}) {
  const t = useMallT();
  const errorText = useErrorText();
  const [save] = useSaveAddressMutation();
  const [note, setNote] = useState('');
  const form = useForm<Typed, unknown, Address>({
    resolver: valibotResolver(address),
    defaultValues: known ? typedOf(known) : EMPTY,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const words = (error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    const code = error.message ?? '';
    return t(isFieldCode(code) ? `field.${code}` : 'field.invalid');
  };

  const submit = form.handleSubmit(async (values) => {
    setNote('');
    try {
      onSaved((await save(values).unwrap()).address);
    } catch (error) {
      const named = isApiError(error) ? Object.entries(error.fields) : [];
      for (const [name, code] of named) {
        if (isField(name)) form.setError(name, { type: 'server', message: code }, { shouldFocus: true });
      }
      if (!named.some(([name]) => isField(name))) setNote(errorText(error));
    }
  });

  const region = useWatch({ control: form.control, name: 'region' });
  const line = (name: FieldPath<Typed>, autoComplete: string, maxLength = ADDRESS_MAX) => (
    <Field
      {...register(name)}
      label={t(`address.${name}`)}
      autoComplete={autoComplete}
      maxLength={maxLength}
      error={words(errors[name])}
    />
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {line('name', 'name', 60)}
      <Field
        {...register('mobile')}
        label={t('address.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={words(errors.mobile)}
      />
      <SelectField
        {...register('region', {
          // A province of another region would be wrong: it is asked for anew.
          onChange: () => form.setValue('province', ''),
        })}
        label={t('address.region')}
        empty={t('address.choose')}
        options={regionNames}
        autoComplete="off"
        error={words(errors.region)}
      />
      <SelectField
        {...register('province')}
        label={t('address.province')}
        empty={t('address.choose')}
        options={provincesOf(region)}
        autoComplete="address-level1"
        error={words(errors.province)}
      />
      {line('city', 'address-level2')}
      {line('barangay', 'address-level3')}
      {line('street', 'street-address')}
      <Field
        {...register('zip')}
        label={t('address.zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        error={words(errors.zip)}
      />
      {note !== '' && (
        <div role="alert">
          <Note kind="bad">{note}</Note>
        </div>
      )}
      <Button type="submit" kind="gold" block busy={isSubmitting}>
        {t('address.save')}
      </Button>
    </form>
  );
}
