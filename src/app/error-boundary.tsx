import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n/i18n.tsx';
import { track } from '../platform/analytics.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { pictures } from '../casino/pictures.ts';

/**
 * Shows a message with a way out instead of an empty page when a child fails to render. At the next address it shows the
 * children again, so that Back and every link lead away from a page that has failed.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key, pathname, search } = useLocation();
  return <Boundary place={`${key} ${pathname}${search}`}>{children}</Boundary>;
}

interface BoundaryProps {
  readonly children: ReactNode;
  /** Text that changes with each navigation. */
  readonly place: string;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    // If the page of the new address has failed, this renders it a second time.
    // oxlint-disable-next-line react/no-did-update-set-state -- because getDerivedStateFromProps would reset a new failure
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
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
    <div role="alert">
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
    </div>
  );
}
