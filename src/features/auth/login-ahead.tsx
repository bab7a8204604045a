import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAuthT } from './texts.ts';

/** The log-in while its code is on its way: its picture as it stays, and the form's place. The build draws it into the page. */
export function LoginAhead() {
  const t = useAuthT();
  return (
    <AuthFrame title={t('auth.login.title')} tagline={t('auth.tagline')}>
      <Skeleton height={48} radius={14} />
      <Skeleton height={74} radius={14} />
      <Skeleton height={74} radius={14} />
      <Skeleton height={54} radius={14} />
    </AuthFrame>
  );
}
