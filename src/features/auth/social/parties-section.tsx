import { useState } from 'react';
import { SocialType } from '../../../../contract/social.ts';
import type { User } from '../../../../contract/profile.ts';
import { useGetLoginWaysQuery, useUnbindSocialMutation } from '../../../api/social.ts';
import { href } from '../../../pages/href.ts';
import { isInApp } from '../../../platform/device.ts';
import { useErrorText, useUser } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { parties, PartyMark } from './parties.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useSocialT } from './texts.ts';
import { useLeave } from './use-leave.ts';
import { useProof } from './use-proof.tsx';
import { useBindT } from '../bind-texts.ts';

/** Draws the third parties with which the player logs in, and those that the player can add. */
export function Parties() {
  const t = useSocialT();
  const user = useUser();
  const { data } = useGetLoginWaysQuery({ origin: location.origin });
  const types = Object.values(SocialType).filter(
    (type) => nameAt(user, type) !== undefined || (data?.social.includes(type) === true && !isInApp()),
  );
  if (user === undefined || types.length === 0) return null;
  return (
    <section>
      <h2>{t('parties')}</h2>
      <Rows>
        {types.map((type) => (
          <PartyRow key={type} type={type} name={nameAt(user, type)} />
        ))}
      </Rows>
    </section>
  );
}

/** Returns the name that the player has at a third party; undefined if the account is not linked to it. */
function nameAt(user: User | undefined, type: SocialType): string | undefined {
  if (user === undefined) return undefined;
  const [account, name] = {
    [SocialType.google]: [user.googleAccount, user.googleName],
    [SocialType.facebook]: [user.facebookAccount, user.facebookName],
    [SocialType.line]: [user.lineAccount, user.lineName],
  }[type];
  return account === '' ? undefined : name;
}

function PartyRow({ type, name }: { type: SocialType; name: string | undefined }) {
  const t = useSocialT();
  const own = useBindT();
  const errorText = useErrorText();
  const { leave, leavingFor } = useLeave();
  const { prove, dialog } = useProof();
  const [unbind] = useUnbindSocialMutation();
  const [isAsking, setAsking] = useState(false);
  const party = parties[type].name;
  const add = async (): Promise<void> => {
    if (!(await prove())) return;
    await leave(type, { purpose: 'bind', redirect: href('loginWays'), inviteCode: '' });
  };
  const remove = async (): Promise<void> => {
    try {
      await unbind({ type }).unwrap();
      showToast(t('unbound', { party }));
    } catch (error) {
      showToast(errorText(error), 'info');
    }
  };
  return (
    <>
      <Row
        picture={<PartyMark type={type} size={28} />}
        name={party}
        note={name === undefined ? own('info.none') : <bdi>{name}</bdi>}
        end={
          name === undefined ? (
            <Button
              kind="line"
              size="s"
              busy={leavingFor !== undefined}
              aria-label={`${own('info.add')}: ${party}`}
              onClick={() => void add()}
            >
              {own('info.add')}
            </Button>
          ) : (
            <Button
              kind="line"
              size="s"
              aria-label={t('remove.of', { name: party })}
              onClick={() => setAsking(true)}
            >
              {t('remove')}
            </Button>
          )
        }
      />
      {dialog}
      {isAsking && <RemoveDialog name={party} onRemove={remove} onClose={() => setAsking(false)} />}
    </>
  );
}
