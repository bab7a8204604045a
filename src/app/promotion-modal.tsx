import { type ComponentType, useEffect } from 'react';
import { isStartUp, popups, type PopupName } from '../../contract/promotions/popups.ts';
import { popupView } from '../promotions/promotion-views.ts';
import { noteSeen } from '../store/seen-popups.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPopup } from './missing-popup.tsx';

interface PopupProps {
  readonly onClose: () => void;
}

/** Loads a popup that is noted as seen in this session when it is shown: one whose code is missing was not seen. */
async function loadPopup(name: PopupName, load: () => Promise<{ default: ComponentType<PopupProps> }>) {
  const { default: Popup } = await load();
  const Seen = (props: PopupProps) => {
    useEffect(() => {
      if (isStartUp(name)) noteSeen(name);
    }, []);
    return <Popup {...props} />;
  };
  return { default: Seen };
}

const POPUPS = Object.fromEntries(
  popups.map(({ name, promotion }) => [
    name,
    lazyPart(() => loadPopup(name, popupView(promotion).load), MissingPopup),
  ]),
) as Readonly<Record<PopupName, ComponentType<PopupProps>>>;

/** Renders a promotion's popup; a start-up popup is noted as seen in this session. */
export default function PromotionModal({ name, onClose }: PopupProps & { name: PopupName }) {
  const Popup = POPUPS[name];
  return <Popup onClose={onClose} />;
}
