import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { track } from '../platform/analytics.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { pictures } from '../casino/pictures.ts';

/** Shows a message with a way out instead of an empty page when a child fails to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    track('page_failed', { message: String(error).slice(0, 200) });
  }

  override render(): ReactNode {
    return this.state.failed ? <Stumbled /> : this.props.children;
  }
}

function Stumbled() {
  const t = useT();
  return (
    <main>
      <EmptyState
        picture={pictures.tools}
        title={t('error.crash')}
        help={t('error.crash.help')}
        action={
          <Button kind="gold" onClick={() => location.reload()}>
            {t('error.reload')}
          </Button>
        }
      />
    </main>
  );
}
