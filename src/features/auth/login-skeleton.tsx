import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAuthT } from './texts.ts';

/**
 * Draws the log-in page while its code is loading: the final picture, and a placeholder for the form. The build
 * prerenders it.
 */
export function LoginSkeleton() {
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
