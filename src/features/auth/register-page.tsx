import { AuthFrame, useGoToPage } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { useAuthT } from './texts.ts';

/** Registration page. */
export default function RegisterPage() {
  const t = useAuthT();
  const go = useGoToPage();
  return (
    <AuthFrame low title={t('auth.register.title')} tagline={t('auth.register.intro')}>
      <RegisterForm go={go} />
    </AuthFrame>
  );
}
