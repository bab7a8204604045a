import { type ComponentType, useEffect } from 'react';
import { isStartUp, popups, type PopupName } from '../../contract/promotions/popups.ts';
import { popupView } from '../promotions/promotion-views.ts';
import { noteSeen } from '../store/seen-popups.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPopup } from './missing-popup.tsx';

const POPUPS = Object.fromEntries(
  popups.map(({ name, promotion }) => [name, lazyPart(popupView(promotion).load, MissingPopup)]),
) as Readonly<Record<PopupName, ComponentType<{ onClose: () => void }>>>;

/** Renders a promotion's popup; a start-up popup is noted as seen in this session. */
export default function PromotionModal({ name, onClose }: { name: PopupName; onClose: () => void }) {
  useEffect(() => {
    if (isStartUp(name)) noteSeen(name);
  }, [name]);
  const Popup = POPUPS[name];
  return <Popup onClose={onClose} />;
}
