import { isApiError } from '../../api/api-error.ts';
import { pictures } from '../../casino/pictures.ts';
import { useT } from '../../i18n/i18n.tsx';
import { useErrorText } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

interface LobbyFailedProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Shown in place of the lobby if the configuration could not be fetched. Without a network it has a message of its own.
 */
export function LobbyFailed({ error, busy, onRetry }: LobbyFailedProps) {
  const t = useT();
  const errorText = useErrorText();
  if (!isApiError(error) || error.kind !== 'offline') {
    return <ErrorState help={errorText(error)} busy={busy} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      picture={pictures.antenna}
      title={t('offline.title')}
      help={t('offline.help')}
      action={
        <Button kind="gold" icon="refresh-cw" busy={busy} onClick={onRetry}>
          {t('offline.try')}
        </Button>
      }
    />
  );
}
