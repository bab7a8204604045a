import { AuthFrame, useGoToPage } from './auth-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { useAuthT } from './texts.ts';

/** Page for setting a new password when the old one is forgotten. */
export default function ForgotPage() {
  const t = useAuthT();
  const go = useGoToPage();
  return (
    <AuthFrame low title={t('auth.forgot.title')} tagline={t('auth.tagline')}>
      <ForgotForm go={go} />
    </AuthFrame>
  );
}
