import type { ReactNode } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FoldedRules, OpenProof } from './folded-rules.tsx';
import { RenderRules, type RulesSheetProps } from './rules-sheet.tsx';
import { frameTexts } from './texts.ts';

interface RulesDialogProps {
  readonly onClose: () => void;
  /** Called to show the proof sheet instead of the rules. */
  readonly onProof: () => void;
  readonly children: ReactNode;
}

const renderRules = (rules: RulesSheetProps): ReactNode => <FoldedRules {...rules} />;

/** Draws a game's rules in a sheet. Its code is loaded when the player first opens the rules. */
export default function RulesDialog({ onClose, onProof, children }: RulesDialogProps) {
  const t = useTexts(frameTexts);
  return (
    <Dialog kind="sheet" title={t('rules')} onClose={onClose}>
      <RenderRules value={renderRules}>
        <OpenProof value={onProof}>{children}</OpenProof>
      </RenderRules>
    </Dialog>
  );
}
