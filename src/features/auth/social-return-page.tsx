import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorCode } from '../../../contract/errors.ts';
import { SocialType } from '../../../contract/social.ts';
import { isApiError } from '../../api/api-error.ts';
import {
  useBindSocialMutation,
  useLogInByFacebookMutation,
  useLogInByGoogleMutation,
  useLogInByLineMutation,
} from '../../api/social.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { href } from '../../pages/href.ts';
import { deviceId } from '../../platform/device.ts';
import { safeRedirect } from '../../platform/redirect.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AuthFrame } from './auth-frame.tsx';
import authStyles from './auth.module.css';
import { notDeclared } from './declarations.tsx';
import { PersonFields } from './person-fields.tsx';
import { useAuthSchemas } from './use-auth-schemas.ts';
import { useAuthT } from './texts.ts';
import { useOpenSession } from './use-open-session.ts';
import { type SocialAttempt, forgetAttempt, keepAttempt, readAttempt } from './social/attempt.ts';
import { parties, PartyMark } from './social/parties.tsx';
import styles from './social/social.module.css';
import { useSocialT } from './social/texts.ts';
import { useLeave } from './social/use-leave.ts';
import { useProof } from './social/use-proof.tsx';

/** A log-in attempt whose player has returned from the third party; `returned` is the query of the return address. */
type Returned = SocialAttempt & { readonly returned: string };

/** /auth/social: the page to which Google, Facebook and LINE return the player. */
export default function SocialReturnPage() {
  const t = useSocialT();
  const returned = useReturned();
  return (
    <AuthFrame title={t('return.title')} tagline="" low>
      {returned === undefined ? (
        <EmptyState
          picture={morePictures.ticket}
          title={t('return.none')}
          help={t('return.none.help')}
          action={<LinkButton to={href('login')}>{t('back')}</LinkButton>}
        />
      ) : new URLSearchParams(returned.returned).has('error') ? (
        <Cancelled attempt={returned} />
      ) : (
        <Finish attempt={returned} />
      )}
    </AuthFrame>
  );
}

/**
 * Returns this tab's log-in attempt with the query of its return; undefined if there is none. Removes the query from
 * the address at once, because it holds a secret code; after a reload, reads the query from storage.
 */
function useReturned(): Returned | undefined {
  const [query, setQuery] = useSearchParams();
  const [attempt] = useState(() => {
    const kept = readAttempt();
    if (kept === undefined) return undefined;
    const returned = isEmpty(query) ? kept.returned : `?${query.toString()}`;
    if (returned === undefined) return undefined;
    keepAttempt({ ...kept, returned });
    return { ...kept, returned };
  });
  useEffect(() => {
    if (!isEmpty(query)) setQuery({}, { replace: true });
  }, [query, setQuery]);
  return attempt;
}

/** Returns whether a query has no entry. URLSearchParams.size is newer than the oldest browsers that we support. */
const isEmpty = (query: URLSearchParams): boolean => query.toString() === '';

function Cancelled({ attempt }: { attempt: Returned }) {
  const t = useSocialT();
  return (
    <>
      <EmptyState
        title={t('return.cancelled.title')}
        help={t('return.cancelled', { party: parties[attempt.type].name })}
      />
      <WaysOn attempt={attempt} />
    </>
  );
}

/** Draws the buttons for trying the same third party again or going back to the other log-in methods. */
function WaysOn({ attempt: { type, purpose, redirect, inviteCode } }: { attempt: Returned }) {
  const t = useSocialT();
  const { leave, leavingFor } = useLeave();
  const { prove, dialog } = useProof();
  const party = parties[type].name;
  const again = async (): Promise<void> => {
    if (purpose === 'bind' && !(await prove())) return;
    await leave(type, { purpose, redirect, inviteCode });
  };
  const others =
    purpose === 'bind'
      ? href('loginWays')
      : `${href('login')}?${new URLSearchParams({ redirect }).toString()}`;
  return (
    <>
      <Button
        kind="gold"
        block
        busy={leavingFor !== undefined}
        busyLabel={t('leaving', { party })}
        onClick={() => void again()}
      >
        {t('again', { party })}
      </Button>
      <LinkButton kind="quiet" block to={others}>
        {t('back')}
      </LinkButton>
      {dialog}
    </>
  );
}

