import { useLocation } from 'react-router-dom';
import { AuthFrame, useGoToPage } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { useAuthT } from './texts.ts';

/** Log-in page; at the address /auth/accountLogin its account tab is selected. */
export default function LoginPage() {
  const t = useAuthT();
  const go = useGoToPage();
  const { pathname } = useLocation();
  const how = pathname === '/auth/accountLogin' ? 'account' : undefined;
  return (
    <AuthFrame title={t('auth.login.title')} tagline={t('auth.tagline')}>
      <LoginForm key={pathname} how={how} go={go} />
    </AuthFrame>
  );
}
