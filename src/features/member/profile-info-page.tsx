import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { AVATARS, type Avatar as AvatarName } from '../../../contract/avatars.ts';
import { chosenNickname } from '../../../contract/form.ts';
import { useUpdateProfileMutation } from '../../api/update-profile.ts';
import { Avatar } from '../../casino/avatar.tsx';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { href } from '../../pages/href.ts';
import { useUser } from '../../store/hooks.ts';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './profile-page.module.css';
import { useProfileT } from './profile-texts.ts';

const schema = v.object({ nickname: chosenNickname });

/** /member/profile/info: the nickname and the picture that others see. */
export default function ProfileInfoPage() {
  const t = useProfileT();
  const user = useUser();
  return (
    <Page title={t('info.title')}>
      {user === undefined ? (
        <Skeleton height={320} radius={18} />
      ) : (
        <Edit key={user.id} nickname={user.nickname} avatar={user.avatar} />
      )}
    </Page>
  );
}

function Edit({ nickname, avatar }: { nickname: string; avatar: string }) {
  const t = useProfileT();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(AVATARS.find((name) => name === avatar));
  const [update] = useUpdateProfileMutation();
  const form = useFormOf(schema, { nickname }, async (values) => {
    await update({ ...values, ...(chosen !== undefined && { avatar: chosen }) }).unwrap();
    showToast(t('saved'));
    await navigate(href('profile'), { replace: true });
  });
  return (
    <Form form={form} className={styles.page}>
      <Nickname />
      <Avatars chosen={chosen} onChoose={setChosen} />
      <SubmitRow busyLabel={t('saving')}>{t('save')}</SubmitRow>
    </Form>
  );
}

function Nickname() {
  const t = useProfileT();
  return (
    <Field
      {...useField('nickname')}
      label={t('nickname')}
      help={t('nickname.help')}
      autoComplete="nickname"
    />
  );
}

interface AvatarsProps {
  readonly chosen: AvatarName | undefined;
  readonly onChoose: (name: AvatarName) => void;
}

function Avatars({ chosen, onChoose }: AvatarsProps) {
  const t = useProfileT();
  return (
    <fieldset className={styles.avatars}>
      <legend>{t('avatar')}</legend>
      {AVATARS.map((name) => (
        <label key={name} className={name === chosen ? styles.chosen : undefined}>
          <input
            type="radio"
            name="avatar"
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            aria-label={name}
          />
          <Avatar name={name} who="" size={60} />
        </label>
      ))}
    </fieldset>
  );
}
