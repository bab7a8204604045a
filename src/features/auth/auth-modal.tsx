import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPage } from '../../pages/href.ts';
import { isOnBreak } from '../../platform/break.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { modalReplaced, type Modal } from '../../store/modals-slice.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useAuthT } from './texts.ts';

interface AuthModalProps {
  modal: Extract<Modal, { name: 'login' | 'register' | 'forgot' }>;
  onClose: () => void;
}

/** Draws the forms for log-in, registration and a new password in a dialog over the current page. */
export default function AuthModal({ modal, onClose }: AuthModalProps) {
  const t = useAuthT();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const onBreak = isOnBreak() && isPage('selfLimited', pathname);
  const onAuthPage = pathname.startsWith('/auth/') || onBreak;
  const ended = modal.name === 'login' && modal.because === 'ended';
  const note = (ended ? modal.reason : undefined) ?? t('auth.ended');

  useEffect(() => {
    // On these pages the dialog closes: a guard has redirected to the log-in page, which has the form, or to the page
    // about the break.
    if (!onAuthPage) return;
    if (ended && !onBreak) showToast(note, 'info');
    onClose();
  }, [onAuthPage, onBreak, ended, onClose, note]);

  if (onAuthPage) return null;
  const go = (name: 'login' | 'register' | 'forgot') =>
    dispatch(modalReplaced({ from: modal.name, to: { name } }));
  const titles = {
    login: 'auth.login.title',
    register: 'auth.register.title',
    forgot: 'auth.forgot.title',
  } as const;
  return (
    <Dialog title={t(titles[modal.name])} onClose={onClose}>
      {ended && (
        <div style={{ marginBottom: 14 }}>
          <Note>{note}</Note>
        </div>
      )}
      {modal.name === 'login' && <LoginForm how={modal.how} go={go} />}
      {modal.name === 'register' && <RegisterForm go={go} />}
      {modal.name === 'forgot' && <ForgotForm go={go} />}
    </Dialog>
  );
}
