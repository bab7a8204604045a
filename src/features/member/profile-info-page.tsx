import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { User } from '../../../contract/profile.ts';
import { AVATARS, type Avatar as AvatarName } from '../../../contract/avatars.ts';
import { chosenNicknameOf } from '../../../contract/form.ts';
import { useUpdateProfileMutation } from '../../api/update-profile.ts';
import { Avatar } from '../../casino/avatar.tsx';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { useLengths } from '../../forms/use-lengths.ts';
import { href } from '../../pages/href.ts';
import { useUser } from '../../store/hooks.ts';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ContactForm } from './contact-form.tsx';
import { OwnPicture } from './own-picture.tsx';
import styles from './profile-page.module.css';
import { useProfileT } from './profile-texts.ts';

/** /member/profile/info: the form for the nickname and picture that other players see. */
export default function ProfileInfoPage() {
  const t = useProfileT();
  const user = useUser();
  return (
    <Page title={t('info.title')}>
      {user === undefined ? (
        <Skeleton height={320} radius={18} />
      ) : (
        <div className={styles.page}>
          <Edit key={user.id} {...user} />
          <ContactForm />
        </div>
      )}
    </Page>
  );
}

function Edit({ nickname, avatar, avatarOther }: Pick<User, 'nickname' | 'avatar' | 'avatarOther'>) {
  const t = useProfileT();
  const navigate = useNavigate();
  const [own, setOwn] = useState(avatarOther);
  const [chosen, setChosen] = useState<Choice | undefined>(
    own === '' ? AVATARS.find((name) => name === avatar) : OWN,
  );
  const [update] = useUpdateProfileMutation();
  const lengths = useLengths();
  const schema = useMemo(() => v.object({ nickname: chosenNicknameOf(lengths.nickname) }), [lengths]);
  const form = useFormOf(schema, { nickname }, async (values) => {
    await update({
      ...values,
      ...(chosen !== undefined && chosen !== OWN && { avatar: chosen, avatarOther: '' }),
      // A new picture is a data URL; any other address is a picture that the server already has.
      ...(chosen === OWN && own.startsWith('data:') && { avatarOther: own }),
    }).unwrap();
    showToast(t('saved'));
    await navigate(href('profile'), { replace: true });
  });
  return (
    <Form form={form} className={styles.page}>
      <Nickname />
      <Avatars chosen={chosen} onChoose={setChosen} own={own} onOwn={setOwn} />
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
      help={t('nickname.help', { most: useLengths().nickname[1] })}
      autoComplete="nickname"
    />
  );
}

/** Choice of the player's own picture, besides the avatars on offer. */
const OWN = 'own';
type Choice = AvatarName | typeof OWN;

interface AvatarsProps {
  readonly chosen: Choice | undefined;
  readonly onChoose: (name: Choice) => void;
  /** URL of the player's own picture; empty if there is none. */
  readonly own: string;
  readonly onOwn: (url: string) => void;
}

function Avatars({ chosen, onChoose, own, onOwn }: AvatarsProps) {
  const t = useProfileT();
  return (
    <fieldset className={styles.avatars}>
      <legend>{t('avatar')}</legend>
      {own !== '' && (
        <label className={chosen === OWN ? styles.chosen : undefined}>
          <input
            type="radio"
            name="avatar"
            value={OWN}
            checked={chosen === OWN}
            onChange={() => onChoose(OWN)}
            aria-label={t('own')}
          />
          <Avatar name={own} who="" size={60} />
        </label>
      )}
      <OwnPicture
        onPicture={(url) => {
          onOwn(url);
          onChoose(OWN);
        }}
      />
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
