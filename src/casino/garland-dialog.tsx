import type { ReactNode } from 'react';
import garland from '../../assets/lobby/garland.webp';
import { Dialog } from '../ui/dialog.tsx';
import styles from './garland-dialog.module.css';

interface GarlandDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Draws a dialog with a garland along its top. */
export const GarlandDialog = ({ title, onClose, children }: GarlandDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    crown={<img src={garland} className={styles.garland} width={390} height={48} alt="" />}
  >
    {children}
  </Dialog>
);