/** State of the request that completes the log-in: running, waiting for the personal fields, or failed. */
type Step =
  | { readonly is: 'asking' }
  | { readonly is: 'person' }
  | { readonly is: 'failed'; readonly help: string };

function Finish({ attempt }: { attempt: Returned }) {
  const t = useSocialT();
  const errorText = useErrorText();
  const finish = useFinish(attempt);
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const asked = useRef(false);

  useEffect(() => {
    // Sends the third party's code only once, because it is valid only once.
    if (asked.current) return;
    asked.current = true;
    finish().catch((error: unknown) => {
      const isNew = isApiError(error) && error.errcode === ErrorCode.declarationsNeeded;
      setStep(isNew ? { is: 'person' } : { is: 'failed', help: errorText(error) });
    });
  }, [finish, errorText]);

  if (step.is === 'person') return <Person attempt={attempt} finish={finish} />;
  if (step.is === 'failed')
    return (
      <>
        <ErrorState title={t('return.failed')} help={step.help} />
        <WaysOn attempt={attempt} />
      </>
    );
  return (
    <div className={styles.wait} role="status">
      <PartyMark type={attempt.type} size={48} />
      <p>{t('return.wait', { party: parties[attempt.type].name })}</p>
    </div>
  );
}

/** Personal fields that a new player adds to the data of the third party. */
type More = Partial<Parameters<ReturnType<typeof useLogInByGoogleMutation>[0]>[0]>;

/**
 * Returns a function that completes the attempt: it begins a session or links the third party to the player's account,
 * and then goes to the next page. Rejects with the server's refusal.
 */
function useFinish({ type, secret, returned, purpose, redirect }: Returned) {
  const t = useSocialT();
  const navigate = useNavigate();
  const enter = useOpenSession();
  const [bind] = useBindSocialMutation();
  const logIn = useLogInBy(type);
  return async (more: More = {}): Promise<void> => {
    let isNew = false;
    if (purpose === 'bind') {
      await bind({ returned, secret }).unwrap();
      showToast(t('bound', { party: parties[type].name }));
    } else {
      const device = deviceId();
      const entry = await logIn({
        returned,
        secret,
        ...(device !== undefined && { deviceId: device }),
        ...more,
      }).unwrap();
      enter(entry);
      isNew = entry.isNew;
    }
    forgetAttempt();
    const back = safeRedirect(redirect);
    // A new player is first asked for a mobile number, which grants the welcome gifts; this can be skipped.
    const next = isNew ? `${href('bind')}?${new URLSearchParams({ redirect: back }).toString()}` : back;
    await navigate(purpose === 'bind' ? href('loginWays') : next, { replace: true });
  };
}

function useLogInBy(type: SocialType) {
  const [google] = useLogInByGoogleMutation();
  const [facebook] = useLogInByFacebookMutation();
  const [line] = useLogInByLineMutation();
  return { [SocialType.google]: google, [SocialType.facebook]: facebook, [SocialType.line]: line }[type];
}

/** Form for a new player's personal fields; the log-in at the third party stays valid until it is sent. */
function Person({ attempt, finish }: { attempt: Returned; finish: (more: More) => Promise<void> }) {
  const t = useSocialT();
  const form = useFormOf(
    useAuthSchemas().person,
    { nickname: '', inviteCode: attempt.inviteCode, declarations: notDeclared },
    ({ declarations, nickname, inviteCode }) =>
      finish({
        declarations,
        ...(nickname !== '' && { nickname }),
        ...(inviteCode !== '' && { inviteCode }),
      }),
  );
  const own = useAuthT();
  return (
    <Form form={form} className={authStyles.form}>
      <p className={authStyles.why}>{t('person.why', { party: parties[attempt.type].name })}</p>
      <PersonFields isInvited={attempt.inviteCode !== ''} />
      <SubmitRow busyLabel={own('auth.register.busy')}>{own('auth.register')}</SubmitRow>
    </Form>
  );
}
