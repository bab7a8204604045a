import { type NamedStartUpPopup, START_UP_POPUPS } from '../../../contract/promotions/popups.ts';
import type { StartUpState } from '../../promotions/promotion-view.ts';
import { popupView } from '../../promotions/promotion-views.ts';

/** Returns whether the visitor may see a popup: players see all popups, guests only those whose rule allows it. */
const mayLook = (
  { name, startUp: { guests } }: NamedStartUpPopup,
  { isLoggedIn, forGuests }: StartUpState,
): boolean => isLoggedIn || guests === 'always' || (guests === 'if-shown' && forGuests.has(name));

const isDue = (popup: NamedStartUpPopup, state: StartUpState): boolean =>
  state.open.has(popup.name) &&
  !state.seen.has(popup.name) &&
  mayLook(popup, state) &&
  (popup.startUp.isForNewcomers === true || !state.isNewcomer) &&
  popupView(popup.promotion).isDue?.(state) !== false;

/** Returns the start-up popups that are due and not seen yet, in order (docs/product-rules.md, Start-up popups). */
export const startUpPopups = (state: StartUpState): readonly NamedStartUpPopup[] =>
  START_UP_POPUPS.filter((popup) => isDue(popup, state));
